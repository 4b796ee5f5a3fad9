import { Module } from '@nestjs/common';
import { TaskHandlers } from '../../platform/tasks/task-handlers.js';
import { MatchesModule } from '../matches/matches.module.js';
import { Anchors, BookMatchHandler, RatingReader } from './application/index.js';
import { AnchorStore } from './storage/anchor-store.js';
import { BookingStore } from './storage/booking-store.js';
import { RatingStore } from './storage/rating-store.js';

/** Ratings and the ledger of Bummerl. Each finished match is added to them once (“booked”). */
@Module({
  imports: [MatchesModule],
  providers: [
    { provide: Anchors, useClass: AnchorStore },
    { provide: RatingReader, useClass: RatingStore },
    BookingStore,
    BookMatchHandler,
  ],
  exports: [Anchors, RatingReader],
})
export class RatingsModule {
  constructor(handlers: TaskHandlers, bookMatch: BookMatchHandler) {
    handlers.register(bookMatch);
  }
}
