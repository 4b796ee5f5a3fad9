import type { FormattedExecutionResult } from 'graphql';
import { ApiError } from '../../api/api-error.js';
import { formatError } from '../format-error.js';
import { refusalAt } from '../refusal.js';

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

/** How large an answer may be, in characters of its JSON, about. */
export const MAX_ANSWER_SIZE = 2_000_000;

/** What quotes, a colon and a comma add to a name or text. */
const MARKS = 4;

/** An answer as it was, or why it is not given: it is looked at no further than it may go. */
export function boundedAnswer(answer: FormattedExecutionResult): FormattedExecutionResult {
  if (isWithin(answer.data, MAX_ANSWER_SIZE)) return answer;
  const error = tooLarge();
  return { errors: [formatError(error.toJSON(), error)] };
}

const tooLarge = () =>
  refusalAt('QUERY_TOO_COMPLEX', `The answer is larger than ${MAX_ANSWER_SIZE} characters.`);

function isWithin(value: unknown, most: number): boolean {
  const open = [value];
  let size = 0;
  while (open.length > 0 && size <= most) {
    const next = open.pop();
    size += typeof next === 'string' ? next.length + MARKS : MARKS;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) size += namesSize(next);
    for (const item of Object.values(next)) open.push(item);
  }
  return size <= most;
}

const namesSize = (object: object): number =>
  Object.keys(object).reduce((sum, name) => sum + name.length + MARKS, 0);
