import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';
import { ReviewStore } from '../../application/index.js';
import type { Review } from '../../application/index.js';
import { ReviewType, toReviewType } from './review.type.js';

/** The viewer's own, by the match's id: a request has one viewer. */
const reviewsLoader = defineLoader<string, Review>('reviews');

/** What a player has had looked back on. */
@Resolver(() => MatchType)
export class MatchReviewResolver {
  constructor(private readonly store: ReviewStore) {}

  @ResolveField(() => ReviewType, {
    nullable: true,
    description: 'The viewer’s own; null before it was asked for, and for everybody else.',
  })
  async review(
    @Parent() { sight: { stored } }: MatchType,
    @OptionalViewer('read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<ReviewType | null> {
    if (!viewer) return null;
    const load = (ids: readonly string[]) => this.store.ofMatches(viewer.userId, ids);
    const review = await reviewsLoader(context, load).load(stored.id);
    return review && toReviewType(review);
  }
}
