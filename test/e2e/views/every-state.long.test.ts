/**
 * Real: the service over HTTP and Postgres. Looks for hidden cards as an attacker would: in every field of the schema,
 * in every state of complete matches.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { seeded } from '../../../src/engine/index.js';
import { IS_DEEP } from '../../support/deep.js';
import { expectDocuments } from '../../support/documents.js';
import { cardsIn, knownCards, truthOf } from '../../support/knowledge.js';
import type { Truth } from '../../support/knowledge.js';
import { asPlayerToAct, playOut, step } from '../../support/table.js';
import { GAMES, Observers, ofRunningDeal } from './observers.js';
import type { Everything, Observer, WholeMatch } from './observers.js';

let observers: Observers;

beforeAll(async () => {
  observers = await Observers.start();
});
afterAll(() => observers.stop());

/** Short matches: the first deal with a winner ends them. */
const SHORT = { target: 1 };

/**
 * The observers who look at a state: the player to act in every second state, and one of the others,
 * in turn, in the states between. Over a complete match each of them sees every kind of state. In
 * `test:deep` both look at every state.
 */
function someOf(all: readonly Observer[], toAct: number | null, states: number): Observer[] {
  const acting = all.filter(({ seat }) => seat !== null && seat === toAct);
  const others = all.filter(({ seat }) => seat === null || seat !== toAct);
  const other = others[(states >> 1) % others.length]!;
  if (IS_DEEP) return [...acting, other];
  return states % 2 === 0 && acting.length > 0 ? acting : [other];
}

function expectNothingHidden(seen: Everything, truth: Truth, seat: number | null): void {
  const known = knownCards(truth, seat);
  for (const match of [seen.match, seen.node ?? [], seen.matches?.nodes ?? []].flat()) {
    const named = cardsIn(ofRunningDeal(match, truth));
    expect(named.filter((card) => !known.has(card))).toEqual([]);
    expectNoSecret(match, truth);
    expect(match.viewerSeat).toBe(seat);
    expect(match.deal.legal.length > 0).toBe(seat === match.toAct);
    expect(match.deal.legalActions.map(({ token }) => token)).toEqual(match.deal.legal);
  }
}

function expectNoSecret(match: WholeMatch, { number, secrets }: Truth): void {
  const text = JSON.stringify(match);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(match.deals.map((deal) => deal.number)).toEqual(match.deals.map((_, i) => i + 1));
  expect(match.deals).toHaveLength(number);
  expect([match.record.deals.length, match.proof.deals.length]).toEqual([number - 1, number - 1]);
  const revealed = match.deals.map((deal) => deal.fairness.seed !== null);
  expect(revealed).toEqual(match.deals.map((deal) => deal.number < number));
}

/** Once the match has ended everything is public. */
function expectAllPublic({ deals, record, proof }: WholeMatch): void {
  expectDocuments({ record, proof });
  expect([record.deals.length, proof.deals.length]).toEqual([deals.length, deals.length]);
  for (const { phase, hands, fairness } of deals) {
    expect(phase).toBe('OVER');
    expect(hands.every((hand) => hand.cards !== null)).toBe(true);
    expect(fairness.seed).toMatch(/^[0-9a-f]{64}$/);
  }
}

describe('hidden cards', () => {
  it.each(GAMES)(
    'no answer in any state of a match names a card that its reader may not know: %s',
    async (name, seats, input) => {
      const table = await observers.startMatch(seats, { ...SHORT, ...input });
      let states = 0;
      await playOut(observers.service, table, seeded(name.length), async ({ toAct }) => {
        states += 1;
        const truth = await truthOf(observers.service, table.matchId);
        const everywhere = states % (IS_DEEP ? 8 : 20) === 1;
        const all = observers.of(table);
        const looking = everywhere ? all : someOf(all.slice(0, seats + 1), toAct, states);
        for (const { client, seat } of looking) {
          const seen = everywhere
            ? await observers.lookEverywhere(client, table.matchId)
            : await observers.lookAt(client, table.matchId);
          if (truth) expectNothingHidden(seen, truth, seat);
          else expectAllPublic(seen.match);
        }
      });
      expect(states).toBeGreaterThan(3);
    },
  );

  it('no list of challenges or notifications names a card or a secret of a match', async () => {
    const table = await observers.startMatch(2, SHORT);
    const random = seeded(3);
    for (let i = 0; i < 4; i++) await step(table, await asPlayerToAct(table), random);
    const truth = (await truthOf(observers.service, table.matchId))!;
    for (const client of table.players) {
      const text = JSON.stringify(await observers.lookAtLists(client));
      expect(cardsIn(text)).toEqual([]);
      expect(truth.secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });
});
