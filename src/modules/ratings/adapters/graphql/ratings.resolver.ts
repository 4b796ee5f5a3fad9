import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { isUuid } from '../../../../platform/api/ids.js';
import { parsePage } from '../../../../platform/api/page.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { loadUser, UserType } from '../../../users/adapters/graphql/index.js';
import { UserStore } from '../../../users/application/index.js';
import { RatingStore } from '../../application/index.js';
import type { LeaderboardPosition, RankedRating } from '../../application/index.js';
import { RatedGameEnum } from './rated-game.enum.js';
import { RatingConnection, RatingType, toRatingType } from './rating.type.js';

@Resolver(() => RatingType)
export class RatingsResolver {
  constructor(
    private readonly ratings: RatingStore,
    private readonly users: UserStore,
  ) {}

  @Query(() => RatingConnection, {
    description:
      'The ratings of people, or of bots, the highest first, without provisional ones. A cursor ' +
      'is a rating and a player: between two pages, only a player whose rating changes can be ' +
      'repeated or left out.',
  })
  async leaderboard(
    @Args('variant', { type: () => RatedGameEnum, description: 'The kind of match.' })
    variant: string,
    @Args('bots', {
      type: () => Boolean,
      defaultValue: false,
      description:
        'Whether bots are listed, both house bots and bot accounts, instead of people. People and ' +
        'bots are ranked separately.',
    })
    bots: boolean,
    @Args('first', { type: () => Int, nullable: true }) first: number | null,
    @Args('after', { type: () => String, nullable: true }) after: string | null,
  ): Promise<Connection<RatingType>> {
    const page = parsePage(first, after, isPosition);
    const rows = await this.ratings.leaderboard({ ratingKey: variant, bots }, page);
    return connectionOf(rows, page, positionOf, toRatingType);
  }

  @ResolveField(() => UserType, { description: 'The player.' })
  user(@Parent() rating: RatingType, @Context() context: GraphqlContext): Promise<UserType | null> {
    return loadUser(context, this.users, rating.userId);
  }
}

const positionOf = ({ mu, userId }: RankedRating): LeaderboardPosition => [mu, userId];

function isPosition(value: unknown): value is LeaderboardPosition {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [mu, userId] = value as unknown[];
  return typeof mu === 'number' && isUuid(userId);
}
