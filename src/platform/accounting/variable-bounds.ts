import { ApiError } from '../api/api-error.js';

/** How deep the variables of a request may be nested, including the input and its JSON. */
export const MAX_DEPTH = 24;
/** How many values the variables may have: every list, every object and their contents count. */
export const MAX_VALUES = 2000;

/**
 * Refuses variables that are nested too deep or have too many values. To be called before anything else reads them.
 *
 * @throws ApiError BAD_USER_INPUT
 */
export function checkVariables(variables: unknown): void {
  let level = [variables];
  for (let depth = 0, count = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > MAX_DEPTH) throw new ApiError('BAD_USER_INPUT', TOO_DEEP);
    if (count > MAX_VALUES) throw new ApiError('BAD_USER_INPUT', TOO_MANY);
    level = level.flatMap(valuesIn);
  }
}

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const TOO_DEEP = {
  en: `The variables are nested more than ${MAX_DEPTH} levels deep.`,
  de: `Die Variablen sind mehr als ${MAX_DEPTH} Ebenen tief verschachtelt.`,
};
const TOO_MANY = {
  en: `The variables have more than ${MAX_VALUES} values.`,
  de: `Die Variablen haben mehr als ${MAX_VALUES} Werte.`,
};
