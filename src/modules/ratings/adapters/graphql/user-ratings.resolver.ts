import { Args, Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { parsePage } from '../../../../platform/api/page.js';
import { connectionOf } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { defineSharedLoader, readByJson } from '../../../../platform/graphql/loader.js';
import { AnyViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isShownTo, UserType } from '../../../users/adapters/graphql/index.js';
import { Visibility } from '../../../users/application/index.js';
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
  constructor(
    private readonly ratings: RatingReader,
    private readonly visibility: Visibility,
  ) {}

  @ResolveField('ratings', () => [RatingType], {
    description:
      'The ratings of the player: one for each kind of match in which a rated match of theirs has ' +
      'ended. A house bot has one for every kind. Empty if the viewer may not see the profile.',
    complexity: ({ childComplexity }) => 1 + RATING_KEYS.length * childComplexity,
  })
  async ratingsOf(
    @Parent() user: UserType,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<RatingType[]> {
    if (!(await isShownTo(this.visibility, viewer, user, 'profile', context))) return [];
    const loader = ratingsLoader(context, (ids) => this.ratings.ofUsers(ids));
    return ((await loader.load(user.userId)) ?? []).map((rating) => toRatingType(rating));
  }

  @ResolveField(() => RatingChangeConnection, {
    description:
      'The changes of one rating, newest first. Empty if the viewer may not see the profile.',
  })
  async ratingHistory(
    @Parent() user: UserType,
    @Args() args: RatedGameArgs,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<RatingChangeType>> {
    const page = parsePage(args.first, args.after, isSequence);
    const query: HistoryQuery = { userId: user.userId, ratingKey: ratingKeyFor(args), page };
    if (!(await isShownTo(this.visibility, viewer, user, 'profile', context)))
      return connectionOf<StoredRatingChange, RatingChangeType>(
        [],
        page,
        sequenceOf,
        toRatingChangeType,
      );
    const loader = historyLoader(context, (keys) =>
      readByJson(keys, (queries: readonly HistoryQuery[]) => this.ratings.histories(queries)),
    );
    const changes = (await loader.load(JSON.stringify(query))) ?? [];
    return connectionOf(changes, page, sequenceOf, toRatingChangeType);
  }
}

const sequenceOf = ({ sequence }: StoredRatingChange): string => sequence;

/** Whether a decoded cursor is a sequence number of a booked match. */
const isSequence = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,18}$/.test(value);
