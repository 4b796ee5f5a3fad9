import { Field, Int, ObjectType } from '@nestjs/graphql';
import { GraphQLJSON } from 'graphql-scalars';

@ObjectType('Seat')
export class SeatType {
  /** Behind the resolvers, never fields. */
  readonly matchId!: string;
  readonly userId!: string;
  readonly substituteId!: string | null;
  readonly backerIds!: string[];
  @Field(() => Int) index!: number;
  @Field({ description: 'Whether the player is a bot.' }) isBot!: boolean;
  @Field(() => Int) score!: number;
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'The options that the player asked for: the creator all, others those they named.',
  })
  chosenRules!: unknown;
  @Field(() => [String], { description: 'Those of them that are not in force, by name (S4).' })
  overruled!: string[];
}
