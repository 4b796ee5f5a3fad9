import type { FormattedExecutionResult } from 'graphql';
import { ApiError } from '../../api/api-error.js';
import { setErrorRequest } from '../error-request.js';
import type { ErrorRequest } from '../error-request.js';
import { formatError } from '../format-error.js';
import { refusalAt } from '../refusal.js';

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

/** The approximate greatest size of an answer, in characters of its JSON. */
export const MAX_ANSWER_SIZE = 2_000_000;

/** The characters that quotes, a colon and a comma add to a name or text. */
const PUNCTUATION = 4;

/** Returns the answer, or an error if it is too large. Counting stops at the limit. */
export function boundedAnswer(
  answer: FormattedExecutionResult,
  request: ErrorRequest,
): FormattedExecutionResult {
  if (sizeOf(answer) <= MAX_ANSWER_SIZE) return answer;
  const error = refusalAt('QUERY_TOO_COMPLEX', TOO_LARGE);
  setErrorRequest(request, [error]);
  return { errors: [formatError(error.toJSON(), error)] };
}

const TOO_LARGE = {
  en: `The answer is larger than ${MAX_ANSWER_SIZE} characters.`,
  de: `Die Antwort ist größer als ${MAX_ANSWER_SIZE} Zeichen.`,
};

/** The sizes of answers that are still in memory: one that many subscribers get is counted once. */
const sizes = new WeakMap<object, number>();

/** About how many characters the JSON of an answer's data has. Counting stops above {@link MAX_ANSWER_SIZE}. */
export function sizeOf({ data }: Pick<FormattedExecutionResult, 'data'>): number {
  if (!data) return 0;
  const size = sizes.get(data) ?? counted(data);
  sizes.set(data, size);
  return size;
}

function counted(value: unknown): number {
  const open = [value];
  let size = 0;
  while (open.length > 0 && size <= MAX_ANSWER_SIZE) {
    const next = open.pop();
    size += typeof next === 'string' ? next.length + PUNCTUATION : PUNCTUATION;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) size += namesSize(next);
    for (const item of Object.values(next)) open.push(item);
  }
  return size;
}

const namesSize = (object: object): number =>
  Object.keys(object).reduce((sum, name) => sum + name.length + PUNCTUATION, 0);
