import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { ApiError } from '../../../../platform/api/api-error.js';
import { parsePage } from '../../../../platform/api/page.js';
import { pagePrice } from '../../../../platform/accounting/price.js';
import {
  connectionOf,
  connectionType,
  PageArgs,
  someOf,
} from '../../../../platform/graphql/connection.js';
import type { Connection } from '../../../../platform/graphql/connection.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SealedCursors } from '../../../../platform/signing/sealed-cursors.js';
import { AnyViewer } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isUsernamePrefix, usernameKey, Users, Visibility } from '../../application/index.js';
import type { User } from '../../application/index.js';
import { UserType, userType } from './user.type.js';
import { isShownTo } from './visible.js';

export const UserConnection = connectionType('User', UserType);

@ArgsType()
class UserSearchArgs extends PageArgs {
  @Field({
    description:
      'How the name begins, without regard to case: 2 to 20 letters of Latin script, digits, "_" or "-".',
  })
  prefix!: string;
  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether house bots are included.',
  })
  houseBots?: boolean | null;
}

/** A search costs as much as 100 simple fields, so that nobody can cheaply read all names. */
const SEARCH_PRICE = 100;

/** The search for users by the beginning of the name. */
@Resolver(() => UserType)
export class UserSearchResolver {
  constructor(
    private readonly store: Users,
    private readonly visibility: Visibility,
    private readonly cursors: SealedCursors,
  ) {}

  @Query(() => UserConnection, {
    complexity: ({ args, childComplexity }) => SEARCH_PRICE + pagePrice(args, childComplexity),
    description:
      'Users with names that begin with `prefix`, in the order of their names, without guests. Users whose profile ' +
      'the viewer may not see are left out, so a page may have fewer than `first` and still have a next one. Use it ' +
      'to find somebody to play with; `user` finds a complete name.',
  })
  async users(
    @Args() { prefix, houseBots, first, after }: UserSearchArgs,
    @AnyViewer() viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Connection<UserType>> {
    if (!isUsernamePrefix(prefix)) throw invalidPrefix();
    const form = this.cursors.of('users');
    const page = parsePage(first, after, isKey, form);
    const search = { prefix, withHouseBots: houseBots === true };
    const rows = await this.store.search(search, page);
    const found = connectionOf(rows, page, keyOf, userType, form.encode);
    return someOf(found, (user) => isShownTo(this.visibility, viewer, user, 'profile', context));
  }
}

const keyOf = ({ username }: User): string => usernameKey(username);

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && isUsernamePrefix(value);

const invalidPrefix = () =>
  new ApiError(
    'BAD_USER_INPUT',
    {
      en: 'prefix must be 2 to 20 letters, digits, "_" or "-".',
      de: 'prefix hat 2 bis 20 Buchstaben, Ziffern, „_“ oder „-“.',
    },
    { argument: 'prefix' },
  );
