export type { Review, ReviewedDeal, ReviewStatus } from '../domain/review.js';
export { RequestReview } from './request-review.use-case.js';
export { ReviewHandler } from './review-handler.js';
export { ReviewStore } from './review-store.js';
export type { ReviewPart } from './review-store.js';
