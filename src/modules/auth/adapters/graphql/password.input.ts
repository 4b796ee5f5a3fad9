import { Field, InputType } from '@nestjs/graphql';

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
