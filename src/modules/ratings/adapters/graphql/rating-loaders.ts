import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { HistoryQuery, KeptChange, RankedRating } from '../../application/rating-store.js';

/** A user's ratings, by the user's id. */
export const ratingsLoader = defineSharedLoader<string, RankedRating[]>('ratings');

/** A page of a user's changes, by the query as JSON. */
export const historyLoader = defineSharedLoader<string, KeptChange[]>('rating-histories');

/** Reads histories by the keys under which they are loaded. */
export async function historiesBy(
  keys: readonly string[],
  read: (queries: readonly HistoryQuery[]) => Promise<KeptChange[][]>,
): Promise<ReadonlyMap<string, KeptChange[]>> {
  const pages = await read(keys.map((key) => JSON.parse(key) as HistoryQuery));
  return new Map(keys.map((key, i) => [key, pages[i]!]));
}
