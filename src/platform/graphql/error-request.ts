import type { GraphQLError } from 'graphql';
import { reachedIn } from '../accounting/reported-cost.js';
import type { Reached } from '../accounting/reported-cost.js';
import { challengeOf } from '../api/credential-problem.js';
import { DEFAULT_LANGUAGE } from '../api/reader.js';
import type { Language } from '../api/reader.js';

/** What an error's text and its line in the log need of the request that caused it. */
export interface ErrorRequest {
  readonly language: Language;
  readonly requestId: string;
  /** Collects what the headers of the answer say about its errors; missing if it has none. */
  readonly errorHeaders?: ErrorHeaders;
}

/** What the headers of an answer say about its errors. Apollo copies the context, so this is an object of its own. */
export interface ErrorHeaders {
  /** The limit that has refused; the one with the longest wait if several have. */
  reached: Reached | null;
  /** Why a credential is not enough; null if it is. */
  challenge: string | null;
}

const REQUEST_OF = new WeakMap<object, ErrorRequest>();

/** Sets the request of errors before they are formatted: Apollo's formatter does not know the request. */
export function setErrorRequest(request: ErrorRequest, errors: readonly GraphQLError[]): void {
  for (const error of errors) REQUEST_OF.set(error, request);
  if (request.errorHeaders)
    for (const { extensions } of errors) collect(request.errorHeaders, extensions);
}

function collect(headers: ErrorHeaders, extensions: Readonly<Record<string, unknown>>): void {
  const reached = reachedIn(extensions);
  const longest = headers.reached?.retryAfterSeconds ?? 0;
  if (reached && reached.retryAfterSeconds >= longest) headers.reached = reached;
  headers.challenge ??= challengeOf(extensions);
}

/** The request of an error; only the default language for errors of Apollo about a request that it cannot read. */
export const requestOfError = (
  error: unknown,
): Partial<ErrorRequest> & Pick<ErrorRequest, 'language'> =>
  (typeof error === 'object' && error !== null && REQUEST_OF.get(error)) || UNKNOWN;

const UNKNOWN = { language: DEFAULT_LANGUAGE };
