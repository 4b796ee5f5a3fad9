import { Context, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE } from '../../../../platform/accounting/price.js';
import { defineSharedLoader } from '../../../../platform/graphql/loader.js';
import { AnyViewer, OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { isShownTo, loadUser } from '../../../users/adapters/graphql/index.js';
import { Users, Visibility } from '../../../users/application/index.js';
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
  constructor(
    private readonly ratings: RatingReader,
    private readonly users: Users,
    private readonly visibility: Visibility,
  ) {}

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The rating before the match; null if the match is not rated, has not been rated yet, or the viewer may not see ' +
      'the player’s profile.',
  })
  async ratingBefore(
    @Parent() seat: SeatType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const change = await this.changeOf(seat, viewer, context);
    return change && Math.round(change.muBefore);
  }

  @ResolveField(() => Int, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'The rating after the match; null if the match is not rated, has not been rated yet, or the viewer may not see ' +
      'the player’s profile.',
  })
  async ratingAfter(
    @Parent() seat: SeatType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    const change = await this.changeOf(seat, viewer, context);
    return change && Math.round(change.muAfter);
  }

  private async changeOf(
    seat: SeatType,
    viewer: Viewer | null,
    context: GraphqlContext,
  ): Promise<StoredRatingChange | null> {
    const loader = changesOf(context, (ids) => this.ratings.changes(ids));
    const changes = await loader.load(seat.matchId);
    const change = changes?.find(({ userId }) => userId === seat.userId);
    const player = change && (await loadUser(context, this.users, seat.userId));
    if (!player || !(await isShownTo(this.visibility, viewer, player, 'profile', context)))
      return null;
    return change;
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
