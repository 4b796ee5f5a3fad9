import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parsePage } from '../../../../platform/api/page.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader, readByJson } from '../../../../platform/graphql/loader.js';
import { UserType } from '../../../users/adapters/graphql/index.js';
import { RatingReader } from '../../application/index.js';
import type { HistoryQuery, StoredRating, StoredRatingChange } from '../../application/index.js';
import { RATING_KEYS } from '../../domain/rating.js';
import { RatedGameArgs, ratingKeyFor } from './rated-game.js';
import {
  RatingChangeConnection,
  RatingType,
  toRatingChangeType,
  toRatingType,
} from './rating.type.js';
import type { RatingChangeType } from './rating.type.js';

/** Ratings by user id. */
export const ratingsLoader = defineSharedLoader<string, StoredRating[]>('ratings');

/** Pages of a user's changes, by the query as JSON. */
export const historyLoader = defineSharedLoader<string, StoredRatingChange[]>('rating-histories');

/** A player's ratings, and their history. */
@Resolver(() => UserType)
export class UserRatingsResolver {
  constructor(private readonly ratings: RatingReader) {}

  @ResolveField('ratings', () => [RatingType], {
    description:
      'The ratings of the player: one for each kind of match in which a rated match of theirs has ' +
      'ended. A house bot has one for every kind.',
    complexity: ({ childComplexity }) => 1 + RATING_KEYS.length * childComplexity,
  })
  async ratingsOf(
    @Parent() user: UserType,
    @Context() context: GraphqlContext,
  ): Promise<RatingType[]> {
    const loader = ratingsLoader(context, (ids) => this.ratings.ofUsers(ids));
    return ((await loader.load(user.userId)) ?? []).map((rating) => toRatingType(rating));
  }

  @ResolveField(() => RatingChangeConnection, {
    description: 'The changes of one rating, newest first.',
  })
  async ratingHistory(
    @Parent() { userId }: UserType,
    @Args() args: RatedGameArgs,
    @Context() context: GraphqlContext,
  ): Promise<Connection<RatingChangeType>> {
    const page = parsePage(args.first, args.after, isSequence);
    const query: HistoryQuery = { userId, ratingKey: ratingKeyFor(args), page };
    const loader = historyLoader(context, (keys) =>
      readByJson(keys, (queries: readonly HistoryQuery[]) => this.ratings.histories(queries)),
    );
    const changes = (await loader.load(JSON.stringify(query))) ?? [];
    return connectionOf(changes, page, ({ sequence }) => sequence, toRatingChangeType);
  }
}

/** Whether a decoded cursor is a sequence number of a booked match. */
const isSequence = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,18}$/.test(value);
