import {
  Args,
  Context,
  Extensions,
  Field,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
} from '@nestjs/graphql';
import { ONE_A_REQUEST } from '../../../../platform/graphql/cost/document-rule.js';
import type { GraphqlContext } from '../../../../platform/graphql/context.js';
import { done, Payload, refused } from '../../../../platform/graphql/user-error.js';
import { SignedIn } from '../../../../platform/graphql/signed-in.js';
import type { Viewer } from '../../../../platform/api/viewer.js';
import {
  ChangePasswordUseCase,
  RequestResetUseCase,
  ResetPasswordUseCase,
} from '../../application/index.js';

@InputType()
export class ChangePasswordInput {
  @Field() currentPassword!: string;
  @Field({ description: '8 to 200 characters.' }) newPassword!: string;
  @Field({ defaultValue: false, description: 'Whether all personal tokens end as well.' })
  revokeTokens!: boolean;
}

@InputType()
export class RequestPasswordResetInput {
  @Field() usernameOrEmail!: string;
}

@InputType()
export class ResetPasswordInput {
  @Field({ description: 'What stands behind "token=" in the newest link.' }) token!: string;
  @Field({ description: '8 to 200 characters.' }) newPassword!: string;
  @Field({
    defaultValue: true,
    description: 'Whether all personal tokens end as well. Webhooks and push subscriptions stay.',
  })
  revokeTokens!: boolean;
}

@ObjectType()
export class ChangePasswordPayload extends Payload {}

@ObjectType()
export class RequestPasswordResetPayload extends Payload {}

@ObjectType()
export class ResetPasswordPayload extends Payload {}

@Resolver()
export class PasswordsResolver {
  constructor(
    private readonly changes: ChangePasswordUseCase,
    private readonly requests: RequestResetUseCase,
    private readonly resets: ResetPasswordUseCase,
  ) {}

  @Extensions(ONE_A_REQUEST)
  @Mutation(() => ChangePasswordPayload, {
    description:
      'Takes a session, not a personal token; all other sessions end, and personal tokens on demand.',
  })
  async changePassword(
    @Args('input') input: ChangePasswordInput,
    @SignedIn('account') viewer: Viewer,
    @Context() { address }: GraphqlContext,
  ): Promise<ChangePasswordPayload> {
    return refused(...(await this.changes.execute(viewer, input, address)));
  }

  @Extensions(ONE_A_REQUEST)
  @Mutation(() => RequestPasswordResetPayload, {
    description: 'Sends a link to whom this is, if to anyone; the answer is always the same.',
  })
  async requestPasswordReset(
    @Args('input') { usernameOrEmail }: RequestPasswordResetInput,
    @Context() { address }: GraphqlContext,
  ): Promise<RequestPasswordResetPayload> {
    await this.requests.execute(usernameOrEmail, address);
    return { userErrors: done };
  }

  @Extensions(ONE_A_REQUEST)
  @Mutation(() => ResetPasswordPayload, {
    description:
      'Sets a new password by the newest link, once; all sessions end, and personal tokens unless they are kept.',
  })
  async resetPassword(
    @Args('input') input: ResetPasswordInput,
    @Context() { address }: GraphqlContext,
  ): Promise<ResetPasswordPayload> {
    return refused(...(await this.resets.execute(input, address)));
  }
}
