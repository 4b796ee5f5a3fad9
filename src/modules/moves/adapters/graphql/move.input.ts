import { Field, ID, InputType, Int } from '@nestjs/graphql';

@InputType()
export class ActInput {
  @Field(() => ID) matchId!: string;
  @Field(() => [String], { description: 'Tokens of the notation, played in order, all or none.' })
  actions!: string[];
  @Field(() => Int, { nullable: true, description: 'Refused when the match has gone on since.' })
  expectedVersion?: number | null;
  @Field(() => String, { nullable: true, description: '1 to 200 characters, per user.' })
  idempotencyKey?: string | null;
}

@InputType()
export class ResignInput {
  @Field(() => ID) matchId!: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType()
export class OfferAbortInput {
  @Field(() => ID) matchId!: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType()
export class WithdrawAbortInput {
  @Field(() => ID) matchId!: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}
