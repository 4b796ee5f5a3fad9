import { Module } from '@nestjs/common';
import { Consumers } from '../../platform/events/consumers.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { AuditModule } from '../audit/audit.module.js';
import { MatchesModule } from '../matches/matches.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReviewsModule } from '../reviews/reviews.module.js';
import { UsersModule } from '../users/users.module.js';
import {
  FairPlayFigures,
  FairPlayReading,
  MeasureConsumer,
  RequestMeasureUseCase,
} from './application/index.js';
import { Samples } from './application/sample.js';
import { FairPlayReader } from './storage/fair-play-reader.js';
import { FairPlayStore } from './storage/fair-play-store.js';
import { FAIR_PLAY_DATA } from './storage/personal-data.js';

const OFFERED = [FairPlayFigures, FairPlayReading, RequestMeasureUseCase];

/** Figures about fair play, for moderators: what is likely, with its uncertainty, and never a verdict. */
@Module({
  imports: [AuditModule, MatchesModule, RatingsModule, ReviewsModule, UsersModule],
  providers: [...OFFERED, Samples, FairPlayReader, FairPlayStore, MeasureConsumer],
  exports: OFFERED,
})
export class FairPlayModule {
  constructor(consumers: Consumers, consumer: MeasureConsumer, data: PersonalData) {
    data.register(FAIR_PLAY_DATA);
    consumers.register(consumer);
  }
}
