import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { loadUser, UserType, userType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Friends } from '../../application/friends.js';
import * as types from './friend.type.js';

@Resolver(() => UserType)
export class FriendMutationsResolver {
  constructor(
    private readonly friends: Friends,
    private readonly users: Users,
  ) {}

  @Mutation(() => types.SendFriendRequestPayload, {
    description:
      'Sends a friend request, of which the user is notified. If the user has sent one to the viewer, ' +
      'they become friends at once. It is deleted after 30 days without an answer. Idempotent: a repeated ' +
      'call sends nothing.',
  })
  async sendFriendRequest(
    @Args('input') { username }: types.SendFriendRequestInput,
    @SignedIn('friend:write') viewer: Viewer,
  ): Promise<types.SendFriendRequestPayload> {
    return payloadOf(await this.friends.request(viewer.userId, username));
  }

  @Mutation(() => types.CancelFriendRequestPayload, {
    description:
      'Cancels a friend request that the viewer has sent. Idempotent: a repeated call changes nothing.',
  })
  async cancelFriendRequest(
    @Args('input') { username }: types.CancelFriendRequestInput,
    @SignedIn('friend:write') viewer: Viewer,
  ): Promise<types.CancelFriendRequestPayload> {
    return payloadOf(await this.friends.cancel(viewer.userId, username));
  }

  @Mutation(() => types.AcceptFriendRequestPayload, {
    description:
      'Accepts a friend request; its sender is notified. Idempotent: who is a friend stays one.',
  })
  async acceptFriendRequest(
    @Args('input') { username }: types.AcceptFriendRequestInput,
    @SignedIn('friend:write') viewer: Viewer,
  ): Promise<types.AcceptFriendRequestPayload> {
    return payloadOf(await this.friends.accept(viewer.userId, username));
  }

  @Mutation(() => types.DeclineFriendRequestPayload, {
    description:
      'Declines a friend request. Its sender is not told, and cannot send it again while it would have ' +
      'been open. Idempotent: a repeated call changes nothing.',
  })
  async declineFriendRequest(
    @Args('input') { username }: types.DeclineFriendRequestInput,
    @SignedIn('friend:write') viewer: Viewer,
  ): Promise<types.DeclineFriendRequestPayload> {
    return payloadOf(await this.friends.decline(viewer.userId, username));
  }

  @Mutation(() => types.RemoveFriendPayload, {
    description:
      'Ends a friendship. The other is not notified. Idempotent: a repeated call changes nothing.',
  })
  async removeFriend(
    @Args('input') { username }: types.RemoveFriendInput,
    @SignedIn('friend:write') viewer: Viewer,
  ): Promise<types.RemoveFriendPayload> {
    return payloadOf(await this.friends.remove(viewer.userId, username));
  }

  @Mutation(() => types.SetShowsOnlinePayload, {
    description:
      'Chooses whether friends see that the viewer is online; they do by default. Idempotent: a repeated ' +
      'call changes nothing.',
  })
  async setShowsOnline(
    @Args('input') { showsOnline }: types.SetShowsOnlineInput,
    @SignedIn('preference:write') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<types.SetShowsOnlinePayload> {
    await this.friends.setShowsOnline(viewer.userId, showsOnline);
    return { user: await loadUser(context, this.users, viewer.userId), userErrors: done };
  }
}

const payloadOf = (result: Awaited<ReturnType<Friends['request']>>): types.OtherUserPayload =>
  result.ok ? { user: userType(result.value), userErrors: done } : refused(result.error);
