import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { LOOKED_UP_PRICE, STATEMENT_PRICE } from '../../../../platform/accounting/price.js';
import { defineLoader } from '../../../../platform/graphql/loader.js';
import { OptionalViewer } from '../../../../platform/graphql/signed-in.js';
import { isShownTo, isViewer, UserType } from '../../../users/adapters/graphql/index.js';
import { Visibility } from '../../../users/application/index.js';
import { FriendReader } from '../../application/index.js';
import type { FriendFacts } from '../../application/index.js';
import type { Friendship } from '../../domain/friendship.js';
import { FriendshipEnum } from './friend.type.js';

/** What the viewer may know of users; one statement for all users of a request. */
const factsLoader = defineLoader<string, FriendFacts>('friends');

/** The fields of a user that depend on who is whose friend. */
@Resolver(() => UserType)
export class FriendFieldsResolver {
  constructor(
    private readonly friends: FriendReader,
    private readonly visibility: Visibility,
  ) {}

  @ResolveField(() => FriendshipEnum, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'What the user is to the viewer; null when nobody is signed in, for the viewer, and for bots.',
  })
  async friendship(
    @Parent() user: UserType,
    @OptionalViewer('friend:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<Friendship | null> {
    return (await this.facts(user, viewer, context))?.friendship ?? null;
  }

  @ResolveField(() => Boolean, {
    complexity: LOOKED_UP_PRICE,
    nullable: true,
    description:
      'Whether the user is online: connected with a subscription, for example by an open page. Null for the viewer, ' +
      'for bots, when nobody is signed in, and for users who do not show it to the viewer; they show it to friends ' +
      'unless they choose otherwise (`setVisibility`).',
  })
  async isOnline(
    @Parent() user: UserType,
    @OptionalViewer('friend:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<boolean | null> {
    if (!(await isShownTo(this.visibility, viewer, user, 'online', context))) return null;
    return (await this.facts(user, viewer, context))?.isOnline ?? null;
  }

  @ResolveField(() => Boolean, {
    complexity: STATEMENT_PRICE,
    nullable: true,
    description:
      'Whether friends see that the viewer is online; null for anyone else’s. See `setShowsOnline`.',
  })
  async showsOnline(
    @Parent() user: UserType,
    @OptionalViewer('preference:read') viewer: Viewer | null,
  ): Promise<boolean | null> {
    return isViewer(viewer, user) ? this.friends.showsOnline(user.userId) : null;
  }

  private async facts(
    user: UserType,
    viewer: Viewer | null,
    context: GraphqlContext,
  ): Promise<FriendFacts | null> {
    if (!viewer || user.isBot || isViewer(viewer, user)) return null;
    return factsLoader(context, (ids) => this.friends.facts(viewer.userId, ids)).load(user.userId);
  }
}
