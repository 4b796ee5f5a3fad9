/**
 * Chi-square tests at a significance of 0.1 %. Their inputs are fixed, so that every run has the same result. They show
 * that the construction favours no place, card, pair or seat.
 */
import { describe, expect, it } from '@jest/globals';
import { drawForDealer, variantOf } from '../../../src/engine/index.js';
import { shuffle } from '../../../src/modules/fairness/domain/shuffle.js';
import type { ShufflePurpose } from '../../../src/modules/fairness/domain/shuffle.js';
import { sha256 } from './plain-shuffle.js';

const SHUFFLES = 20_000;
const DRAWS = 12_000;
const CARDS = 20;

/** The value that chi-square exceeds once in a thousand, by Wilson and Hilferty's approximation. */
function critical(degrees: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + 3.0902 * Math.sqrt(spread)) ** 3;
}

function chiSquare(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function shuffled<T>(deck: readonly T[], n: number, purpose: ShufflePurpose): T[] {
  const link = sha256(Buffer.from(`link ${n}`));
  return shuffle(deck, { link, purpose, matchId: 'm', dealNumber: n % 30, clientSeeds: ['a', ''] });
}

const numbers = Array.from({ length: CARDS }, (_, i) => i);
const orders = Array.from({ length: SHUFFLES }, (_, n) => shuffled(numbers, n, 'deal'));

/** How often each pair of cards lies at two places, as a table of CARDS × CARDS without the diagonal. */
function pairs(first: number, second: number): number[] {
  const counts = new Array<number>(CARDS * CARDS).fill(0);
  for (const order of orders) counts[order[first]! * CARDS + order[second]!]!++;
  return counts.filter((_, at) => Math.floor(at / CARDS) !== at % CARDS);
}

describe('a shuffled deck', () => {
  it('has every card at every place equally often', () => {
    const counts = new Array<number>(CARDS * CARDS).fill(0);
    for (const order of orders) order.forEach((card, place) => counts[place * CARDS + card]!++);
    expect(chiSquare(counts)).toBeLessThan(critical((CARDS - 1) ** 2));
  });

  it.each([
    [0, 1],
    [0, 19],
    [5, 6],
    [9, 10],
    [18, 19],
  ])('has every pair at places %i and %i equally often', (first, second) => {
    const counts = pairs(first, second);
    expect(counts).toHaveLength(CARDS * (CARDS - 1));
    expect(chiSquare(counts)).toBeLessThan(critical(counts.length - 1));
  });

  it('leaves one card in its place on average', () => {
    const fixed = orders.reduce(
      (sum, order) => sum + order.filter((card, i) => card === i).length,
      0,
    );
    // The mean of SHUFFLES values with mean and variance one: 3.3 standard deviations either way.
    expect(Math.abs(fixed / SHUFFLES - 1)).toBeLessThan(3.2905 / Math.sqrt(SHUFFLES));
  });

  it('would be told from one that was shuffled in the common wrong way', () => {
    const wrong = orders.slice(0, 5000).map((_, n) => {
      const order = [...numbers];
      const random = shuffled(numbers, n, 'draw');
      order.forEach((_card, i) => {
        const j = random[i]!;
        [order[i], order[j]] = [order[j]!, order[i]!];
      });
      return order;
    });
    const counts = new Array<number>(CARDS * CARDS).fill(0);
    for (const order of wrong) order.forEach((card, place) => counts[place * CARDS + card]!++);
    expect(chiSquare(counts)).toBeGreaterThan(critical((CARDS - 1) ** 2));
  });
});

describe.each([
  ['zweier', [0, 1]],
  ['dreier', [0, 1, 2]],
  ['bauern', [0, 1, 2, 3]],
] as const)('the draw for the dealer of %s', (key, seats) => {
  const variant = variantOf(key)!;
  const cards = variant.deck(variant.ruleset.presets[variant.ruleset.defaultPreset]!);

  it('favours no seat', () => {
    const counts = seats.map(() => 0);
    for (let n = 0; n < DRAWS; n++) {
      counts[drawForDealer(seats, shuffled(cards, n, 'draw')).dealer]!++;
    }
    expect(chiSquare(counts)).toBeLessThan(critical(seats.length - 1));
  });
});
