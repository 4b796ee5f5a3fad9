import type { GraphQLError } from 'graphql';
import { DEFAULT_LANGUAGE } from '../api/reader.js';
import type { Language } from '../api/reader.js';

/** What an error's text and its line in the log need of the request that caused it. */
export interface ErrorRequest {
  readonly language: Language;
  readonly requestId: string;
}

const REQUEST_OF = new WeakMap<object, ErrorRequest>();

/** Sets the request of errors before they are formatted: Apollo's formatter does not know the request. */
export function setErrorRequest(request: ErrorRequest, errors: readonly GraphQLError[]): void {
  for (const error of errors) REQUEST_OF.set(error, request);
}

/** The request of an error; only the default language for errors of Apollo about a request that it cannot read. */
export const requestOfError = (
  error: unknown,
): Partial<ErrorRequest> & Pick<ErrorRequest, 'language'> =>
  (typeof error === 'object' && error !== null && REQUEST_OF.get(error)) || UNKNOWN;

const UNKNOWN = { language: DEFAULT_LANGUAGE };
