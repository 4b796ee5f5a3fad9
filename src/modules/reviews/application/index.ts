export { DecisionTexts } from './decision-texts.js';
export type { MatchPlace, PlaceTexts } from './decision-texts.js';
export { RequestReviewUseCase } from './request-review.use-case.js';
export { ReviewHandler } from './review.handler.js';
export { ReviewStore } from '../storage/review-store.js';
export type { Review, ReviewedDeal, ReviewPart } from '../storage/review-store.js';
