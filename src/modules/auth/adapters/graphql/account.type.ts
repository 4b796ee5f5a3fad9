import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { UserType } from '../../../users/adapters/graphql/index.js';

@InputType()
export class ChangeEmailInput {
  @Field(() => String, { nullable: true, description: 'Null takes the address away.' })
  email!: string | null;
  @Field() password!: string;
}

@InputType()
export class VerifyEmailInput {
  @Field({ description: 'What stands behind "token=" in the newest link.' }) token!: string;
}

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
export class ChangeEmailPayload extends Payload {
  @Field(() => UserType, { nullable: true }) user?: UserType | null;
}

@ObjectType()
export class VerifyEmailPayload extends Payload {}

@ObjectType()
export class SendVerificationPayload extends Payload {}

@ObjectType()
export class ChangePasswordPayload extends Payload {}

@ObjectType()
export class RequestPasswordResetPayload extends Payload {}

@ObjectType()
export class ResetPasswordPayload extends Payload {}
