/** Compares the engine with a naive second implementation of the rules for two (support/naive.ts). */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { DealEvent, Options } from '../../src/engine/index.js';
import { seeded } from '../../src/engine/index.js';
import { naiveClaim, naiveCount, naiveEnd, naiveReplies, naiveTaker } from './support/naive.js';
import type { Game, Position } from './support/scenarios.js';
import { games, gamesElsewhere, randomDeal } from './support/scenarios.js';

const RUNS = 60;

const forTwo = [...games(40), ...gamesElsewhere()].filter(
  ({ variant }) => variant.key === 'zweier',
);

const everyDeal = (game: Game, check: (positions: readonly Position[]) => void): void =>
  fc.assert(
    fc.property(fc.integer(), (seed) => check([...randomDeal(game, seeded(seed))])),
    { numRuns: RUNS, seed: 7 },
  );

const allTricks = (o: Options) => (o['deck'] as number) / 2;

const endRules = (o: Options) => ({
  claim: o['endAt66'] === 'claim',
  falseClaimTwo: o['falseClaim'] === 'two',
  countPoints: o['allPlayed'] === 'countPoints',
  carryOver: o['tie'] === 'carryOver',
  pricedAtClose: o['afterClose'] === 'pricedAtClose',
});

const countOf = (events: readonly DealEvent[], o: Options) =>
  naiveCount(events, {
    frozen: o['afterClose'] === 'frozen',
    nextTrick: o['marriageCounts'] === 'nextTrick' && o['trumpFrom'] !== 'marriages',
    lastTrickBonus: o['lastTrickBonus'] as number,
    allTricks: allTricks(o),
  });

/** The end by the naive rules; a card against the rules ends the deal for three (rules 5.6). */
function naiveOutcome(events: readonly DealEvent[], o: Options) {
  const claim = events.find((e) => e.type === 'CLAIMED');
  const count = countOf(events, o);
  if (claim?.type === 'CLAIMED') return naiveClaim(count, claim.seat, endRules(o));
  const last = events.findLast((e) => e.type === 'TRICK_TAKEN' || e.type === 'MARRIAGE_ANNOUNCED');
  return naiveEnd(count, last && 'seat' in last ? last.seat : 0, endRules(o));
}

describe.each(forTwo)('$name', (game) => {
  const { variant, options } = game;

  test('the naive rules agree on the replies in strict play and before it', () => {
    everyDeal(game, (positions) => {
      for (const { state } of positions) {
        const seat = variant.toAct(state);
        if (seat === null) continue;
        const { phase, trick, hands, trump, talonCount, closedBy } = variant.view(state, seat);
        if (phase !== 'FOLLOW') continue;
        const hand = hands[seat]!.cards!;
        const strict = closedBy !== null || talonCount === 0;
        const wanted = strict ? naiveReplies(hand, trick[0]!.card, trump) : [...hand];
        expect(variant.legal(state).filter((a) => /^[CDHS]/.test(a))).toEqual(wanted.sort());
      }
    });
  });

  test('the naive rules agree on who takes a trick', () => {
    everyDeal(game, (positions) => {
      positions.forEach(({ state }, i) => {
        const before = positions[i - 1] && variant.view(positions[i - 1]!.state, 'onlooker');
        const tricks = variant.view(state, 'onlooker').memory.tricks;
        if (before === undefined || tricks.length === before.memory.tricks.length) return;
        const { cards, taker } = tricks.at(-1)!;
        const [led, reply] = cards;
        const trick = { leader: led!.seat, cards: [led!.card, reply!.card] as const };
        expect(naiveTaker(trick, before.trump)).toBe(taker);
      });
    });
  });

  test('tricks and card points agree with those counted from the events', () => {
    everyDeal(game, (positions) => {
      for (const { state, events } of positions) {
        const { cardPoints, tricks } = countOf(events, options);
        expect(variant.standing(state)).toMatchObject({ cardPoints, tricks });
      }
    });
  });

  test('the naive rules agree on why the deal ended, who won and the game points', () => {
    everyDeal(game, (positions) => {
      const { state, events } = positions.at(-1)!;
      const facts = variant.outcome(state)!;
      const gamePoints = variant.match.price(options, facts, 0);
      if (options['trumpFrom'] === 'marriages') {
        expect(gamePoints).toEqual(countOf(events, options).cardPoints);
        return;
      }
      const { reason, winner, gamePoints: worth } = naiveOutcome(events, options);
      const winners = winner === null ? [] : [winner];
      expect({ reason: facts.reason, winners }).toEqual({ reason, winners });
      expect(Math.max(...gamePoints)).toBe(worth);
    });
  });
});
