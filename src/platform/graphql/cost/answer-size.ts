import type { FormattedExecutionResult } from 'graphql';
import { formatError } from '../format-error.js';
import { refusalAt } from '../refusal.js';

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
