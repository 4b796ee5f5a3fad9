/** Real: an api, a worker and sockets. Those who watch a competition hear of its changes, as long as they may see it. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { toGlobalId } from '../../src/platform/api/ids.js';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { foundClub, joinAll } from '../support/clubs.js';
import { socketOf, subscribe } from '../support/live.js';
import { announce, enter, playByResigning } from '../support/played-competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';

let service: TestService;
let organiser: TestClient;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startService();
  organiser = await service.player();
});
afterAll(async () => {
  for (const socket of opened) await socket.dispose();
  await service.stop();
});

interface Updated {
  readonly competitionUpdated: {
    readonly version: number;
    readonly status: string;
    readonly enteredCount: number;
  };
}

const UPDATED = `subscription ($id: ID!) { competitionUpdated(competitionId: $id, initial: true) {
  version status enteredCount } }`;

function watch(client: TestClient, id: string) {
  const socket = socketOf(client);
  opened.push(socket);
  return subscribe<Updated>(socket, UPDATED, { id });
}

it('anyone hears of every state up to the end, each once and in order', async () => {
  const players = [await service.player(), await service.player()];
  const id = await announce(organiser, { places: 2, leastEntries: 2 });
  const feed = watch(service.client(), id);
  await feed.next(({ competitionUpdated }) => competitionUpdated.enteredCount === 0);
  await enter(players[0]!, id);
  await feed.next(({ competitionUpdated }) => competitionUpdated.enteredCount === 1);
  await enter(players[1]!, id);
  await feed.next(({ competitionUpdated }) => competitionUpdated.status === 'RUNNING');
  await playByResigning(players, id);
  expect(await feed.ended).toBeNull();
  const versions = feed.answers.map(({ data }) => data!.competitionUpdated.version);
  expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  expect(feed.answers.at(-1)!.data!.competitionUpdated.status).toBe('ENDED');
  const late = watch(organiser, id);
  expect(await late.ended).toBeNull();
  expect(late.answers).toHaveLength(1);
});

it('the stream of a club’s competition is for its members, and ends for who is removed', async () => {
  const member = await service.player();
  const club = await foundClub(organiser, { name: 'The watchers' });
  await joinAll(club, [member]);
  const id = await announce(organiser, { access: 'CLUB', clubId: club.id });
  const refused = watch(await service.player(), id);
  expect(await refused.failed()).toEqual(['BAD_USER_INPUT']);
  const feed = watch(member, id);
  await feed.next(() => true);
  await mustMutate(organiser, 'removeClubMember', {
    clubId: club.id,
    username: member.username,
    reason: 'For the test.',
  });
  await mustMutate(organiser, 'changeCompetition', { competitionId: id, about: 'Changed.' });
  expect(await feed.ended).toBeNull();
  expect(feed.answers).toHaveLength(1);
});

it('an unknown competition is refused', async () => {
  const unknown = toGlobalId('Competition', '00000000-0000-4000-8000-000000000000');
  expect(await watch(organiser, unknown).failed()).toEqual(['BAD_USER_INPUT']);
});
