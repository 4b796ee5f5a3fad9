import { ApiError } from '../../../../platform/graphql/api-error.js';
import { isRatingKey, RATING_KEYS } from '../../domain/rating-key.js';

/** What the argument `variant` of ratings may be, for descriptions and refusals. */
export const RATED_VARIANTS = `One of ${RATING_KEYS.join(', ')}`;

/** The key that a client named. @throws ApiError BAD_USER_INPUT when there is no such key */
export function ratingKeyArg(variant: string): string {
  if (isRatingKey(variant)) return variant;
  throw new ApiError('BAD_USER_INPUT', `There is no such rating. ${RATED_VARIANTS}.`);
}
