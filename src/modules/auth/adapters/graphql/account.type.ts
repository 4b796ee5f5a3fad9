import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { UserType, ViewerPayload } from '../../../users/adapters/graphql/index.js';

@InputType({ description: 'Input of `keepAccount`.' })
export class KeepAccountInput {
  @Field({
    description:
      '3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks ' +
      'around it are removed. Names that look like another one are refused.',
  })
  username!: string;
  @Field({ description: '8 to 200 characters.' }) password!: string;
  @Field(() => String, { nullable: true, description: 'For password resets; nobody else sees it.' })
  email?: string | null;
}

@ObjectType({ description: 'Payload of `keepAccount`.' })
export class KeepAccountPayload extends Payload {
  @Field(() => UserType, { nullable: true, description: 'The account; null when refused.' })
  user?: UserType;
}

@InputType({ description: 'Input of `changeEmail`.' })
export class ChangeEmailInput {
  @Field(() => String, {
    nullable: true,
    description: 'The new address; null removes the address.',
  })
  email!: string | null;
  @Field({ description: 'The current password.' }) password!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code; needed if the account has two-factor sign-in.',
  })
  code?: string | null;
}

@InputType({ description: 'Input of `renameAccount`.' })
export class RenameAccountInput {
  @Field({
    description:
      'The new name: 3 to 20 letters of Latin script, digits, "_" or "-"; unique without regard to case. Blanks ' +
      'around it are removed. Names that look like another one are refused.',
  })
  username!: string;
  @Field({ description: 'The current password.' }) password!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code; needed if the account has two-factor sign-in.',
  })
  code?: string | null;
}

@InputType({ description: 'Input of `verifyEmail`.' })
export class VerifyEmailInput {
  @Field({ description: 'The text after "token=" in the newest link.' }) verificationToken!: string;
}

@InputType({ description: 'Input of `changePassword`.' })
export class ChangePasswordInput {
  @Field({ description: 'The current password.' }) currentPassword!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The code of the second factor, or a recovery code; needed if the account has two-factor sign-in.',
  })
  code?: string | null;
  @Field({ description: '8 to 200 characters.' }) newPassword!: string;
  @Field({
    defaultValue: false,
    description: 'Whether all personal tokens and granted apps end as well.',
  })
  revokeTokens!: boolean;
}

@InputType({ description: 'Input of `requestPasswordReset`.' })
export class RequestPasswordResetInput {
  @Field({ description: 'The username, or the verified address of the account.' })
  usernameOrEmail!: string;
}

@InputType({ description: 'Input of `resetPassword`.' })
export class ResetPasswordInput {
  @Field({ description: 'The text after "token=" in the newest link.' }) resetToken!: string;
  @Field({ description: '8 to 200 characters.' }) newPassword!: string;
  @Field({
    defaultValue: true,
    description:
      'Whether all personal tokens and granted apps end as well. Webhooks and push subscriptions stay.',
  })
  revokeTokens!: boolean;
}

@ObjectType({ description: 'Payload of `changeEmail`.' })
export class ChangeEmailPayload extends ViewerPayload {}

@ObjectType({ description: 'Payload of `renameAccount`.' })
export class RenameAccountPayload extends ViewerPayload {
  @Field(() => Date, { description: 'From when on the viewer can be renamed.' })
  renamableAt!: Date;
}

@ObjectType({ description: 'Payload of `verifyEmail`.' })
export class VerifyEmailPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The user whose address is verified; null when refused.',
  })
  user?: UserType | null;
}

@ObjectType({ description: 'Payload of `sendVerification`.' })
export class SendVerificationPayload extends ViewerPayload {}

@ObjectType({ description: 'Payload of `changePassword`.' })
export class ChangePasswordPayload extends ViewerPayload {}

@ObjectType({
  description:
    'Payload of `requestPasswordReset`. It says nothing of the account, so that nobody learns whether there is one.',
})
export class RequestPasswordResetPayload extends Payload {}

@ObjectType({ description: 'Payload of `resetPassword`.' })
export class ResetPasswordPayload extends Payload {
  @Field(() => UserType, {
    nullable: true,
    description: 'The user who can sign in with the new password; null when refused.',
  })
  user?: UserType | null;
}
