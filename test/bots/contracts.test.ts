/** The values of contracts: their stakes in the match, the policy before the play, and the play. */
import { describe, expect, test } from '@jest/globals';
import { searchPlay } from '../../src/bots/called/play.js';
import { choosePrePlay } from '../../src/bots/called/pre-play-policy.js';
import { solvedWorth } from '../../src/bots/called/solved.js';
import { stakeOf } from '../../src/bots/called/stakes.js';
import { after } from '../../src/bots/search/playing.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import type { Action, DealState, DealView, Variant } from '../../src/engine/index.js';
import { deckShuffled, seeded, variantOf } from '../../src/engine/index.js';

const GAMES = ['dreier', 'bauern'].map((key) => variantOf(key)!);
const dreier = variantOf('dreier')!;
const PLAN = { rounds: 300, determinizations: 30 };

const viewOf = (variant: Variant, state: DealState): DealView =>
  variant.view(state, variant.toAct(state)!);

function dealt(variant: Variant, seed: number): DealState {
  const options = variant.ruleset.presets['vollstaendig']!;
  const deck = deckShuffled(variant.deck(options), seeded(seed));
  return variant.deal(options, variant.dealFrom(options, deck, 0), 0);
}

/** Seat 0 deals and seat 1 calls; `actions` in turn. */
function reached(hands: readonly string[], talon: string, actions: readonly Action[]): DealState {
  const cards = { hands: hands.map((hand) => hand.split(' ')), talon: talon.split(' ') };
  const start = dreier.deal(dreier.ruleset.presets['vollstaendig']!, cards, 0);
  return actions.reduce((state, action) => after(dreier, state, action), start);
}

describe('the stakes of game points', () => {
  test.each([3, 4])('grow with the points for %d seats, but not beyond the target', (seatCount) => {
    for (let points = 1; points <= 24; points++) {
      expect(stakeOf(points, seatCount)).toBeGreaterThanOrEqual(stakeOf(points - 1, seatCount));
      expect(stakeOf(-points, seatCount)).toBeLessThanOrEqual(stakeOf(1 - points, seatCount));
    }
    expect(stakeOf(96, seatCount)).toBe(stakeOf(24, seatCount));
    expect(stakeOf(-96, seatCount)).toBe(stakeOf(-24, seatCount));
  });

  test('are for three players at most two thirds of a match won, or a third lost', () => {
    expect(stakeOf(24, 3)).toBeCloseTo(2 / 3, 2);
    expect(stakeOf(-24, 3)).toBeCloseTo(-1 / 3, 2);
  });
});

describe.each(GAMES)('the policy before the play of $key', (variant) => {
  test('chooses legal actions, and the bidding ends', () => {
    for (let seed = 1; seed <= 100; seed++) {
      let state = dealt(variant, seed);
      for (let seat = variant.toAct(state); seat !== null; seat = variant.toAct(state)) {
        const view = viewOf(variant, state);
        if (view.phase === 'LEAD') break;
        const action = choosePrePlay(view, view.options, seeded(seed));
        expect(view.legal).toContain(action);
        state = after(variant, state, action);
      }
    }
  });

  test('the values of a deal before the play add up to zero over all seats', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = dealt(variant, seed);
      const { options } = viewOf(variant, state);
      const worths = Array.from({ length: variant.seatCount }, (_, seat) =>
        solvedWorth(variant, options, seeded(seed))(state, seat),
      );
      expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(0, 10);
      expect(worths.some((worth) => worth !== 0)).toBe(true);
    }
  });
});

describe('a hand that is sure of all tricks', () => {
  const sure = ['HJ HQ DJ DQ CJ CQ', 'HK DK SJ SK CK SQ', 'HA HT DA DT SA ST'];

  test('is bid', () => {
    const state = reached(sure, 'CA CT', ['tS']);
    const view = viewOf(dreier, state);
    expect(view.toAct).toBe(2);
    expect(choosePrePlay(view, view.options, seeded(1))).toMatch(/GANG/);
  });

  test('a declarer who is sure of all tricks answers a double', () => {
    const doubled = reached(sure, 'CA CT', ['tS', 'b:GANG!', 'p', 'p', 'p', 'f']);
    const view = viewOf(dreier, doubled);
    expect(view).toMatchObject({ phase: 'DOUBLING', toAct: 2 });
    expect(choosePrePlay(view, view.options, seeded(1))).toBe('f');
  });
});

describe('the play of a contract', () => {
  /** The caller's normal game, at the first lead. */
  const normal = (): DealView => {
    const hands = ['HJ HQ DJ DQ CJ CQ', 'SA SK SQ HA HT CA', 'HK DK SJ DT CK CT'];
    const passed = ['tS', 'p', 'p', 'p', '-DA,ST', 'p', 'p', 'p'];
    return viewOf(dreier, reached(hands, 'DA ST', passed));
  };

  test('the search of a contract values each legal action, in the order of legal', () => {
    const view = normal();
    const tried = searchPlay(dreier, view, PLAN, seeded(1));
    expect(tried.map(({ action }) => action)).toEqual(view.legal);
    expect(tried.reduce((sum, { visits }) => sum + visits, 0)).toBe(PLAN.rounds);
  });

  test('half of a marriage that counts is not led without announcing it', () => {
    const tried = searchPlay(dreier, normal(), PLAN, seeded(1));
    const visitsOf = (action: string) => tried.find((other) => other.action === action)!.visits;
    expect(visitsOf('mS')).toBeGreaterThan(0);
    expect([visitsOf('SK'), visitsOf('SQ')]).toEqual([0, 0]);
  });

  test('no marriage is announced where marriages do not count', () => {
    const hands = ['HJ HQ DJ DQ CJ CQ', 'SA SK SQ HA HT CA', 'HK DK SJ DT CK CT'];
    const bid = ['tS', 'p', 'p', 'b:BAUERNSCHNAPSER!', 'p', 'p'];
    const view = viewOf(dreier, reached(hands, 'DA ST', bid));
    expect(view).toMatchObject({ phase: 'LEAD', toAct: 1 });
    const tried = searchPlay(dreier, view, PLAN, seeded(1));
    expect(tried.find(({ action }) => action === 'mS')!.visits).toBe(0);
    expect(mostVisited(tried)).not.toBe('mS');
  });
});
