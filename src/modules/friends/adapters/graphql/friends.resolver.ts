import {
  Args,
  ArgsType,
  Context,
  Field,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import { isUuid } from '../../../../platform/api/ids.js';
import { parsePage } from '../../../../platform/api/page.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { pagePrice } from '../../../../platform/accounting/price.js';
import { connectionOf, PageArgs } from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { loadUser, UserConnection, UserType } from '../../../users/adapters/graphql/index.js';
import { isCleanText, Users } from '../../../users/application/index.js';
import { FriendReader } from '../../application/index.js';
import type { FriendPlace } from '../../application/index.js';
import { FriendRequestConnection, FriendRequestType, toFriendRequestType } from './friend.type.js';

@ArgsType()
class FriendRequestArgs extends PageArgs {
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether to list the requests that the viewer has sent, instead of the received ones.',
  })
  sent?: boolean | null;
}

/** All friends are read for each page, because their names are in another table: half a millisecond for 500. */
const SORT_PRICE = 25;

@Resolver(() => FriendRequestType)
export class FriendsResolver {
  constructor(
    private readonly reader: FriendReader,
    private readonly users: Users,
  ) {}

  @Query(() => UserConnection, {
    complexity: ({ args, childComplexity }) => SORT_PRICE + pagePrice(args, childComplexity),
    description: 'The viewer’s friends, in the order of their names. Nobody else sees the list.',
  })
  async friends(
    @Args() { first, after }: PageArgs,
    @SignedIn('friend:read') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<Connection<UserType>> {
    const page = parsePage(first, after, isPlace);
    const position = page.after && { name: page.after[0], userId: page.after[1] };
    const places = await this.reader.friends(viewer.userId, { ...page, after: position });
    const found = await Promise.all(
      places.map(async ({ userId, name }) => {
        const user = await loadUser(context, this.users, userId);
        return { userId, name, user: user! };
      }),
    );
    return connectionOf(found, page, placeOf, ({ user }) => user);
  }

  @Query(() => FriendRequestConnection, {
    description:
      'The friend requests that the viewer has received and not answered, or has sent; newest first.',
  })
  async friendRequests(
    @Args() { first, after, sent }: FriendRequestArgs,
    @SignedIn('friend:read') viewer: Viewer,
  ): Promise<Connection<FriendRequestType>> {
    const page = parsePage(first, after, isNumber);
    const rows = await this.reader.listRequests(viewer.userId, sent === true, page);
    return connectionOf(rows, page, ({ number }) => number, toFriendRequestType);
  }

  @ResolveField(() => UserType, {
    description: 'The other user: who has sent it, or to whom it was sent.',
  })
  user(
    @Parent() { userId }: FriendRequestType,
    @Context() context: GraphqlContext,
  ): Promise<UserType | null> {
    return loadUser(context, this.users, userId);
  }
}

const placeOf = ({ name, userId }: FriendPlace): [string, string] => [name, userId];

/** Longer than any name. */
const LONGEST_NAME = 100;

/** Whether a decoded cursor is the place of a friend; Postgres refuses texts with a NUL. */
function isPlace(value: unknown): value is [string, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [name, userId] = value as unknown[];
  const isName = typeof name === 'string' && name.length <= LONGEST_NAME && isCleanText(name);
  return isName && isUuid(userId);
}

const LARGEST = 2 ** 31 - 1;

const isNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= LARGEST;
