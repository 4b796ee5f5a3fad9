import {
  Args,
  Context,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Parent,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { OptionalViewer, SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { isViewer, loadUser, UserType, userType } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Blocks } from '../../application/blocks.js';
import { MAX_BLOCKED } from '../../application/blocks.js';

@InputType({ description: 'Input of `blockUser`.' })
class BlockUserInput {
  @Field({ description: 'The user to block or unblock.' })
  username!: string;
}

@InputType({ description: 'Input of `unblockUser`.' })
class UnblockUserInput extends BlockUserInput {}

@ObjectType({ description: 'Payload of `blockUser`.' })
class BlockUserPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The user; null when refused.' })
  user?: UserType | null;
}

@ObjectType({ description: 'Payload of `unblockUser`.' })
class UnblockUserPayload extends BlockUserPayload {}

@Resolver(() => UserType)
export class BlocksResolver {
  constructor(
    private readonly blocks: Blocks,
    private readonly users: Users,
  ) {}

  @Mutation(() => BlockUserPayload, {
    description:
      'Blocks a user: the viewer sees none of their messages, in any match, and they cannot challenge ' +
      'the viewer. Nobody is notified. Idempotent: a blocked user stays blocked.',
  })
  async blockUser(
    @Args('input') { username }: BlockUserInput,
    @SignedIn('block:write') viewer: Viewer,
  ): Promise<BlockUserPayload> {
    return payloadOf(await this.blocks.block(viewer.userId, username));
  }

  @Mutation(() => UnblockUserPayload, {
    description: 'Unblocks a user. Idempotent: a user who is not blocked stays unblocked.',
  })
  async unblockUser(
    @Args('input') { username }: UnblockUserInput,
    @SignedIn('block:write') viewer: Viewer,
  ): Promise<UnblockUserPayload> {
    return payloadOf(await this.blocks.unblock(viewer.userId, username));
  }

  @ResolveField(() => [UserType], {
    nullable: true,
    complexity: ({ childComplexity }) => 10 * childComplexity,
    description: `The users whom the viewer has blocked, newest first, at most ${MAX_BLOCKED}; null for anyone else’s.`,
  })
  async blocked(
    @Parent() user: UserType,
    @OptionalViewer('profile:read') viewer: Viewer | null,
    @Context() context: GraphqlContext,
  ): Promise<(UserType | null)[] | null> {
    if (!isViewer(viewer, user)) return null;
    const ids = await this.blocks.blockedBy(user.userId);
    return Promise.all(ids.map((id) => loadUser(context, this.users, id)));
  }
}

const payloadOf = (result: Awaited<ReturnType<Blocks['block']>>): BlockUserPayload =>
  result.ok ? { user: userType(result.value), userErrors: done } : refused(result.error);
