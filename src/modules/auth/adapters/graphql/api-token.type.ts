import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';

@InputType()
export class CreateApiTokenInput {
  @Field({ description: 'To know it again by, 1 to 60 characters.' }) name!: string;
  @Field(() => [String], { description: 'What it may do: "read", "play", "account".' })
  scopes!: string[];
  @Field(() => Date, { nullable: true, description: 'Absent: it holds until it is revoked.' })
  expiresAt?: Date | null;
}

@InputType()
export class RevokeApiTokenInput {
  @Field(() => ID) tokenId!: string;
}

@ObjectType('ApiToken', { description: 'A personal token, without its secret.' })
export class ApiTokenType {
  @Field(() => ID) id!: string;
  @Field() name!: string;
  @Field(() => [String]) scopes!: readonly string[];
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true, description: 'To the minute; null when never used.' })
  lastUsedAt!: Date | null;
  @Field(() => Date, { nullable: true }) expiresAt!: Date | null;
}

@ObjectType()
export class CreateApiTokenPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'Goes as `Authorization: Bearer …`; shown this once.',
  })
  secret?: string;
  @Field(() => ApiTokenType, { nullable: true }) token?: ApiTokenType;
}

@ObjectType()
export class RevokeApiTokenPayload extends Payload {}
