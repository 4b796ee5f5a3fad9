/** Tests the evaluation of played deals and their report; with the real engine and bots. */
import { describe, expect, test } from '@jest/globals';
import { EXPERT } from '../../src/bots/expert.js';
import { BOTS } from '../../src/bots/index.js';
import type { Deal, Seat } from '../../src/engine/index.js';
import { budgetPlots, ladderTable } from '../e2e/docs/strength.js';
import { scaled } from './budget.js';
import { contest } from './contest.js';
import type { Game } from './duel.js';
import { duel, netOf, seatingsOf } from './duel.js';
import { gamesNamed, sampleOf } from './games.js';
import { chains, parOf, raced } from './races.js';
import type { Budgeted, StrengthResult } from './results.js';
import { withResult } from './results.js';
import { estimate, percentile } from './statistics.js';

const gameOf = (name: string): Game => gamesNamed(name)[0]!;

/** A deal with the result `gamePoints`, by the match's seats. */
const worth = ({ variant, options }: Game, gamePoints: readonly number[]): Deal => {
  const winners = gamePoints.flatMap((points, seat) => (points > 0 ? [seat] : []));
  const facts = { reason: 'MOST_POINTS' as const, winners, gamePoints };
  const scoring = {
    ...variant,
    outcome: () => facts,
    match: { ...variant.match, price: () => gamePoints },
  };
  const seats = gamePoints.map((_, seat): Seat => seat);
  const empty = { dealt: { hands: [], talon: [] } };
  const rest = { number: 1, options, dealer: 0, actions: [], playOff: false };
  return { ...rest, variant: scoring, seats, state: empty };
};

const racedTo = (name: string, ...deals: number[][]) => {
  const game = gameOf(name);
  return raced(
    game,
    deals.map((points) => worth(game, points)),
  );
};

describe('statistics', () => {
  test.each([
    { values: [], mean: null, error: null },
    { values: [2], mean: 2, error: null },
    { values: [1, 1, 1], mean: 1, error: 0 },
    { values: [-1, 1, -1, 1], mean: 0, error: Math.sqrt(1 / 3) },
  ])('the mean of $values is $mean, and its standard error $error', ({ values, mean, error }) => {
    expect(estimate(values)).toEqual({ mean, error });
  });

  test('a percentile is one of the values', () => {
    const values = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 100]);
    expect(percentile([7], 0.95)).toBe(7);
  });
});

describe('matches from duplicate deals', () => {
  test('each chain has every deal once, with the dealer going clockwise', () => {
    const two = [1, 2, 3].map((n) => [`${n}a`, `${n}b`]);
    expect(chains(two)).toEqual([
      ['1a', '2b', '3a'],
      ['1b', '2a', '3b'],
    ]);
    const three = [1, 2, 3, 4].map((n) => [`${n}a`, `${n}b`, `${n}c`]);
    expect(chains(three)).toEqual([
      ['1a', '2c', '3b', '4a'],
      ['1b', '2a', '3c', '4b'],
      ['1c', '2b', '3a', '4c'],
    ]);
    expect(chains([])).toEqual([]);
  });

  test.each(['zweier:weich', 'dreier', 'bauern'])(
    '%s: the dealer in a chain changes in the same order as in a match',
    (name) => {
      const game = gameOf(name);
      const pairing = { first: BOTS.random, second: BOTS.random, deals: 5, seed: 1 };
      const places = seatingsOf(game.variant);
      for (const chain of chains(duel(game, pairing).deals)) {
        const dealers = chain.map(({ dealer }) => dealer % places);
        expect(dealers).toEqual(dealers.map((_, n) => (dealers[0]! + n) % places));
      }
    },
  );

  test('for two: a chain is divided into matches to seven, and an unfinished match does not count', () => {
    const won = [
      [3, 0],
      [0, 2],
      [3, 0],
      [1, 0],
    ];
    const lost = [
      [0, 3],
      [0, 3],
      [0, 1],
    ];
    expect(racedTo('zweier:weich', ...won, ...lost, [3, 0])).toEqual([1, 0]);
    expect(racedTo('zweier:weich', [3, 0], [3, 0])).toEqual([]);
  });

  test('tausend: a match goes to a thousand card points, and level scores play on', () => {
    const halves = Array.from({ length: 20 }, () => [50, 50]);
    expect(racedTo('zweier:tausend', ...halves)).toEqual([]);
    expect(racedTo('zweier:tausend', ...halves, [49, 51])).toEqual([0]);
    expect(racedTo('zweier:tausend', [999, 0])).toEqual([]);
    expect(racedTo('zweier:tausend', [999, 0], [1, 0])).toEqual([1]);
  });

  test('for three: a match ends when one player reaches the target', () => {
    expect(racedTo('dritt', [4, 0, 0], [0, 7, 0], [7, 0, 0])).toEqual([0, 1]);
    expect(racedTo('dreier', [24, 0, 3])).toEqual([1]);
  });

  test('for three: a play-off for the first place counts half', () => {
    expect(racedTo('dreier', [24, 24, 0])).toEqual([0.5]);
    expect(racedTo('dreier', [0, 24, 24])).toEqual([0]);
    expect(racedTo('dreier', [24, 3, 3])).toEqual([1]);
    expect(racedTo('dreier', [3, 24, 3])).toEqual([0]);
  });

  test('for four: a match is won by the side that reaches the target', () => {
    expect(racedTo('bauern', [24, 0, 24, 0], [0, 24, 0, 24])).toEqual([1, 0]);
  });

  test.each([
    { name: 'zweier', par: 1 / 2 },
    { name: 'dritt', par: 1 / 3 },
    { name: 'bauern', par: 1 / 2 },
  ])('equal players of $name win the share $par', ({ name, par }) =>
    expect(parOf(gameOf(name))).toBe(par),
  );
});

