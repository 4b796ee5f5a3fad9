import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUuid } from '../../../../platform/api/ids.js';
import { parsePage } from '../../../../platform/api/page.js';
import { connectionOf, someOf } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader, readByJson } from '../../../../platform/graphql/loader.js';
import { SealedCursors } from '../../../../platform/signing/sealed-cursors.js';
import { AnyViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isShownTo, loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { Users, Visibility } from '../../../users/application/index.js';
import { RatingReader } from '../../application/index.js';
import type { LeaderboardPosition, RatingId, StoredRating } from '../../application/index.js';
import { RatedGameArgs, ratingKeyFor } from './rated-game.js';
import { RatingConnection, RatingType, toRatingType } from './rating.type.js';

/** The price of a rank: a read of about 80 counts, which takes 80 microseconds (ADR 78). */
const RANK_PRICE = 4;

/** Ranks, by the rating's id as JSON. The ratings of a page of the leaderboard share the rank of its first one. */
const ranksLoader = defineSharedLoader<string, number | null>('ranks');

@Resolver(() => RatingType)
export class RatingsResolver {
  constructor(
    private readonly ratings: RatingReader,
    private readonly users: Users,
    private readonly visibility: Visibility,
    private readonly cursors: SealedCursors,
  ) {}

  @Query(() => RatingConnection, {
    description:
      'The ratings of people, or of bots, the highest first, without provisional ones. A cursor ' +
      'is a rating and a player: between two pages, only a player whose rating changes can be ' +
      'repeated or left out. Players whose profile the viewer may not see have a rank and are left out, so a page ' +
      'may have fewer than `first` and still have a next one.',
  })
  async leaderboard(
    @Args() args: RatedGameArgs,
    @Args('bots', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Whether bots are listed, both house bots and bot accounts, instead of people. People and ' +
        'bots are ranked separately.',
    })
    bots: boolean,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<RatingType>> {
    const form = this.cursors.of('leaderboard');
    const page = parsePage(args.first, args.after, isPosition, form);
    const ratingKey = ratingKeyFor(args);
    const rows = await this.ratings.leaderboard({ ratingKey, bots }, page);
    const ranked = await Promise.all(
      rows.map(async (row, behind) => {
        const player = await loadUser(context, this.users, row.userId);
        return { ...row, behind, player: player! };
      }),
    );
    const nodeOf = ({ behind, player, ...rating }: (typeof ranked)[number]) => ({
      ...toRatingType(rating, { userId: rows[0]!.userId, behind }),
      player,
    });
    const listed = connectionOf(ranked, page, positionOf, nodeOf, form.encode);
    return someOf(listed, ({ player }) =>
      isShownTo(this.visibility, viewer, player, 'profile', context),
    );
  }

  @ResolveField(() => Int, {
    complexity: RANK_PRICE,
    nullable: true,
    description:
      'The place in the leaderboard of people or of bots, from 1; null while provisional.',
  })
  async rank(
    @Parent() { provisional, ratingKey, place }: RatingType,
    @Context() context: GraphqlContext,
  ): Promise<number | null> {
    if (provisional) return null;
    const loader = ranksLoader(context, (keys) =>
      readByJson(keys, (ratings: readonly RatingId[]) => this.ratings.ranks(ratings)),
    );
    const id: RatingId = { userId: place.userId, ratingKey };
    const rank = await loader.load(JSON.stringify(id));
    return rank && rank + place.behind;
  }

  @ResolveField(() => UserType, { description: 'The player.' })
  async user(
    @Parent() { player, userId }: RatingType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return player ?? loadUser(context, this.users, userId);
  }
}

const positionOf = ({ mu, userId }: StoredRating): LeaderboardPosition => [mu, userId];

function isPosition(value: unknown): value is LeaderboardPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [mu, userId] = value as unknown[];
  return typeof mu === 'number' && isUuid(userId);
}
