export type { PairLedgerEntry } from '../domain/ledger.js';
export { isRatingKey, ratingKeyOf, RATING_KEYS } from '../domain/rating.js';
export { AnchorStore } from '../storage/anchor-store.js';
export type { Anchor } from '../storage/anchor-store.js';
export { BookMatchHandler } from './book-match.handler.js';
export { BookingStore } from '../storage/booking-store.js';
export { RatingStore } from '../storage/rating-store.js';
export type {
  HistoryQuery,
  StoredRatingChange,
  LeaderboardPosition,
  RatingId,
  StoredRating,
} from '../storage/rating-store.js';
export { RebuildRatingsUseCase } from './rebuild-ratings.use-case.js';
export type { RebuildCounts, RebuildOptions } from './rebuild-ratings.use-case.js';
export { RebuildStore } from '../storage/rebuild-store.js';
