import { Module } from '@nestjs/common';
import {
  DecisionTextsResolver,
  ValuedActionTextResolver,
} from './adapters/graphql/decision-texts.resolver.js';
import { ReviewFieldsResolver } from './adapters/graphql/review-fields.resolver.js';
import { MatchReviewResolver, ReviewsResolver } from './adapters/graphql/reviews.resolver.js';
import { MatchesModule } from '../matches/matches.module.js';
import { ReviewsModule } from './reviews.module.js';

/** Reviews over GraphQL. */
@Module({
  imports: [ReviewsModule, MatchesModule],
  providers: [
    ReviewsResolver,
    ReviewFieldsResolver,
    DecisionTextsResolver,
    ValuedActionTextResolver,
    MatchReviewResolver,
  ],
})
export class ReviewsApiModule {}
