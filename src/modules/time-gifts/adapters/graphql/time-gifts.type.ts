import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';

@InputType({ description: 'Input of `giveTime`.' })
export class GiveTimeInput {
  @Field(() => ID, { description: 'The match, which is running.' }) matchId!: string;
  @Field(() => Int, {
    description: 'The seat that gets the time, from 0. Without banks it is the one that is to act.',
  })
  seat!: number;
  @Field(() => Int, {
    description:
      'How much, from 60 to 259,200 seconds, and no more than is missing: what the seat has used of its turn, or what its ' +
      'bank lacks.',
  })
  seconds!: number;
  @Field(() => String, {
    description:
      'Why, in 3 to 1,000 characters: for the audit log and the player who gets the time.',
  })
  reason!: string;
  @Field(() => String, {
    nullable: true,
    description:
      '1 to 200 characters, per user: a repeated call with the same key gives nothing more. A refused call does not use ' +
      'the key up.',
  })
  idempotencyKey?: string | null;
}

@ObjectType({ description: 'Payload of `giveTime`.' })
export class GiveTimePayload extends Payload {
  @Field(() => MatchType, {
    nullable: true,
    description: 'The match; null when refused, and if only its players may look at it.',
  })
  match?: MatchType | null;
}
