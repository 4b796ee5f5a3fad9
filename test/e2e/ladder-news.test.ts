/** Real: an api and a worker. What the players of a ladder hear, in the stream of their events and in their lists. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Client } from 'graphql-ws';
import { mustMutate } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { socketOf, subscribe } from '../support/live.js';
import { announce, enter, shownCompetition } from '../support/played-competitions.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { untilOutboxEmpty } from '../support/sql.js';
import { until } from '../support/wait.js';

let service: TestService;
const opened: Client[] = [];

beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  for (const socket of opened) await socket.dispose();
  await service.stop();
});

interface StandingJson {
  readonly entry: { readonly number: number; readonly user: { readonly username: string } };
}

async function standingsOf(viewer: TestClient, id: string): Promise<readonly StandingJson[]> {
  const { competition } = await viewer.ask<{
    competition: { standings: { nodes: StandingJson[] } };
  }>(
    `query ($id: ID!) { competition(competitionId: $id) {
       standings { nodes { entry { number user { username } } } } } }`,
    { id },
  );
  return competition.standings.nodes;
}

/** A running ladder, with its players by their places. */
async function ladder() {
  const players = [await service.player(), await service.player()] as const;
  const terms = { name: 'The ladder', form: 'LADDER', places: 2, leastEntries: 2 };
  const id = await announce(players[0], terms);
  for (const player of players) await enter(player, id);
  const standings = await until('the places', async () => {
    const found = await standingsOf(players[0], id);
    return found.length === 2 && found;
  });
  const byPlace = standings.map(({ entry }) =>
    players.find(({ username }) => username === entry.user.username)!,
  );
  return { id, upper: byPlace[0]!, lower: byPlace[1]!, number: standings[0]!.entry.number };
}

interface Told {
  readonly type: string;
  readonly competition: { readonly id: string; readonly name: string } | null;
  readonly friend: { readonly username: string } | null;
}
type Added = { eventAdded: { __typename: string; notification?: Told } };

const ADDED = `subscription ($after: String) { eventAdded(after: $after, kinds: [COMPETITION]) {
  __typename
  ... on NotificationEvent { notification { type competition { id name } friend { username } } } } }`;

async function competitionsOf(client: TestClient) {
  await untilOutboxEmpty(service);
  const { eventCursor: after } = await client.ask<{ eventCursor: string }>('{ eventCursor }');
  const socket = socketOf(client);
  opened.push(socket);
  return subscribe<Added>(socket, ADDED, { after });
}

const typesIn = (feed: { readonly answers: readonly { readonly data?: Added | null }[] }) =>
  feed.answers.map(({ data }) => data!.eventAdded.notification?.type);

const textsFor = async (client: TestClient): Promise<ReadonlyMap<string, string>> => {
  const { notifications } = await client.ask<{
    notifications: { nodes: { type: string; text: string }[] };
  }>('{ notifications(first: 50) { nodes { type text } } }');
  return new Map(notifications.nodes.map(({ type, text }) => [type, text]));
};

it('a challenge says who challenges, and a win which ladder; both are of the kind COMPETITION', async () => {
  const { id, upper, lower, number } = await ladder();
  const [above, below] = [await competitionsOf(upper), await competitionsOf(lower)];
  await mustMutate(lower, 'challengeOnLadder', { competitionId: id, number });
  const { eventAdded } = await above.next(() => true);
  expect(eventAdded.notification).toEqual({
    type: 'LADDER_CHALLENGED',
    competition: { id, name: 'The ladder' },
    friend: { username: lower.username },
  });
  const [pairing] = (await shownCompetition(upper, id)).pairings.nodes;
  await upper.resign(pairing!.playedMatches[0]!.id);
  const { eventAdded: won } = await below.next(() => true);
  expect(won.notification).toEqual({
    type: 'PLACE_WON',
    competition: { id, name: 'The ladder' },
    friend: null,
  });
  expect((await standingsOf(upper, id))[0]!.entry.user.username).toBe(lower.username);
  expect([typesIn(above), typesIn(below)]).toEqual([['LADDER_CHALLENGED'], ['PLACE_WON']]);
  expect((await textsFor(upper)).get('LADDER_CHALLENGED')).toBe(
    `${lower.username} challenges you on the ladder The ladder`,
  );
  expect((await textsFor(lower)).get('PLACE_WON')).toBe(
    'You have climbed on the ladder The ladder',
  );
});

it('a challenge that is lost wins no place, and nobody is told so', async () => {
  const { id, lower, number } = await ladder();
  const below = await competitionsOf(lower);
  await mustMutate(lower, 'challengeOnLadder', { competitionId: id, number });
  const [pairing] = (await shownCompetition(lower, id)).pairings.nodes;
  await lower.resign(pairing!.playedMatches[0]!.id);
  await until('the result', async () => {
    const { pairings } = await shownCompetition(lower, id);
    return pairings.nodes[0]!.decision !== null;
  });
  await untilOutboxEmpty(service);
  expect(typesIn(below)).toEqual([]);
  expect((await textsFor(lower)).has('PLACE_WON')).toBe(false);
});
