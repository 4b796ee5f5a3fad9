import { describe, expect, it } from '@jest/globals';
import { bandOf } from '../../../src/modules/fair-play/domain/bands.js';
import {
  addRatios,
  clusteredShareOf,
  dispersionOf,
  meanOf,
  NO_SUMS,
  quantileOf,
  ratioOf,
  shareOf,
  wilson,
} from '../../../src/modules/fair-play/domain/estimates.js';
import type { RatioSums } from '../../../src/modules/fair-play/domain/estimates.js';

const sumsOf = (matches: readonly (readonly [x: number, n: number])[]): RatioSums =>
  matches.reduce((sums, [x, n]) => addRatios(sums, ratioOf(x, n)), NO_SUMS);

describe('the interval of a share', () => {
  // Newcombe 1998, table I: Wilson's score method without continuity correction.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('of %d among %d is from %d to %d', (hits, count, low, high) => {
    const interval = wilson(hits, count);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('has no figure without observations', () => {
    expect(shareOf(0, 0)).toBeNull();
    expect(shareOf(3, 4)).toMatchObject({ value: 0.75, observations: 4 });
  });
});

describe('a ratio over matches', () => {
  const EVEN = sumsOf(Array.from({ length: 6 }, () => [8, 10] as const));

  it('has no figure for fewer than five matches', () => {
    const four = sumsOf([
      [8, 10],
      [7, 10],
      [9, 10],
      [8, 10],
    ]);
    expect([clusteredShareOf(four), meanOf(four)]).toEqual([null, null]);
  });

  it('is as sure as its decisions if the matches do not differ', () => {
    const share = clusteredShareOf(EVEN)!;
    expect(share).toMatchObject({ value: 0.8, observations: 60 });
    expect(share).toMatchObject(wilson(48, 60));
  });

  it('is less sure if the matches differ much', () => {
    const uneven = sumsOf([
      [10, 10],
      [10, 10],
      [10, 10],
      [10, 10],
      [4, 10],
      [4, 10],
    ]);
    const [even, wide] = [clusteredShareOf(EVEN)!, clusteredShareOf(uneven)!];
    expect(wide.value).toBe(even.value);
    expect(wide.high - wide.low).toBeGreaterThan(1.2 * (even.high - even.low));
  });

  it('has the standard error of Cochran’s ratio estimate', () => {
    // x = 1 2 3 4 5, n = 2 each: ratio 1.5, residuals −2 −1 0 1 2, variance 5/4 · 10 / 100.
    const mean = meanOf(sumsOf([1, 2, 3, 4, 5].map((x) => [x, 2] as const)))!;
    expect(mean.value).toBe(1.5);
    expect(mean.high - mean.value).toBeCloseTo(1.959964 * Math.sqrt(0.125), 9);
    expect(mean.low).toBeCloseTo(1.5 - 1.959964 * Math.sqrt(0.125), 9);
  });

  it('subtracts what was added', () => {
    const one = ratioOf(3, 7);
    expect(addRatios(addRatios(EVEN, one), one, -1)).toEqual(EVEN);
  });
});

describe('a quantile', () => {
  const HUNDRED = Array.from({ length: 100 }, (_, i) => i + 1);

  it('has the ranks of a binomial distribution as its bounds', () => {
    expect(quantileOf(HUNDRED, 0.5)).toEqual({ value: 50.5, low: 40, high: 61, observations: 100 });
    expect(quantileOf(HUNDRED, 0.25)).toMatchObject({ value: 25.75, low: 16, high: 35 });
  });

  it('has no figure for fewer than ten values, and never leaves the values', () => {
    expect(quantileOf(HUNDRED.slice(0, 9), 0.5)).toBeNull();
    expect(quantileOf(HUNDRED.slice(0, 10), 0.75)).toMatchObject({ high: 10 });
  });
});

describe('the dispersion', () => {
  it('is 0 for a metronome, and says so with certainty', () => {
    const times = Array.from({ length: 60 }, () => 3000);
    expect(dispersionOf(times)).toEqual({ value: 0, low: 0, high: 0, observations: 60 });
  });

  it('is a half if the quartiles are one to three', () => {
    const times = Array.from({ length: 80 }, (_, i) => (i % 2 === 0 ? 1000 : 3000));
    expect(dispersionOf(times)!.value).toBe(0.5);
  });

  it('has no figure for fewer than forty values', () => {
    expect(dispersionOf(Array.from({ length: 39 }, () => 1))).toBeNull();
  });
});

describe('a band of ratings', () => {
  it.each([
    [1499.9, 1400],
    [1500, 1500],
    [300, 1000],
    [2750, 2200],
  ])('of %d begins at %d', (rating, band) => {
    expect(bandOf(rating)).toBe(band);
  });
});
