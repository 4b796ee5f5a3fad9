import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { AnchorStore, BookingStore, BookMatchHandler, RatingStore } from './application/index.js';

/** Ratings and the ledger of Bummerl. Each finished match is added to them once (“booked”). */
@Module({
  imports: [MatchesModule],
  providers: [AnchorStore, BookingStore, RatingStore, BookMatchHandler],
  exports: [AnchorStore, RatingStore],
})
export class RatingsModule {
  constructor(handlers: TaskHandlers, bookMatch: BookMatchHandler) {
    handlers.register(bookMatch);
  }
}
