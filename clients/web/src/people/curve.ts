import type { RatingHistoryQuery } from '../generated/graphql';

/** A rating as a match has left it. */
export type RatingChange = NonNullable<
  NonNullable<RatingHistoryQuery['user']>['ratingHistory']['nodes'][number]
>;

/** The field in which a curve is drawn: 0 to 100 both ways, stretched to wherever it stands. */
export const FIELD = 100;

/** Ratings round to steps of this size at the edges of the field. */
const STEP = 50;

export interface CurvePaths {
  readonly lowest: number;
  readonly highest: number;
  /** The way of the rating, as `d` of a path. */
  readonly line: string;
  /** One standard deviation to both sides of it. */
  readonly band: string;
}

/** @param changes the oldest first, one at least */
export function curveOf(changes: readonly RatingChange[]): CurvePaths {
  const edges = changes.flatMap(({ ratingAfter: r, deviationAfter: d }) => [r - d, r + d]);
  const lowest = Math.floor(Math.min(...edges) / STEP) * STEP;
  const highest = Math.ceil(Math.max(...edges) / STEP) * STEP;
  const y = (rating: number) => FIELD * (1 - (rating - lowest) / (highest - lowest || 1));
  const x = placesOf(changes);
  const way = (height: (change: RatingChange) => number) =>
    changes.map((change, i) => `${round(x[i] ?? 0)} ${round(y(height(change)))}`);
  const above = way((change) => change.ratingAfter + change.deviationAfter);
  const below = way((change) => change.ratingAfter - change.deviationAfter).reverse();
  return {
    lowest,
    highest,
    line: `M${way((change) => change.ratingAfter).join('L')}`,
    band: `M${[...above, ...below].join('L')}Z`,
  };
}

/** By time; evenly where all are of one moment. */
function placesOf(changes: readonly RatingChange[]): readonly number[] {
  const times = changes.map(({ at }) => Date.parse(at));
  const first = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - first;
  if (length > 0) return times.map((time) => (FIELD * (time - first)) / length);
  return times.map((_, i) => (FIELD * i) / Math.max(1, times.length - 1));
}

const round = (value: number): number => Math.round(value * 100) / 100;
