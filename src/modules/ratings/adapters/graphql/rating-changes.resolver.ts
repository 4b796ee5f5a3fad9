import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { MatchType, SeatType, toMatchType } from '../../../matches/adapters/graphql/index.js';
import { Matches, viewedBy } from '../../../matches/application/index.js';
import type { StoredMatch } from '../../../matches/application/index.js';
import { RatingReader } from '../../application/index.js';
import type { StoredRatingChange } from '../../application/index.js';
import { RatingChangeType } from './rating.type.js';

const changesOf = defineSharedLoader<string, StoredRatingChange[]>('rating-changes');

/** The rating changes of a match, for each player who began it. */
@Resolver(() => SeatType)
export class SeatRatingsResolver {
  constructor(private readonly ratings: RatingReader) {}

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The rating before the match; null if the match is not rated, or has not been rated yet.',
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
    description:
      'The rating after the match; null if the match is not rated, or has not been rated yet.',
  })
  async ratingAfter(
    @Parent() seat: SeatType,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const change = await this.changeOf(seat, context);
    return change && Math.round(change.muAfter);
  }

  private async changeOf(
    seat: SeatType,
    context: GraphqlContext,
  ): Promise<StoredRatingChange | null> {
    const loader = changesOf(context, (ids) => this.ratings.changes(ids));
    const changes = await loader.load(seat.matchId);
    return changes?.find(({ userId }) => userId === seat.userId) ?? null;
  }
}

const matchesOf = defineSharedLoader<string, StoredMatch>('rated-matches');

@Resolver(() => RatingChangeType)
export class RatingChangeFieldsResolver {
  constructor(private readonly matches: Matches) {}

  @ResolveField(() => MatchType, {
    nullable: true,
    description: 'The match; null when the viewer may not see it.',
  })
  async match(
    @Parent() { matchId }: RatingChangeType,
    @OptionalViewer('match:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<MatchType | null> {
    const loader = matchesOf(context, (ids) => this.matches.findMany(ids));
    const stored = await loader.load(matchId);
    const viewed = stored && viewedBy(stored, viewer?.userId ?? null);
    return viewed && toMatchType(viewed);
  }
}
