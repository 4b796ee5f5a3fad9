import { Args, Context, Float, Info, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader, readByJson } from '../../../../platform/graphql/loader.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import type { NodeObject } from '../../../../platform/graphql/node.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  dealNumbers,
  DealsArgs,
  dealsPrice,
  MatchType,
  unpaidDeals,
} from '../../../matches/adapters/graphql/index.js';
import { Reviews } from '../../application/index.js';
import type { ReviewedDeal, ReviewPart } from '../../application/index.js';
import { summaryOf } from '../../domain/review.js';
import type { Summary, ValuedDecision } from '../../domain/review.js';
import {
  ReviewedDealType,
  ReviewedDecisionType,
  ReviewType,
  toDecisionType,
  toReviewedDealType,
} from './review.type.js';

/** A review and its number of deals. */
type Reviewed = Pick<ReviewType, 'reviewId' | 'dealsDone'>;

/** The summaries of reviews, by the review as JSON. */
const summariesLoader = defineLoader<string, Summary>('review-summaries');

/** The deals of parts of reviews, by the part as JSON. */
const partsLoader = defineLoader<string, ReviewedDeal[]>('review-deals');

/** The figures of a review, computed when they are requested, from the deals reviewed so far. */
@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  constructor(
    private readonly reviews: Reviews,
    private readonly nodes: NodeFinders,
  ) {}

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The reviewed match; null if the viewer may not see it.',
  })
  match(
    @Parent() { matchId }: ReviewType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<NodeObject | null> {
    return this.nodes.load(context, 'Match', matchId, viewer);
  }

  @ResolveField(() => Float, {
    nullable: true,
    complexity: 10,
    description:
      'The share of the stakes that was kept, in percent: 100 if every decision was the best, 0 if every ' +
      'decision was the worst, by expectation. Null if there was no decision.',
  })
  async accuracy(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).accuracy;
  }

  @ResolveField(() => Int, {
    complexity: 10,
    description: 'The number of decisions between several actions that have been reviewed so far.',
  })
  async decisionCount(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).decisionCount;
  }

  @ResolveField(() => Float, {
    complexity: 10,
    description:
      'The total loss of all decisions, in game points, based on what the player could know.',
  })
  async expectedLoss(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).expectedLoss;
  }

  @ResolveField(() => Float, {
    complexity: 10,
    description: 'The same loss with all cards known.',
  })
  async hindsightLoss(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).hindsightLoss;
  }

  @ResolveField(() => [ReviewedDecisionType], {
    complexity: ({ childComplexity }) => 5 * childComplexity,
    description:
      'Up to five costly decisions with a loss of half a game point or more, the highest loss first.',
  })
  async turningPoints(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    const { turningPoints } = await this.summary(review, context);
    return turningPoints.map((decision) => toDecisionType(reviewedIn(review), decision));
  }

  @ResolveField(() => [ReviewedDecisionType], {
    complexity: ({ childComplexity }) => 3 * childComplexity,
    description:
      'Up to three instructive costly decisions, the highest loss first. The player could know their reasons. ' +
      'Decisions with different reasons are preferred.',
  })
  async instructiveMoments(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    const { instructive } = await this.summary(review, context);
    return instructive.map((decision) => toDecisionType(reviewedIn(review), decision));
  }

  @ResolveField(() => [ReviewedDealType], {
    complexity: dealsPrice(1),
    description: 'The reviewed deals, in order. Each costs 1 and the price of its fields.',
  })
  async deals(
    @Parent() review: ReviewType,
    @Args() args: DealsArgs,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ReviewedDealType[]> {
    const numbers = dealNumbers(args, review.dealsDone);
    context.meter.items(info, unpaidDeals(numbers));
    const deals = await this.part({ reviewId: review.reviewId, ...numbers }, context);
    return deals.map((deal) => toReviewedDealType(reviewedIn(review), deal));
  }

  private async part(part: ReviewPart, context: GraphqlContext): Promise<ReviewedDeal[]> {
    const loader = partsLoader(context, (keys) =>
      readByJson(keys, (parts: readonly ReviewPart[]) => this.reviews.parts(parts)),
    );
    return (await loader.load(JSON.stringify(part)))!;
  }

  private async summary({ reviewId, dealsDone }: ReviewType, context: GraphqlContext) {
    const loader = summariesLoader(context, (keys) =>
      readByJson(keys, (reviews: readonly Reviewed[]) => this.summaries(reviews, context)),
    );
    return (await loader.load(JSON.stringify({ reviewId, dealsDone })))!;
  }

  /** Computed once for all requested fields of a review. */
  private async summaries(
    reviews: readonly Reviewed[],
    { meter }: GraphqlContext,
  ): Promise<Summary[]> {
    meter.spend(reviews.reduce((sum, { dealsDone }) => sum + dealsDone, 0));
    const deals = await this.reviews.deals(reviews.map(({ reviewId }) => reviewId));
    return reviews.map(({ reviewId }) => summaryOf(decisionsIn(deals.get(reviewId))));
  }
}

const reviewedIn = ({ reviewId, matchRowId }: ReviewType) => ({ reviewId, matchId: matchRowId });

const decisionsIn = (deals: readonly ReviewedDeal[] = []): ValuedDecision[] =>
  deals.flatMap(({ decisions }) => decisions);
