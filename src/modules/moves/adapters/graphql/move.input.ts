import { Field, ID, InputType, Int } from '@nestjs/graphql';

/** What every call that changes a match carries. */
@InputType({ isAbstract: true })
export abstract class MoveInput {
  @Field(() => ID, { description: 'The match.' }) matchId!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` that was looked at: refused with STALE_VERSION when the match has gone on since. ' +
      'Left out, it is not looked at.',
  })
  expectedVersion?: number | null;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 200 characters, per user: the same call sent again with it is done once. Refused calls use no ' +
      'key up.',
  })
  idempotencyKey?: string | null;
}

@InputType({ description: 'What to play, and where.' })
export class ActInput extends MoveInput {
  @Field(() => [String], {
    description:
      'Tokens of `legal` or `legalActions`, 1 to 16, played in order, all or none. Of those that are illegal the ' +
      'first alone is told: what is legal after it depends on it.',
  })
  actions!: string[];
}

@InputType({ description: 'Which match to give up.' })
export class ResignInput extends MoveInput {}

@InputType({ description: 'Which match to call off.' })
export class OfferAbortInput extends MoveInput {}

@InputType({ description: 'Of which match to take the offer back.' })
export class WithdrawAbortInput extends MoveInput {}
