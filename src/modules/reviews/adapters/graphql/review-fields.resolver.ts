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
import { ReviewStore } from '../../application/index.js';
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

/** A review, and how many deals it has. */
type Reviewed = Pick<ReviewType, 'reviewId' | 'dealsDone'>;

/** What is to be said of reviews, by the review as JSON. */
const summariesLoader = defineLoader<string, Summary>('review-summaries');

/** The deals of parts of reviews, by the part as JSON. */
const partsLoader = defineLoader<string, ReviewedDeal[]>('review-deals');

/** A review's figures, worked out where they are asked for: of the deals that are done so far. */
@Resolver(() => ReviewType)
export class ReviewFieldsResolver {
  constructor(
    private readonly store: ReviewStore,
    private readonly nodes: NodeFinders,
  ) {}

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The match that is looked back on; null where the viewer may not look at it.',
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
      'In percent, how much was kept of what was at stake: 100 is every decision the best, 0 every ' +
      'one the worst, by expectation. Null where there was no decision.',
  })
  async accuracy(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    return (await this.summary(review, context)).accuracy;
  }

  @ResolveField(() => Int, {
    complexity: 10,
    description: 'How many decisions between several actions have been reviewed so far.',
  })
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
    description:
      'Up to five costly decisions that cost half a game point or more, the dearest first.',
  })
  async turningPoints(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    const { turningPoints } = await this.summary(review, context);
    return turningPoints.map((verdict) => toDecisionType(reviewedIn(review), verdict));
  }

  @ResolveField(() => [ReviewedDecisionType], {
    complexity: ({ childComplexity }) => 3 * childComplexity,
    description:
      'Up to three costly decisions that most can be learned from, the dearest first: their reasons could be known ' +
      'then, and are different ones where the match has them.',
  })
  async instructiveMoments(@Parent() review: ReviewType, @Context() context: GraphqlContext) {
    const { instructive } = await this.summary(review, context);
    return instructive.map((verdict) => toDecisionType(reviewedIn(review), verdict));
  }

  @ResolveField(() => [ReviewedDealType], {
    complexity: dealsPrice,
    description: 'In order. Each costs 1 and its fields.',
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
      readByJson(keys, (parts: readonly ReviewPart[]) => this.store.parts(parts)),
    );
    return (await loader.load(JSON.stringify(part)))!;
  }

  private async summary({ reviewId, dealsDone }: ReviewType, context: GraphqlContext) {
    const loader = summariesLoader(context, (keys) =>
      readByJson(keys, (reviews: readonly Reviewed[]) => this.summaries(reviews, context)),
    );
    return (await loader.load(JSON.stringify({ reviewId, dealsDone })))!;
  }

  /** Worked out once for all fields of a review that ask for it. */
  private async summaries(
    reviews: readonly Reviewed[],
    { meter }: GraphqlContext,
  ): Promise<Summary[]> {
    meter.spend(reviews.reduce((sum, { dealsDone }) => sum + dealsDone, 0));
    const deals = await this.store.deals(reviews.map(({ reviewId }) => reviewId));
    return reviews.map(({ reviewId }) => summaryOf(decisionsIn(deals.get(reviewId))));
  }
}

const reviewedIn = ({ reviewId, matchRowId }: ReviewType) => ({ reviewId, matchId: matchRowId });

const decisionsIn = (deals: readonly ReviewedDeal[] = []): ValuedDecision[] =>
  deals.flatMap(({ decisions }) => decisions);
