import { knownValue } from '../../../../platform/api/api-error.js';
import { RATING_KEYS } from '../../domain/rating-key.js';

/** What the argument `variant` of ratings may be, for descriptions. */
export const RATED_VARIANTS = `One of ${RATING_KEYS.join(', ')}`;

/** The key that a client named. @throws ApiError BAD_USER_INPUT when there is no such key */
export const ratingKeyArg = (variant: string): string =>
  knownValue('variant', variant, RATING_KEYS);
