import { Args, Context, Extensions, Mutation, Resolver } from '@nestjs/graphql';
import type { Viewer } from '../../../../platform/api/viewer.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { ONCE_PER_REQUEST } from '../../../../platform/graphql/document/document-rule.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { loadUser, userType } from '../../../users/adapters/graphql/index.js';
import type { ViewerPayload } from '../../../users/adapters/graphql/index.js';
import { Renaming, Users } from '../../../users/application/index.js';
import { Emails } from '../../application/emails.js';
import { Passwords } from '../../application/passwords.js';
import { RenameAccountUseCase } from '../../application/rename-account.use-case.js';
import {
  ChangeEmailInput,
  ChangeEmailPayload,
  ChangePasswordInput,
  ChangePasswordPayload,
  RenameAccountInput,
  RenameAccountPayload,
  RequestPasswordResetInput,
  RequestPasswordResetPayload,
  ResetPasswordInput,
  ResetPasswordPayload,
  SendVerificationPayload,
  VerifyEmailInput,
  VerifyEmailPayload,
} from './account.type.js';

/** The GraphQL API for an account's name, address and password. */
@Resolver()
export class AccountResolver {
  constructor(
    private readonly emails: Emails,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly naming: RenameAccountUseCase,
    private readonly renaming: Renaming,
  ) {}

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => ChangeEmailPayload, {
    description:
      'Changes the viewer’s e-mail address. Takes a session and the password. The new address is ' +
      'unverified; a link is sent there. Idempotent: after a repeated call ' +
      'only the newest link verifies the address.',
  })
  async changeEmail(
    @Args('input') { email, ...proof }: ChangeEmailInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ChangeEmailPayload> {
    const change = { ...proof, email: email ?? null };
    const failures = await this.emails.change(viewer, change, context.address);
    if (failures.length > 0) return refused(...failures);
    return this.changed(viewer.userId, context);
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => RenameAccountPayload, {
    description:
      'Gives the viewer another name, once in 30 days. Takes a session and the password. For 90 days nobody else can ' +
      'take the old name, and it leads to the viewer wherever a name is given, also in `login`. The verified address ' +
      'gets a letter. Idempotent: a repeated call changes nothing.',
  })
  async renameAccount(
    @Args('input') { username, ...proof }: RenameAccountInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<RenameAccountPayload> {
    const renamed = await this.naming.execute(viewer, username, proof, context.address);
    const renamableAt = await this.renaming.renamableAt(viewer.userId);
    if (!renamed.ok) return { ...refused(...renamed.error), renamableAt };
    return { user: userType(renamed.value), userErrors: done, renamableAt };
  }

  @Mutation(() => VerifyEmailPayload, {
    description:
      'Verifies an address with the newest link that was sent there; it works once. Idempotent: a ' +
      'link that was used is refused, and nothing changes.',
  })
  async verifyEmail(
    @Args('input') { verificationToken }: VerifyEmailInput,
    @Context() context: GraphqlContext,
  ): Promise<VerifyEmailPayload> {
    const verified = await this.emails.verify(verificationToken);
    return verified.ok ? this.changed(verified.value, context) : refused(verified.error);
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => SendVerificationPayload, {
    description:
      "Sends a new link to the viewer's unverified address; older links become invalid. Idempotent: " +
      'only the newest link counts.',
  })
  async sendVerification(
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<SendVerificationPayload> {
    const failure = await this.emails.sendVerification(viewer);
    return failure ? refused(failure) : this.changed(viewer.userId, context);
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => ChangePasswordPayload, {
    description:
      'Changes the password. Takes a session, not a personal token; all other sessions end, and ' +
      'personal tokens if requested. Idempotent: in a repeated call the current password is ' +
      'wrong, and nothing changes.',
  })
  async changePassword(
    @Args('input') input: ChangePasswordInput,
    @SignedIn('session') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ChangePasswordPayload> {
    const failures = await this.passwords.change(viewer, input, context.address);
    return failures.length > 0 ? refused(...failures) : this.changed(viewer.userId, context);
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => RequestPasswordResetPayload, {
    description:
      'Sends a reset link to the account with this name or verified address, if there is one; the ' +
      'answer is always the same. Idempotent: only the newest link counts.',
  })
  async requestPasswordReset(
    @Args('input') { usernameOrEmail }: RequestPasswordResetInput,
    @Context() { address }: GraphqlContext,
  ): Promise<RequestPasswordResetPayload> {
    await this.passwords.requestReset(usernameOrEmail, address);
    return { userErrors: done };
  }

  @Extensions(ONCE_PER_REQUEST)
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password with the newest link, which works once. All sessions end, and personal ' +
      'tokens unless they are kept. Idempotent: a used link is refused, and nothing changes.',
  })
  async resetPassword(
    @Args('input') input: ResetPasswordInput,
    @Context() context: GraphqlContext,
  ): Promise<ResetPasswordPayload> {
    const reset = await this.passwords.reset(input, context.address);
    return reset.ok ? this.changed(reset.value, context) : refused(...reset.error);
  }

  private async changed(userId: string, context: GraphqlContext): Promise<ViewerPayload> {
    return { user: await loadUser(context, this.users, userId), userErrors: done };
  }
}
