import { Field, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { UserType } from '../../../users/adapters/graphql/index.js';

@InputType()
export class BlockUserInput {
  @Field() username!: string;
}

@InputType()
export class UnblockUserInput {
  @Field() username!: string;
}

@ObjectType()
export class BlockUserPayload extends Payload {
  @Field(() => UserType, { nullable: true }) user?: UserType | null;
}

@ObjectType()
export class UnblockUserPayload extends Payload {
  @Field(() => UserType, { nullable: true }) user?: UserType | null;
}
