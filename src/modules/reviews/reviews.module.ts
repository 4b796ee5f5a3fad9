import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { HouseBotsModule } from '../house-bots/house-bots.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import {
  DecisionTexts,
  RequestReviewUseCase,
  ReviewHandler,
  Reviews,
} from './application/index.js';
import { ReviewStore } from './storage/review-store.js';

/** Reviews of players' decisions after a match. */
@Module({
  imports: [HouseBotsModule, MatchesModule],
  providers: [
    ReviewStore,
    { provide: Reviews, useExisting: ReviewStore },
    DecisionTexts,
    RequestReviewUseCase,
    ReviewHandler,
  ],
  exports: [DecisionTexts, Reviews, RequestReviewUseCase],
})
export class ReviewsModule {
  constructor(handlers: TaskHandlers, handler: ReviewHandler) {
    handlers.register(handler);
  }
}
