import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Payload } from '../../../../platform/graphql/user-error.js';
import { MatchType } from '../../../matches/adapters/graphql/index.js';

@InputType({ description: 'Input of `voidMatch`.' })
export class VoidMatchInput {
  @Field(() => ID, { description: 'The match, running or finished.' }) matchId!: string;
  @Field(() => String, {
    description: 'Why, in 3 to 1,000 characters: for the audit log and the player who is to blame.',
  })
  reason!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The username of the player who is to blame and is told the reason; left out for nobody. Everybody else in the ' +
      'match is told only that it was voided. Only an admin names somebody who has a role.',
  })
  username?: string | null;
}

@ObjectType({ description: 'Payload of `voidMatch`.' })
export class VoidMatchPayload extends Payload {
  @Field(() => MatchType, {
    nullable: true,
    description: 'The match; null when refused, and if only its players may look at it.',
  })
  match?: MatchType | null;
}
