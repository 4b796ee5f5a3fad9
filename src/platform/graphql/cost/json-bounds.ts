import { ApiError } from '../../api/api-error.js';

/** How deep the variables of a request may be nested, the input itself and its JSON included. */
export const MAX_DEPTH = 24;
/** How many values the variables may hold: each list, each object and whatever is in them. */
export const MAX_VALUES = 2000;

/** Refuses variables that are nested too deep or hold too much, before anything else reads them. */
export function checkVariables(variables: unknown): void {
  let level = [variables];
  for (let depth = 0, count = 0; level.length > 0; depth++) {
    count += level.length;
    if (depth > MAX_DEPTH) throw tooMuch(`nested more than ${MAX_DEPTH} levels deep`);
    if (count > MAX_VALUES) throw tooMuch(`of more than ${MAX_VALUES} values`);
    level = level.flatMap(valuesIn);
  }
}

const valuesIn = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const tooMuch = (what: string): ApiError =>
  new ApiError('BAD_USER_INPUT', `The variables are ${what}.`);
