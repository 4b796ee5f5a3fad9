import { Args, Context, Extensions, Mutation, Resolver } from '@nestjs/graphql';
import { ONE_A_REQUEST } from '../../../../platform/graphql/cost/document-rule.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { done, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import { loadUser } from '../../../users/adapters/graphql/index.js';
import { UserDirectory } from '../../../users/application/index.js';
import { ChangeEmailUseCase, VerifyEmailUseCase } from '../../application/index.js';
import {
  ChangeEmailInput,
  ChangeEmailPayload,
  SendVerificationPayload,
  VerifyEmailInput,
  VerifyEmailPayload,
} from './email.input.js';

@Resolver()
export class EmailsResolver {
  constructor(
    private readonly changes: ChangeEmailUseCase,
    private readonly verification: VerifyEmailUseCase,
    private readonly directory: UserDirectory,
  ) {}

  @Extensions(ONE_A_REQUEST)
  @Mutation(() => ChangeEmailPayload, {
    description:
      'Takes a session and the password. The new address is unverified; a link is sent there.',
  })
  async changeEmail(
    @Args('input') { email, password }: ChangeEmailInput,
    @SignedIn('account') viewer: Viewer,
    @Context() context: GraphqlContext,
  ): Promise<ChangeEmailPayload> {
    const change = { email: email ?? null, password };
    const failures = await this.changes.execute(viewer, change, context.address);
    if (failures.length > 0) return refused(...failures);
    return { user: await loadUser(context, this.directory, viewer.userId), userErrors: done };
  }

  @Mutation(() => VerifyEmailPayload, {
    description: 'Verifies an address by the newest link that was sent there, once.',
  })
  async verifyEmail(@Args('input') { token }: VerifyEmailInput): Promise<VerifyEmailPayload> {
    const failure = await this.verification.verify(token);
    return failure ? refused(failure) : { userErrors: done };
  }

  @Extensions(ONE_A_REQUEST)
  @Mutation(() => SendVerificationPayload, {
    description: "Sends another link to the viewer's unverified address; older ones end.",
  })
  async sendVerification(@SignedIn('account') viewer: Viewer): Promise<SendVerificationPayload> {
    const failure = await this.verification.sendAgain(viewer);
    return failure ? refused(failure) : { userErrors: done };
  }
}
