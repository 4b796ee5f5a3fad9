import { defineLoader } from '../../../../platform/graphql/loader.js';
import type { StoredDeal, StoredDraw, StoredShuffle } from '../../domain/stored-deal.js';

/** A match's ended deals, by the match's id. */
export const dealsLoader = defineLoader<string, StoredDeal[]>('deals');

/** How a match's deals were shuffled, by the match's id. */
export const shufflesLoader = defineLoader<string, StoredShuffle[]>('shuffles');

/** A match's draw for the first dealer, by the match's id. */
export const drawsLoader = defineLoader<string, StoredDraw>('draws');
