import { Field, ID, InputType, Int } from '@nestjs/graphql';

/** What every call that changes a match carries. */
@InputType({ isAbstract: true })
export abstract class MoveInput {
  @Field(() => ID) matchId!: string;
  @Field(() => Int, { nullable: true }) expectedVersion?: number | null;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType()
export class ActInput implements MoveInput {
  @Field(() => ID) matchId!: string;
  @Field(() => [String], { description: 'Tokens of the notation, played in order, all or none.' })
  actions!: string[];
  @Field(() => Int, { nullable: true, description: 'Refused when the match has gone on since.' })
  expectedVersion?: number | null;
  @Field(() => String, { nullable: true, description: '1 to 200 characters, per user.' })
  idempotencyKey?: string | null;
}

@InputType()
export class ResignInput extends MoveInput {}

@InputType()
export class OfferAbortInput extends MoveInput {}

@InputType()
export class WithdrawAbortInput extends MoveInput {}
