import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Backing } from '../../domain/backing.js';

@ObjectType('Backing', {
  description: 'An idle partner: wins or loses with a seat and plays no card (RULES §4).',
})
export class BackingType {
  /** Behind the resolvers, never a field. */
  readonly userId!: string;
  @Field(() => Int) seat!: number;
  @Field({ description: 'Whether the seat’s holder has said yes; until then it is a request.' })
  accepted!: boolean;
}

export const toBackingType = ({ userId, seat, answer }: Backing): BackingType => ({
  userId,
  seat,
  accepted: answer === 'ACCEPTED',
});

@InputType()
export class AskToBackInput {
  @Field(() => ID) challengeId!: string;
  @Field(() => Int, { description: 'A seat in which somebody has sat down.' }) seat!: number;
  @Field(() => String, { nullable: true }) idempotencyKey?: string | null;
}

@InputType()
export class WithdrawBackingInput {
  @Field(() => ID) challengeId!: string;
}

@InputType()
export class AnswerBackingInput {
  @Field(() => ID) challengeId!: string;
  @Field({ description: 'Who has asked to back the viewer’s seat.' }) username!: string;
  @Field() accept!: boolean;
}