describe('a duel', () => {
  test.each([
    { name: 'zweier:weich', gamePoints: [0, 3], net: -3 },
    { name: 'dreier', gamePoints: [6, 6, 0], net: 3 },
    { name: 'bauern', gamePoints: [5, 0, 5, 0], net: 5 },
  ])(
    '$name: game points $gamePoints are $net net for the first bot',
    ({ name, gamePoints, net }) => {
      expect(netOf(gameOf(name), worth(gameOf(name), gamePoints))).toBe(net);
    },
  );

  test.each(['zweier:weich', 'zweier:tausend', 'dritt', 'dreier', 'bauern'])(
    '%s: a bot against itself has net zero with any cards',
    (name) => {
      const game = gameOf(name);
      const pairing = { first: BOTS.easy, second: BOTS.easy, deals: 6, seed: 2 };
      const nets = duel(game, pairing).deals.map((seated) =>
        seated.reduce((sum, deal) => sum + netOf(game, deal), 0),
      );
      nets.forEach((net) => expect(net).toBeCloseTo(0));
    },
  );

  test('equal seeds give equal cards to all players', () => {
    const cards = (first: 'easy' | 'random', seed: number) =>
      duel(gameOf('zweier:weich'), {
        first: BOTS[first],
        second: BOTS.random,
        deals: 3,
        seed,
      }).deals.map((seated) => seated.map(({ state }) => state.dealt));
    expect(cards('easy', 1)).toEqual(cards('random', 1));
    expect(cards('easy', 1)).not.toEqual(cards('easy', 2));
  });

  test('has the figures of its deals, seed, net points and matches', () => {
    const pairing = { first: BOTS.easy, second: BOTS.random, deals: 40, seed: 1 };
    const figures = contest(gameOf('zweier:weich'), pairing, 'easy');
    expect(figures).toMatchObject({ deals: 40, seed: 1, bummerl: { par: 0.5 } });
    expect(figures.net.mean).toBeGreaterThan(0.5);
    expect(figures.bummerl.mean).toBeGreaterThan(0.5);
  });
});

describe('the arguments of a bench', () => {
  test('name the games to measure', () => {
    expect(gamesNamed('zweier').map(({ preset }) => preset)).toContain('tausend');
    expect(gamesNamed('zweier:scharf')).toMatchObject([{ preset: 'scharf' }]);
    expect(gamesNamed('dreier')).toHaveLength(1);
    expect(() => gamesNamed('whist')).toThrow('whist');
    expect(() => gamesNamed('zweier:whist')).toThrow('whist');
  });

  test.each([['0'], ['x'], ['1.5']])('%s is not a number of deals', (deals) => {
    expect(() => sampleOf(deals)).toThrow('whole numbers');
  });

  test('a scaled budget has the same proportions', () => {
    expect(scaled(EXPERT.zweier.rounds)).toEqual(EXPERT);
    expect(scaled(EXPERT.zweier.rounds * 2).determinizations).toBe(EXPERT.determinizations * 2);
    expect(scaled(1).trials).toBe(1);
  });
});

const result = (more: Partial<Budgeted> = {}): Budgeted => ({
  variant: 'zweier',
  preset: 'weich',
  bot: 'expert',
  against: 'easy',
  rounds: 125,
  deals: 10,
  seed: 1,
  net: { mean: 0.456, error: 0.1 },
  bummerl: { matches: 4, mean: 0.625, error: null, par: 0.5 },
  millis: { mean: 1, p95: 2.04, worst: 3 },
  ...more,
});

describe('the stored results', () => {
  test('a new result replaces the older one of the same subject', () => {
    const stored: StrengthResult[] = [result(), result({ rounds: 250 })];
    expect(withResult(stored, result({ deals: 20 }))).toEqual([result({ deals: 20 }), stored[1]]);
    expect(withResult(stored, result({ preset: 'scharf' }))).toHaveLength(3);
    expect(withResult(stored, result({ rounds: 500 }))).toHaveLength(3);
  });

  test('are shown as a table', () => {
    const [, , row] = ladderTable([result()]).split('\n');
    const cells = row!.split('|').map((cell) => cell.trim());
    const figures = ['10', '+0.46 ± 0.10', '62.5 ± –', '1.0 / 2.0 / 3.0'];
    expect(cells.slice(1, -1)).toEqual(['`zweier` weich', 'expert', 'easy', ...figures]);
  });

  test('the table of results is in the order of the games and levels, not of the measurements', () => {
    const results = [result({ preset: 'scharf' }), result(), result({ bot: 'club' })];
    const rows = ladderTable(results).split('\n').slice(2);
    expect(rows.map((row) => row.split('|')[2]!.trim())).toEqual(['club', 'expert', 'expert']);
    expect(rows[2]).toContain('scharf');
  });

  test('the results of budgets are plotted, one plot for each game', () => {
    const weich = [result({ rounds: 250, net: { mean: -1, error: 1 } }), result()];
    const plots = budgetPlots([...weich, result({ preset: 'scharf' })]);
    expect(plots.match(/```mermaid/g)).toHaveLength(2);
    expect(plots).toContain('x-axis "rounds" ["125", "250"]');
    expect(plots).toContain('line [0.46, -1.00]');
    expect(plots).toContain('-1.00 ± 1.00');
  });
});
