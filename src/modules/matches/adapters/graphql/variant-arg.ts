import { VARIANTS } from '../../../../engine/index.js';
import { knownValue } from '../../../../platform/api/api-error.js';

const KEYS = VARIANTS.map(({ key }) => key);

/** What an argument that names a variant may be, for descriptions. */
export const ONE_OF_VARIANTS = `One of ${KEYS.join(', ')}.`;

/** The variant that a query's argument names. @throws ApiError BAD_USER_INPUT for one that is none */
export const variantArg = (argument: string, key: string): string =>
  knownValue(argument, key, KEYS);
