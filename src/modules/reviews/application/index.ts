export { DealJudge } from './deal-judge.js';
export { DecisionTexts } from './decision-texts.js';
export type { MatchPlace, PlaceTexts } from './decision-texts.js';
export { RequestReviewUseCase } from './request-review.use-case.js';
export { ReviewConsumer } from './review.consumer.js';
export { Reviews } from '../storage/reviews.js';
export type { Review, ReviewedDeal, ReviewPart } from '../storage/reviews.js';
