import type { Pairing } from '../../../src/modules/competitions/domain/index.js';

export const spread = (counts: readonly number[]): number =>
  Math.max(...counts) - Math.min(...counts);

export const lotsOf = (pairings: readonly Pairing[]): number[] =>
  pairings.flatMap(({ lots }) => lots);

export const isSubset = (some: readonly number[], all: ReadonlySet<number>): boolean =>
  some.every((each) => all.has(each));
