/**
 * Perft: the committed numbers of positions at each depth from two fixed deals of every preset. If a number
 * changes, a rule of play has changed.
 */
import { expect, test } from '@jest/globals';
import { VARIANTS, variantOf } from '../../src/engine/index.js';
import { fixedDeal, perft } from './support/perft.js';

/** Variant, preset, seed of the deal, positions at depth 1, 2 … */
const COUNTS: readonly (readonly [string, string, number, readonly number[]])[] = [
  ['zweier', 'weich', 1, [6, 30, 164, 806, 4294]],
  ['zweier', 'weich', 2, [7, 34, 182, 887, 4723]],
  ['zweier', 'scharf', 1, [7, 31, 189, 845, 4919]],
  ['zweier', 'scharf', 2, [8, 36, 209, 940, 5385]],
  ['zweier', 'luudoo', 1, [7, 31, 189, 845, 4919]],
  ['zweier', 'luudoo', 2, [8, 36, 209, 940, 5385]],
  ['zweier', 'sechsundsechzig', 1, [7, 36, 72, 535, 2420, 7313]],
  ['zweier', 'sechsundsechzig', 2, [8, 39, 84, 566, 2220, 5974]],
  ['zweier', 'rotdaus', 1, [7, 36, 72, 510, 2250, 6849]],
  ['zweier', 'rotdaus', 2, [4, 32, 156, 336, 2279, 8491]],
  ['zweier', 'tausend', 1, [6, 36, 228, 1320, 8368]],
  ['zweier', 'tausend', 2, [10, 44, 364, 1832]],
  ['dritt', 'standard', 1, [5, 40, 70, 110, 820, 1404, 1966, 11827]],
  ['dritt', 'standard', 2, [5, 45, 127, 265, 2010, 4659, 9538]],
  ['dreier', 'vollstaendig', 1, [4, 76, 744, 4456]],
  ['dreier', 'vollstaendig', 2, [3, 57, 558, 3342]],
  ['dreier', 'klassisch', 1, [4, 36, 172, 336, 2252, 6300]],
  ['dreier', 'klassisch', 2, [3, 27, 129, 252, 1689, 4725]],
  ['bauern', 'vollstaendig', 1, [4, 36, 208, 504, 1948, 4036, 8144]],
  ['bauern', 'vollstaendig', 2, [3, 27, 156, 387, 1524, 3216, 6474, 11826]],
  ['bauern', 'klassisch', 1, [4, 16, 64, 92, 232, 312, 560, 1264, 3022, 6836]],
  ['bauern', 'klassisch', 2, [3, 12, 48, 69, 174, 234, 420, 969, 2423, 5660, 11524]],
];

test.each(COUNTS)('perft of %s %s, deal %d', (key, preset, seed, counts) => {
  const variant = variantOf(key)!;
  expect(perft(variant, fixedDeal(variant, preset, seed), counts.length)).toEqual(counts);
});

test('every preset has perft counts', () => {
  const presets = VARIANTS.flatMap(({ key, ruleset }) =>
    Object.keys(ruleset.presets).map((preset) => `${key} ${preset}`),
  );
  expect([...new Set(COUNTS.map(([key, preset]) => `${key} ${preset}`))]).toEqual(presets);
});
