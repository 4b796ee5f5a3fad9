import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import type { KeptChange, RankedRating } from '../../application/index.js';
import { RatedGameEnum } from './rated-game.enum.js';

@ObjectType('Rating', {
  description:
    'How strong a player is in one kind of match. Everyone begins with 1500; a house bot has what was measured in ' +
    'matches among all levels, and keeps it.',
})
export class RatingType {
  /** Behind the resolvers, never fields. */
  readonly userId!: string;
  @Field(() => RatedGameEnum, { description: 'The kind of match.' })
  variant!: string;
  @Field(() => Int, {
    description: 'The estimate: 400 points are odds of ten to one between settled players.',
  })
  rating!: number;
  @Field(() => Int, { description: 'The standard deviation of the estimate.' }) deviation!: number;
  @Field({ description: 'Whether it rests on too little: marked, and not in the leaderboard.' })
  provisional!: boolean;
  @Field(() => Int, { description: 'Rated matches.' }) matches!: number;
  @Field(() => Int, { description: 'Rated matches that the player has won.' }) wins!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'From 1, among people or among bots; null while provisional.',
  })
  rank!: number | null;
}

@ObjectType('RatingChange', { description: "What a match did to a player's rating." })
export class RatingChangeType {
  /** Behind the resolvers, never fields. */
  readonly matchId!: string;
  @Field(() => RatedGameEnum, { description: 'The kind of match.' }) variant!: string;
  @Field(() => Int, { description: 'The rating before the match.' }) ratingBefore!: number;
  @Field(() => Int, { description: 'The rating after it.' }) ratingAfter!: number;
  @Field(() => Int, { description: 'The standard deviation before the match.' })
  deviationBefore!: number;
  @Field(() => Int, { description: 'The standard deviation after it.' })
  deviationAfter!: number;
  @Field(() => Date, { description: 'When the match was rated.' }) at!: Date;
}

export const RatingConnection = connectionType('Rating', RatingType);
export const RatingChangeConnection = connectionType('RatingChange', RatingChangeType);

export function toRatingType(ranked: RankedRating): RatingType {
  const { userId, mu, ratingKey, sigma, provisional, matches, wins, rank } = ranked;
  return {
    userId,
    variant: ratingKey,
    rating: Math.round(mu),
    deviation: Math.round(sigma),
    provisional,
    matches,
    wins,
    rank,
  };
}

export function toRatingChangeType(change: KeptChange): RatingChangeType {
  return {
    matchId: change.matchId,
    variant: change.ratingKey,
    ratingBefore: Math.round(change.muBefore),
    ratingAfter: Math.round(change.muAfter),
    deviationBefore: Math.round(change.sigmaBefore),
    deviationAfter: Math.round(change.sigmaAfter),
    at: change.bookedAt,
  };
}
