import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type { Result } from '../../../../engine/index.js';
import type { Failure } from '../../../../platform/api/failure.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { Staff } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { loadUser } from '../../../users/adapters/graphql/index.js';
import { Users } from '../../../users/application/index.js';
import { Sanctions } from '../../application/sanctions.js';
import type { Sanction } from '../../domain/sanction.js';
import * as inputs from './sanctions.input.js';

const ON_STAFF = 'Only an admin acts on somebody with a role, and nobody on themselves.';

interface Given {
  readonly username: string;
  readonly reason: string;
  readonly until?: Date | null;
}

/** Sanctions. The person concerned is told of each, with its reason and how to appeal. */
@Resolver()
export class SanctionsResolver {
  constructor(
    private readonly sanctions: Sanctions,
    private readonly users: Users,
  ) {}

  @Mutation(() => inputs.WarnUserPayload, {
    description: `Warns a person. ${ON_STAFF} For moderators. Idempotent: a repeated call is one more notice and changes nothing else.`,
  })
  warnUser(
    @Args('input') input: inputs.WarnUserInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<inputs.WarnUserPayload> {
    return this.impose('WARN', input, viewer, context);
  }

  @Mutation(() => inputs.MuteUserPayload, {
    description: `Lets a person post no texts: no messages, comments, or texts of clubs and competitions. Phrases can still be sent. ${ON_STAFF} For moderators. Idempotent: the last call counts.`,
  })
  muteUser(
    @Args('input') input: inputs.MuteUserInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<inputs.MuteUserPayload> {
    return this.impose('MUTE', input, viewer, context);
  }

  @Mutation(() => inputs.UnmuteUserPayload, {
    description: `Lets a muted person post texts again. ${ON_STAFF} For moderators. Idempotent: a repeated call is refused with NOT_SANCTIONED.`,
  })
  async unmuteUser(
    @Args('input') { username, reason }: inputs.UnmuteUserInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<inputs.UnmuteUserPayload> {
    return this.answer(await this.sanctions.lift(viewer, username, 'UNMUTE', reason), context);
  }

  @Mutation(() => inputs.SuspendUserPayload, {
    description: `Suspends a person: tokens, sockets, streams, pushes and webhooks end within a second, and running matches end. ${ON_STAFF} For moderators. Idempotent: the last call counts.`,
  })
  suspendUser(
    @Args('input') input: inputs.SuspendUserInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<inputs.SuspendUserPayload> {
    return this.impose('SUSPEND', input, viewer, context);
  }

  @Mutation(() => inputs.UnsuspendUserPayload, {
    description: `Ends a suspension. ${ON_STAFF} For moderators. Idempotent: a repeated call is refused with NOT_SANCTIONED.`,
  })
  async unsuspendUser(
    @Args('input') { username, reason }: inputs.UnsuspendUserInput,
    @Staff('MODERATOR') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<inputs.UnsuspendUserPayload> {
    return this.answer(await this.sanctions.lift(viewer, username, 'UNSUSPEND', reason), context);
  }

  private async impose(
    sanction: Sanction,
    { username, reason, until = null }: Given,
    viewer: Viewer,
    context: GraphqlContext,
  ) {
    const order = { sanction, until, reason, reportId: null };
    return this.answer(await this.sanctions.impose(viewer, username, order), context);
  }

  private async answer(
    result: Result<string, readonly Failure[]>,
    context: GraphqlContext,
  ): Promise<inputs.WarnUserPayload> {
    if (!result.ok) return refused(...result.error);
    return { user: await loadUser(context, this.users, result.value), userErrors: done };
  }
}
