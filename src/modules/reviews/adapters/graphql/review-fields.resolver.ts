import { Context, Float, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { ReviewStore } from '../../application/index.js';
import type { ReviewedDeal } from '../../application/index.js';
import { summaryOf } from '../../domain/verdict.js';
import type { Summary } from '../../domain/verdict.js';
import {
  ReviewedDealType,
  ReviewedDecisionType,
  ReviewType,
  toDecisionType,
  toReviewedDealType,
} from './review.type.js';

/** What has been reviewed, by the review's id. */
const dealsLoader = defineLoader<string, ReviewedDeal[]>('review-deals');

/** A review's figures, worked out where they are asked for: of the deals that are done so far. */
@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  constructor(private readonly store: ReviewStore) {}

  @ResolveField(() => Float, {
    nullable: true,
    complexity: 10,
    description:
      'In percent, how much was kept of what was at stake: 100 is every decision the best, 0 every ' +
      'one the worst, by expectation. Null where there was no decision.',
  })
  async accuracy(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).accuracy;
  }

  @ResolveField(() => Int, { complexity: 10 })
  async decisionCount(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).decisionCount;
  }

  @ResolveField(() => Float, {
    complexity: 10,
    description: 'What all decisions together cost, in game points, by what could be known.',
  })
  async expectedLoss(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).expectedLoss;
  }

  @ResolveField(() => Float, {
    complexity: 10,
    description: 'The same with all cards known.',
  })
  async hindsightLoss(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).hindsightLoss;
  }

  @ResolveField(() => [ReviewedDecisionType], {
    complexity: ({ childComplexity }) => 5 * childComplexity,
    description: 'Up to five decisions that cost half a game point or more, the dearest first.',
  })
  async turningPoints(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).turningPoints.map(toDecisionType);
  }

  @ResolveField(() => [ReviewedDealType], {
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: 'In order.',
  })
  async deals(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.reviewed(review, context)).map(toReviewedDealType);
  }

  private async summary(review: ReviewType, context: GraphqlContext): Promise<Summary> {
    const deals = await this.reviewed(review, context);
    return summaryOf(deals.flatMap(({ decisions }) => decisions));
  }

  private async reviewed(
    { reviewId }: ReviewType,
    context: GraphqlContext,
  ): Promise<ReviewedDeal[]> {
    return (await dealsLoader(context, (ids) => this.store.deals(ids)).load(reviewId)) ?? [];
  }
}
