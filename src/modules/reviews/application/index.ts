export { DecisionTexts } from './decision-texts.js';
export type { MatchPlace, PlaceTexts } from './decision-texts.js';
export { RequestReviewUseCase } from './request-review.use-case.js';
export { ReviewHandler } from './review.handler.js';
export { Reviews } from './reviews.js';
export type { Review, ReviewedDeal, ReviewPart } from './reviews.js';
