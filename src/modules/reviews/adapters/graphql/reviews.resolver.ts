import type { OnModuleInit } from '@nestjs/common';
import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { givenId } from '../../../../platform/api/ids.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { NodeFinders, oneByOne } from '../../../../platform/graphql/node.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { RequestReviewUseCase, Reviews } from '../../application/index.js';
import type { Review } from '../../application/index.js';
import {
  RequestReviewInput,
  RequestReviewPayload,
  ReviewType,
  toReviewType,
} from './review.type.js';

@Resolver()
export class ReviewsResolver implements OnModuleInit {
  constructor(
    private readonly requests: RequestReviewUseCase,
    private readonly reviews: Reviews,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    const find = async (id: string, viewer: Viewer | null) => {
      const found = viewer && (await this.reviews.find(id, viewer.userId));
      return found && toReviewType(found);
    };
    this.nodes.register('Review', 'match:read', oneByOne(find));
  }

  @Mutation(() => RequestReviewPayload, {
    description:
      'Requests the review of the viewer’s decisions in a match that is over. It is made once: ' +
      'a later request returns the same review, and continues it if it failed. ' +
      'Idempotent: a match has one review of each player.',
  })
  async requestReview(
    @Args('input') input: RequestReviewInput,
    @SignedIn('review:write') { userId }: Viewer,
  ): Promise<RequestReviewPayload> {
    const matchId = givenId('Match', input.matchId, 'input.matchId');
    const result = await this.requests.execute(userId, matchId);
    if (!result.ok) return refused(result.error);
    return { review: toReviewType(result.value), userErrors: done };
  }
}

/** The viewer's own, by the match's id: a request has one viewer. */
const reviewsLoader = defineLoader<string, Review>('reviews');

/** The reviews that a player has requested. */
@Resolver(() => MatchType)
export class MatchReviewResolver {
  constructor(private readonly reviews: Reviews) {}

  @ResolveField(() => ReviewType, {
    nullable: true,
    description: 'The viewer’s own review; null before it is requested, and for everybody else.',
  })
  async review(
    @Parent() { viewed: { stored } }: MatchType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ReviewType | null> {
    if (!viewer) return null;
    const load = (ids: readonly string[]) => this.reviews.ofMatches(viewer.userId, ids);
    const review = await reviewsLoader(context, load).load(stored.id);
    return review && toReviewType(review);
  }
}
