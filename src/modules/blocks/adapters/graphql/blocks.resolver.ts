import { Args, Context, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser, isViewer, UserType, userType } from '../../../users/adapters/graphql/index.js';
import { UserDirectory } from '../../../users/application/index.js';
import { BlockStore, BlockUser } from '../../application/index.js';
import type { BlockResult } from '../../application/index.js';
import {
  BlockUserInput,
  BlockUserPayload,
  UnblockUserInput,
  UnblockUserPayload,
} from './block.type.js';

@Resolver(() => UserType)
export class BlocksResolver {
  constructor(
    private readonly blocking: BlockUser,
    private readonly blocks: BlockStore,
    private readonly users: UserDirectory,
  ) {}

  @Mutation(() => BlockUserPayload, {
    description:
      'Keeps a user away: their messages are not shown to the viewer, in no match, and they cannot ' +
      'challenge the viewer. Nobody else is told.',
  })
  async blockUser(
    @Args('input') { username }: BlockUserInput,
    @SignedIn('account') viewer: Viewer,
  ): Promise<BlockUserPayload> {
    return payloadOf(await this.blocking.block(viewer.userId, username));
  }

  @Mutation(() => UnblockUserPayload)
  async unblockUser(
    @Args('input') { username }: UnblockUserInput,
    @SignedIn('account') viewer: Viewer,
  ): Promise<UnblockUserPayload> {
    return payloadOf(await this.blocking.unblock(viewer.userId, username));
  }

  @ResolveField(() => [UserType], {
    nullable: true,
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: "Whom the viewer has blocked, newest first; null for anyone else's.",
  })
  async blocked(
    @Parent() user: UserType,
    @OptionalViewer('account') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<(UserType | null)[] | null> {
    if (!isViewer(viewer, user)) return null;
    const ids = await this.blocks.blockedBy(user.userId);
    return Promise.all(ids.map((id) => loadUser(context, this.users, id)));
  }
}

function payloadOf(result: BlockResult): BlockUserPayload {
  return result.ok ? { user: userType(result.value), userErrors: done } : refused(result.error);
}
