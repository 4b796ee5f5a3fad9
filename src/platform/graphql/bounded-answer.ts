import type { FormattedExecutionResult } from 'graphql';
import { MAX_ANSWER_SIZE, answerSize } from '../accounting/answer-size.js';
import { refusalAt } from '../located-errors.js';
import { setErrorRequest } from './error-request.js';
import type { ErrorRequest } from './error-request.js';
import { formatError } from './format-error.js';

/** Returns the answer, or an error if it is too large. Counting stops at the limit. */
export function boundedAnswer(
  answer: FormattedExecutionResult,
  request: ErrorRequest,
): FormattedExecutionResult {
  if (answerSize(answer) <= MAX_ANSWER_SIZE) return answer;
  const error = refusalAt('QUERY_TOO_COMPLEX', TOO_LARGE);
  setErrorRequest(request, [error]);
  return { errors: [formatError(error.toJSON(), error)] };
}

const TOO_LARGE = {
  en: `The answer is larger than ${MAX_ANSWER_SIZE} characters.`,
  de: `Die Antwort ist größer als ${MAX_ANSWER_SIZE} Zeichen.`,
};
