import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { KeptChange, RankedRating } from '../../application/index.js';

/** A user's ratings, by the user's id. */
export const ratingsLoader = defineSharedLoader<string, RankedRating[]>('ratings');

/** A page of a user's changes, by the query as JSON. */
export const historyLoader = defineSharedLoader<string, KeptChange[]>('rating-histories');
