export type { PairLedgerEntry } from '../domain/ledger.js';
export {
  INITIAL_RATING,
  isRatingKey,
  ratedGameOf,
  ratingKeyOf,
  RATING_KEYS,
} from '../domain/rating.js';
export { Anchors } from '../storage/anchors.js';
export type { Anchor } from '../storage/anchors.js';
export { BookingRules } from './booking-rules.js';
export type { BookingRule } from './booking-rules.js';
export type { EndedMatch } from '../domain/finished-match.js';
export { BookMatchConsumer } from './book-match.consumer.js';
export { finishedMatch } from './finished-match.js';
export { VoidedMatches } from '../storage/voided-matches.js';
export { RatingReader } from '../storage/rating-reader.js';
export type {
  HistoryQuery,
  StoredRatingChange,
  LeaderboardPosition,
  RatingId,
  StoredRating,
} from '../storage/rating-reader.js';
export { RebuildRatingsUseCase } from './rebuild-ratings.use-case.js';
export type { RebuildCounts, RebuildOptions } from './rebuild-ratings.use-case.js';
