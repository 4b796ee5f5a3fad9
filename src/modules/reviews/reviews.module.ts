import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { HouseBotsModule } from '../house-bots/house-bots.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RequestReviewUseCase, ReviewHandler, ReviewStore } from './application/index.js';

/** Reviews of players' decisions after a match. */
@Module({
  imports: [HouseBotsModule, MatchesModule],
  providers: [ReviewStore, RequestReviewUseCase, ReviewHandler],
  exports: [ReviewStore, RequestReviewUseCase],
})
export class ReviewsModule {
  constructor(handlers: TaskHandlers, handler: ReviewHandler) {
    handlers.register(handler);
  }
}
