import type { OnModuleInit } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { idOf } from '../../../../platform/api/ids.js';
import { NodeFinders } from '../../../../platform/graphql/node.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { RequestReview, ReviewStore } from '../../application/index.js';
import { reviewFailure } from '../../application/review-failure.js';
import { RequestReviewInput, RequestReviewPayload, toReviewType } from './review.type.js';

@Resolver()
export class ReviewsResolver implements OnModuleInit {
  constructor(
    private readonly requests: RequestReview,
    private readonly store: ReviewStore,
    private readonly nodes: NodeFinders,
  ) {}

  onModuleInit(): void {
    this.nodes.register('Review', async (id, viewer) => {
      const found = viewer && (await this.store.find(id, viewer.userId));
      return found && toReviewType(found);
    });
  }

  @Mutation(() => RequestReviewPayload, {
    description:
      'Asks for a look back at the viewer’s decisions in a match that is over. It is made once: ' +
      'who asks again is answered with the same review, and one that failed is gone on with.',
  })
  async requestReview(
    @Args('input') input: RequestReviewInput,
    @SignedIn('play') { userId }: Viewer,
  ): Promise<RequestReviewPayload> {
    const matchId = idOf('Match', input.matchId);
    if (!matchId) return refused(reviewFailure('MATCH_NOT_FOUND', 'matchId'));
    const result = await this.requests.execute(userId, matchId);
    if (!result.ok) return refused(result.error);
    return { review: toReviewType(result.value), userErrors: done };
  }
}
