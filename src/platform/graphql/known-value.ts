import { ApiError } from './api-error.js';

/**
 * A value that a query's argument names out of a closed set: a list for a name that nobody has heard of would be
 * empty, and hide the mistake (ADR 37).
 *
 * @param argument as the client writes it, `filter.variant`
 * @throws ApiError BAD_USER_INPUT that names the argument and what it may be
 */
export function knownValue(argument: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const message = `There is no such ${argument}: it is one of ${known.join(', ')}.`;
  throw new ApiError('BAD_USER_INPUT', message, { argument, knownValues: known });
}
