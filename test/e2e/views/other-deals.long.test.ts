/**
 * Real: the service over HTTP and Postgres. Looks for hidden cards as an attacker would: by comparing deals that differ
 * only in hidden cards.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import { chunksOf } from '../../../src/platform/collections.js';
import { truthOf } from '../../support/knowledge.js';
import { goBack, momentOf, otherCards } from '../../support/other-deals.js';
import { codesOf, playerToAct, playOut, putCards } from '../../support/table.js';
import type { Table, Turn } from '../../support/table.js';
import { GAMES, Observers } from './observers.js';

let observers: Observers;

beforeAll(async () => {
  observers = await Observers.start();
});
afterAll(() => observers.stop());

const TOKENS = [
  ...'HDSC'.split('').flatMap((suit) => [...'ATKQJ9'].map((rank) => suit + rank)),
  ...'HDSC'.split('').flatMap((suit) => [`m${suit}`, `t${suit}`]),
  ...['x', 'c', 'd', 'p', 'f', 't?', 'b:GANG', 'mH:S'],
];

/** The most calls that one request may have. */
const MOST_CALLS = 10;

/** Calls that are refused with any cards, because of their first or their second action. */
const REFUSED = chunksOf(TOKENS, MOST_CALLS).map(
  (tokens) =>
    `mutation ($id: ID!) { ${tokens
      .map(
        (token, i) => `a${i}: act(input: { matchId: $id, actions: ["${token}", "nonsense"] }) {
    match { id } userErrors { code message path actionIndex } }`,
      )
      .join(' ')} }`,
);

/**
 * Runs `look` with these cards and with others that `seat` cannot tell from them; returns all
 * answers.
 */
async function withOtherCards<T>(
  table: Table,
  seat: number | null,
  look: () => Promise<T>,
): Promise<{ own: T; others: T[] }> {
  const truth = (await truthOf(observers.service, table.matchId))!;
  const own = await look();
  const others: T[] = [];
  for (const shift of [1 + (truth.actions.length % 5)]) {
    const cards = otherCards(truth, seat, shift);
    if (!cards) continue;
    await putCards(observers.service, table.matchId, cards);
    others.push(await look());
    await putCards(observers.service, table.matchId, truth);
  }
  return { own, others };
}

/** Looks at every fifth state of a match's first deal. */
async function someStates(
  seats: number,
  input: object,
  look: (table: Table, match: Turn) => Promise<void>,
): Promise<void> {
  const table = await observers.startMatch(seats, { ...input, target: 7 });
  let states = 0;
  await playOut(observers.service, table, seeded(seats), async (match) => {
    if (match.deal.number > 1 || match.status !== 'IN_PROGRESS') return true;
    if (states++ % 5 === 0) await look(table, match);
    return false;
  });
}

/** Expects the same answer for all; returns the number of other deals. */
function expectSame<T>({ own, others }: { own: T; others: T[] }): number {
  for (const other of others) expect(other).toEqual(own);
  return others.length;
}

describe('deals that differ only in hidden cards', () => {
  it.each(GAMES)('look the same to every viewer: %s', async (_, seats, input) => {
    let compared = 0;
    await someStates(seats, input, async (table) => {
      for (const { client, seat } of observers.of(table).slice(0, -1)) {
        // The running clock is public and changes between two queries.
        const look = async () => {
          const { match } = await observers.lookAt(client, table.matchId);
          return { ...match, clock: null };
        };
        compared += expectSame(await withOtherCards(table, seat, look));
      }
    });
    expect(compared).toBeGreaterThan(seats);
  });

  it.each(GAMES)(
    'get the same errors and the same number of events: %s',
    async (_, seats, input) => {
      let compared = 0;
      let states = 0;
      await someStates(seats, input, async (table, match) => {
        const client = playerToAct(table, match);
        // Two calls in each state, so that all games together try every call.
        const calls = [0, 2].map((ahead) => REFUSED[(states + ahead) % REFUSED.length]!);
        states += 1;
        const refuse = async () => {
          const answers: unknown[] = [];
          for (const call of calls) answers.push(await client.ask(call, { id: table.matchId }));
          return answers;
        };
        compared += expectSame(await withOtherCards(table, match.toAct, refuse));
        const moment = await momentOf(observers.service, table.matchId);
        const act = async () => {
          const done = await client.act(table.matchId, [match.deal.legal.at(-1)!]);
          await goBack(observers.service, moment);
          return { version: done.match!.version, codes: codesOf(done) };
        };
        compared += expectSame(await withOtherCards(table, match.toAct, act));
      });
      expect(compared).toBeGreaterThan(1);
    },
  );
});
