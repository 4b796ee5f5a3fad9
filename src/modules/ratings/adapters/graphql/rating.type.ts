import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionType } from '../../../../platform/graphql/connection.js';
import type { UserType } from '../../../users/adapters/graphql/index.js';
import type { StoredRating, StoredRatingChange } from '../../application/index.js';
import { ratedGameOf } from '../../domain/rating.js';
import { PresetField, VariantField } from './rated-game.js';

/** A place in a leaderboard: so many behind the rating of this user. */
interface PlaceAfter {
  readonly userId: string;
  readonly behind: number;
}

@ObjectType('Rating', {
  description:
    'How strong a player is in one kind of match. Everyone begins with 1500. A house bot’s rating ' +
    'was measured in matches among all levels and never changes.',
})
export class RatingType {
  /** Used by the resolvers; no fields of the API. */
  readonly userId!: string;
  readonly ratingKey!: string;
  readonly place!: PlaceAfter;
  /** The player, if already read. */
  readonly player?: UserType;
  @VariantField() variant!: string;
  @PresetField() preset!: string | null;
  @Field(() => Int, {
    description:
      'The estimate. A difference of 400 points means odds of ten to one between settled players.',
  })
  rating!: number;
  @Field(() => Int, { description: 'The standard deviation of the estimate.' }) deviation!: number;
  @Field({
    description:
      'Whether there are too few matches for a good estimate. A provisional rating is not in the ' +
      'leaderboard.',
  })
  provisional!: boolean;
  @Field(() => Int, { description: 'Rated matches.' }) matches!: number;
  @Field(() => Int, { description: 'Rated matches that the player has won.' }) wins!: number;
}

@ObjectType('RatingChange', { description: 'How a match changed a player’s rating.' })
export class RatingChangeType {
  /** Used by the resolvers; no fields of the API. */
  readonly matchId!: string;
  @VariantField() variant!: string;
  @PresetField() preset!: string | null;
  @Field(() => Int, { description: 'The rating before the match.' }) ratingBefore!: number;
  @Field(() => Int, { description: 'The rating after the match.' }) ratingAfter!: number;
  @Field(() => Int, { description: 'The standard deviation before the match.' })
  deviationBefore!: number;
  @Field(() => Int, { description: 'The standard deviation after it.' })
  deviationAfter!: number;
  @Field(() => Date, {
    description: 'When the match was rated; when it was voided, if the change was taken back.',
  })
  at!: Date;
  @Field({
    description:
      'Whether this takes back what the match had changed, because a moderator has voided the match.',
  })
  takenBack!: boolean;
}

export const RatingConnection = connectionType('Rating', RatingType);
export const RatingChangeConnection = connectionType('RatingChange', RatingChangeType);

/** @param place the place in the leaderboard; by default that of the rating itself */
export function toRatingType(
  { userId, mu, ratingKey, sigma, provisional, matches, wins }: StoredRating,
  place: PlaceAfter = { userId, behind: 0 },
): RatingType {
  return {
    userId,
    place,
    ratingKey,
    ...ratedGameOf(ratingKey),
    rating: Math.round(mu),
    deviation: Math.round(sigma),
    provisional,
    matches,
    wins,
  };
}

export function toRatingChangeType(change: StoredRatingChange): RatingChangeType {
  return {
    matchId: change.matchId,
    ...ratedGameOf(change.ratingKey),
    ratingBefore: Math.round(change.muBefore),
    ratingAfter: Math.round(change.muAfter),
    deviationBefore: Math.round(change.sigmaBefore),
    deviationAfter: Math.round(change.sigmaAfter),
    at: change.bookedAt,
    takenBack: change.isReversal,
  };
}
