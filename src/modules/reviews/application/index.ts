export type { Review, ReviewedDeal, ReviewStatus } from '../domain/review.js';
export { RequestReview } from './request-review.use-case.js';
export { ReviewHandler } from './review-handler.js';
export { ReviewStore } from '../storage/review-store.js';
export type { ReviewPart } from '../storage/review-store.js';
