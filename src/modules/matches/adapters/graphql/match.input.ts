import { Field, InputType } from '@nestjs/graphql';
import { MatchStatusEnum } from './match.type.js';
import { ONE_OF_VARIANTS } from './variant-arg.js';
import type { MatchStatus } from '../../domain/stored-match.js';

@InputType({
  description:
    'All that is given must hold. mine, myTurn and backed take a viewer: who is not signed in is UNAUTHENTICATED.',
})
export class MatchFilter {
  @Field(() => String, { nullable: true, description: 'A player, by username.' })
  player?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Matches that the viewer plays in.' })
  mine?: boolean | null;
  @Field(() => Boolean, { nullable: true, description: 'Matches in which the viewer is asked.' })
  myTurn?: boolean | null;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Matches of which the viewer backs a seat.',
  })
  backed?: boolean | null;
  @Field(() => MatchStatusEnum, { nullable: true }) status?: MatchStatus | null;
  @Field(() => String, { nullable: true, description: ONE_OF_VARIANTS }) variant?: string | null;
  @Field(() => Boolean, { nullable: true }) rated?: boolean | null;
}
