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

@ObjectType()
export class ChangeEmailPayload extends Payload {
  @Field(() => UserType, { nullable: true }) user?: UserType | null;
}

@ObjectType()
export class VerifyEmailPayload extends Payload {}

@ObjectType()
export class SendVerificationPayload extends Payload {}
