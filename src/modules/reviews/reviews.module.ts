import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { HouseBotsModule } from '../house-bots/house-bots.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RequestReview, ReviewHandler, ReviewStore } from './application/index.js';

/** What players' decisions were worth, looked back on when a match is over. */
@Module({
  imports: [HouseBotsModule, MatchesModule],
  providers: [ReviewStore, RequestReview, ReviewHandler],
  exports: [ReviewStore, RequestReview],
})
export class ReviewsModule {
  constructor(handlers: TaskHandlers, handler: ReviewHandler) {
    handlers.register(handler);
  }
}
