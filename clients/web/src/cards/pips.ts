import type { Rank } from './card';

type Place = readonly [x: number, y: number];

const LEFT = 38;
const MIDDLE = 50;
const RIGHT = 62;
const column = (x: number, ...rows: readonly number[]): Place[] => rows.map((y) => [x, y]);
const both = (...rows: readonly number[]): Place[] => [
  ...column(LEFT, ...rows),
  ...column(RIGHT, ...rows),
];

/** The positions of the suit signs on a card of 100 × 150. */
export const PIPS: Readonly<Partial<Record<Rank, readonly Place[]>>> = {
  T: [...both(32, 60, 88, 116), ...column(MIDDLE, 46, 102)],
  '9': [...both(32, 60, 88, 116), ...column(MIDDLE, 74)],
  '8': [...both(32, 74, 116), ...column(MIDDLE, 53, 95)],
  '7': [...both(32, 74, 116), ...column(MIDDLE, 53)],
};
