import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { MatchesModule } from '../matches/matches.module.js';
import {
  Anchors,
  BookingRules,
  BookMatchConsumer,
  RatingReader,
  VoidedMatches,
} from './application/index.js';
import { BookingStore } from './storage/booking-store.js';
import { RATINGS_DATA } from './storage/personal-data.js';
import { ReversalStore } from './storage/reversal-store.js';

/** Ratings and the ledger of Bummerl. Each finished match is added to them once (“booked”). A voided one is taken back. */
@Module({
  imports: [MatchesModule],
  providers: [
    Anchors,
    RatingReader,
    VoidedMatches,
    BookingStore,
    ReversalStore,
    BookingRules,
    BookMatchConsumer,
  ],
  exports: [Anchors, BookingRules, RatingReader, VoidedMatches],
})
export class RatingsModule {
  constructor(consumers: Consumers, bookMatch: BookMatchConsumer, data: PersonalData) {
    data.register(RATINGS_DATA);
    consumers.register(bookMatch);
  }
}
