import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../../domain/stored-deal.js';

/** A match's ended deals, by the match's id. */
export const dealsLoader = defineSharedLoader<string, StoredDeal[]>('deals');

/** How a match's deals were shuffled, by the match's id. */
export const shufflesLoader = defineSharedLoader<string, StoredShuffle[]>('shuffles');

/** A match's draw for the first dealer, by the match's id. */
export const drawsLoader = defineSharedLoader<string, StoredDraw>('draws');
