import { Module } from '@nestjs/common';
import { ReviewFieldsResolver } from './adapters/graphql/review-fields.resolver.js';
import { MatchReviewResolver, ReviewsResolver } from './adapters/graphql/reviews.resolver.js';
import { ReviewsModule } from './reviews.module.js';

/** Reviews over GraphQL. */
@Module({
  imports: [ReviewsModule],
  providers: [ReviewsResolver, ReviewFieldsResolver, MatchReviewResolver],
})
export class ReviewsApiModule {}
