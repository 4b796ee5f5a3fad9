import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { HouseBotsModule } from '../house-bots/house-bots.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import {
  DealJudge,
  DecisionTexts,
  RequestReviewUseCase,
  ReviewConsumer,
  Reviews,
} from './application/index.js';
import { REVIEWS_DATA } from './storage/personal-data.js';
import { ReviewStore } from './storage/review-store.js';

/** Reviews of players' decisions after a match. */
@Module({
  imports: [HouseBotsModule, MatchesModule],
  providers: [ReviewStore, Reviews, DealJudge, DecisionTexts, RequestReviewUseCase, ReviewConsumer],
  exports: [DealJudge, DecisionTexts, Reviews, RequestReviewUseCase],
})
export class ReviewsModule {
  constructor(consumers: Consumers, consumer: ReviewConsumer, data: PersonalData) {
    data.register(REVIEWS_DATA);
    consumers.register(consumer);
  }
}
