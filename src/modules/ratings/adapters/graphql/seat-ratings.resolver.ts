import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { LOOKED_UP_PRICE } from '../../../../platform/graphql/cost-limit.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { SeatType } from '../../../matches/adapters/graphql/index.js';
import { RatingStore } from '../../application/index.js';
import type { KeptChange } from '../../application/index.js';

const changesOf = defineSharedLoader<string, KeptChange[]>('rating-changes');

/** What a match did to the rating of whoever sat down. */
@Resolver(() => SeatType)
export class SeatRatingsResolver {
  constructor(private readonly ratings: RatingStore) {}

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'The rating before the match; null for a match that is not rated, or not yet.',
  })
  async ratingBefore(
    @Parent() seat: SeatType,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const change = await this.changeOf(seat, context);
    return change && Math.round(change.muBefore);
  }

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description: 'The rating after the match; null for a match that is not rated, or not yet.',
  })
  async ratingAfter(
    @Parent() seat: SeatType,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const change = await this.changeOf(seat, context);
    return change && Math.round(change.muAfter);
  }

  private async changeOf(seat: SeatType, context: GraphqlContext): Promise<KeptChange | null> {
    const loader = changesOf(context, (ids) => this.ratings.changes(ids));
    const changes = await loader.load(seat.matchId);
    return changes?.find(({ userId }) => userId === seat.userId) ?? null;
  }
}
