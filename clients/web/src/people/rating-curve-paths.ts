import type { RatingHistoryQuery } from '../generated/graphql';

/** A rating after a match. */
export type RatingChange = NonNullable<
  NonNullable<RatingHistoryQuery['user']>['ratingHistory']['nodes'][number]
>;

/** The size of the field in which a curve is drawn, in both directions. The page stretches it. */
export const FIELD = 100;

/** The edges of the field are multiples of this rating. */
const STEP = 50;

export interface CurvePaths {
  readonly lowest: number;
  readonly highest: number;
  /** The rating, as `d` of an SVG path. */
  readonly line: string;
  /** One standard deviation above and below the rating. */
  readonly band: string;
}

/** @param changes oldest first, at least one */
export function curvePaths(changes: readonly RatingChange[]): CurvePaths {
  const edges = changes.flatMap(({ ratingAfter: r, deviationAfter: d }) => [r - d, r + d]);
  const lowest = Math.floor(Math.min(...edges) / STEP) * STEP;
  const highest = Math.ceil(Math.max(...edges) / STEP) * STEP;
  const y = (rating: number) => FIELD * (1 - (rating - lowest) / (highest - lowest || 1));
  const x = placesOf(changes);
  const points = (height: (change: RatingChange) => number) =>
    changes.map((change, i) => `${round(x[i] ?? 0)} ${round(y(height(change)))}`);
  const above = points((change) => change.ratingAfter + change.deviationAfter);
  const below = points((change) => change.ratingAfter - change.deviationAfter).reverse();
  return {
    lowest,
    highest,
    line: `M${points((change) => change.ratingAfter).join('L')}`,
    band: `M${[...above, ...below].join('L')}Z`,
  };
}

/** The x values, by time. Evenly spaced if all changes have the same time. */
function placesOf(changes: readonly RatingChange[]): readonly number[] {
  const times = changes.map(({ at }) => Date.parse(at));
  const first = times[0] ?? 0;
  const length = (times.at(-1) ?? 0) - first;
  if (length > 0) return times.map((time) => (FIELD * (time - first)) / length);
  return times.map((_, i) => (FIELD * i) / Math.max(1, times.length - 1));
}

const round = (value: number): number => Math.round(value * 100) / 100;
