import { Field, ID, InputType, Int } from '@nestjs/graphql';

/** Common fields of all calls that change a match. */
@InputType({ isAbstract: true })
export abstract class MoveInput {
  @Field(() => ID, { description: 'The match.' }) matchId!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that the client has seen: if the match has changed since, the call is refused with ' +
      'STALE_VERSION. If left out, the version is not checked.',
  })
  expectedVersion?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 200 characters, per user: a repeated call with the same key changes nothing more. A refused ' +
      'call does not use the key up.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'The actions to play, and the match.' })
export class ActInput extends MoveInput {
  @Field(() => [String], {
    description:
      '1 to 16 tokens of `legal` or `legalActions`. They are played in order, all or none. Only the ' +
      'first illegal token is reported, because it decides what is legal after it.',
  })
  actions!: string[];
}

@InputType({ description: 'The match to give up.' })
export class ResignInput extends MoveInput {}

@InputType({ description: 'The match to call off.' })
export class OfferAbortInput extends MoveInput {}

@InputType({ description: 'The match whose offer is withdrawn.' })
export class WithdrawAbortInput extends MoveInput {}
