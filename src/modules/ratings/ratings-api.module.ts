import { Module } from '@nestjs/common';
import { MatchesModule } from '../matches/matches.module.js';
import { UsersModule } from '../users/users.module.js';
import { BotStrengthsResolver } from './adapters/graphql/bot-strengths.resolver.js';
import { LedgerResolver } from './adapters/graphql/ledger.resolver.js';
import {
  RatingChangeFieldsResolver,
  SeatRatingsResolver,
} from './adapters/graphql/rating-changes.resolver.js';
import { RatingsResolver } from './adapters/graphql/ratings.resolver.js';
import { UserRatingsResolver } from './adapters/graphql/user-ratings.resolver.js';
import { UserPreview } from './adapters/http/user.preview.js';
import { VoidedMatchResolver } from './adapters/graphql/voided-match.resolver.js';
import { RatingsModule } from './ratings.module.js';

/** Ratings and ledger over GraphQL. */
@Module({
  imports: [RatingsModule, MatchesModule, UsersModule],
  providers: [
    RatingsResolver,
    RatingChangeFieldsResolver,
    UserRatingsResolver,
    SeatRatingsResolver,
    LedgerResolver,
    BotStrengthsResolver,
    UserPreview,
    VoidedMatchResolver,
  ],
})
export class RatingsApiModule {}
