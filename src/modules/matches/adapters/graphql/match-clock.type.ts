import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { LEDGER_KINDS } from '../../../clock/domain/index.js';
import type { StoredMatch } from '../../domain/stored-match.js';

export const TimeKindEnum = Object.fromEntries(LEDGER_KINDS.map((kind) => [kind, kind]));
registerEnumType(TimeKindEnum, {
  name: 'TimeKind',
  description: 'Where time went; BOT is a house bot’s turn, INCREMENT what a bank got.',
});

@ObjectType('TimeLedgerEntry', { description: 'A stretch of a match’s time, and what it was.' })
export class TimeLedgerEntryType {
  @Field(() => Int, { description: 'The seat that was asked.' }) seat!: number;
  @Field() from!: Date;
  @Field() to!: Date;
  @Field(() => Float, { description: 'Its length; of an INCREMENT, what the bank got.' })
  seconds!: number;
  @Field(() => TimeKindEnum) kind!: string;
  @Field(() => Float, {
    nullable: true,
    description:
      'What was left in the seat’s bank then; null without one, and until the turn ends.',
  })
  bankAfter!: number | null;
}

@ObjectType('MatchClock')
export class MatchClockType {
  /** Behind the resolver, never a field. */
  readonly stored!: StoredMatch;
  @Field(() => Date, { nullable: true, description: 'Since when the seat asked has been asked.' })
  turnStartedAt!: Date | null;
  @Field(() => [Float], {
    nullable: true,
    description: 'By seat, in seconds, as the running turn began; null where there are no banks.',
  })
  banks!: number[] | null;
}
