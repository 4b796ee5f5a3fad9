/**
 * Real: the service over HTTP and WebSocket, Postgres. A moderator looks for hidden cards of a running match in all that
 * moderators read. `every-state.long.test.ts` has the moderator look at the match itself, in every state.
 */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { request } from 'undici';
import { seeded } from '../../../src/engine/index.js';
import { DEAL, mustMutate } from '../../support/client.js';
import { cardsIn, knownCards, truthOf } from '../../support/knowledge.js';
import { socketOf, subscribe } from '../../support/live.js';
import { mustSend } from '../../support/messages.js';
import { waitingStreams } from '../../support/streams.js';
import { asPlayerToAct, step } from '../../support/table.js';
import type { Table } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { Observers, ofRunningDeal } from './observers.js';
import type { WholeMatch } from './observers.js';

/** So many actions show some cards, and no deal ends with them. */
const ACTIONS = 7;

const waiting = waitingStreams();
let observers: Observers;

beforeAll(async () => {
  observers = await Observers.start();
});
afterAll(() => observers.stop());

/** A match that somebody has reported for a message in it. */
async function reportedMatch(input: object): Promise<Table> {
  const table = await observers.startMatch(2, { variant: 'zweier', ...input });
  const [anna, ben] = table.players;
  const { id: messageId } = await mustSend(anna!, table.matchId, 'Hurry up.');
  await mustMutate(ben!, 'reportMessage', { messageId, reason: 'ABUSE' });
  return table;
}

/** Expects that an answer has no card and no secret but those that everybody knows at this moment. */
async function expectPublic(answer: unknown, { matchId }: Table): Promise<void> {
  const truth = (await truthOf(observers.service, matchId))!;
  const known = knownCards(truth, null);
  expect(cardsIn(answer).filter((card) => !known.has(card))).toEqual([]);
  const text = JSON.stringify(answer);
  expect(truth.secrets.filter((secret) => text.includes(secret))).toEqual([]);
}

/** The match behind a report: the draw for the dealer, and deals that have ended, are public. */
async function expectNothingHidden(seen: WholeMatch | null, table: Table): Promise<void> {
  expect(seen).toMatchObject({ id: table.matchId, viewerSeat: null, deal: { legal: [] } });
  const truth = (await truthOf(observers.service, table.matchId))!;
  await expectPublic(ofRunningDeal(seen!, truth), table);
}

async function exported(table: Table): Promise<string> {
  const { base } = observers.service;
  const { body } = await request(
    `${base}/export/matches.ndjson?user=${table.players[0]!.username}`,
    {
      headers: { authorization: `Bearer ${observers.moderator.accessToken!}` },
    },
  );
  return body.text();
}

it('no stream, report, figure or export shows a moderator a hidden card of a running match', async () => {
  const table = await reportedMatch({});
  const socket = socketOf(observers.moderator);
  const feeds = [
    subscribe(socket, observers.eventsOf(table.matchId)),
    subscribe(
      socket,
      `subscription { matchUpdated(matchId: "${table.matchId}") { version deal { ${DEAL} } } }`,
    ),
  ];
  await until('both streams', () => waiting() >= 2);
  const random = seeded(44);
  for (let i = 0; i < ACTIONS; i++) {
    const { version } = await step(table, await asPlayerToAct(table), random);
    await until('the update', () =>
      feeds.every(({ answers }) => JSON.stringify(answers).includes(`"version":${version}`)),
    );
    for (const { answers } of feeds) {
      expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
      await expectPublic(answers, table);
    }
    await expectNothingHidden(await observers.lookAtReport(), table);
    await expectPublic(await observers.lookAsModerator(table.players[0]!), table);
  }
  await socket.dispose();
  expect(await exported(table)).not.toContain(table.matchId);
});

it('a match without spectators is shown to a moderator only in a report, and without hidden cards', async () => {
  const table = await reportedMatch({ onlookers: false });
  await step(table, await asPlayerToAct(table), seeded(45));
  const { matchId } = table;
  expect(await observers.moderator.match(matchId)).toBeNull();
  await expectNothingHidden(await observers.lookAtReport(), table);
});
