import type { InLanguages } from './reader.js';

/** What a code of a GraphQL error says, and what a client does about it. */
interface ErrorMeaning {
  readonly means: string;
  readonly todo: string;
}

/** Why a request, or a field of it, is refused: `extensions.code` of a GraphQL error. */
export const ERROR_CODES = {
  UNAUTHENTICATED: {
    means: 'Nobody is signed in, or the token is wrong, expired or revoked.',
    todo: 'Refresh the session once and send the request again; if that fails, ask the user to sign in.',
  },
  FORBIDDEN: {
    means: 'The token lacks the scope, or the operation takes a session of the user.',
    todo: 'Ask for a token with the scope that the message names. Do not send the request again as it is.',
  },
  BAD_USER_INPUT: {
    means:
      'This is not GraphQL, does not fit the schema, has a value of the wrong type or an unknown name, or a cursor of another list.',
    todo: 'Correct the request: it is a mistake of the program. Do not send it again as it is.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    means: 'The service does not know the operation of this hash.',
    todo: 'Send the request again with the whole `query` and the same hash.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    means: 'The service takes no operations by their hash.',
    todo: 'Send whole operations.',
  },
  DOCUMENT_NOT_TRUSTED: {
    means:
      'This service carries out the documents of its own clients alone, and this is none of them.',
    todo: 'Send a document, or its id, that the operator has listed. Do not send the request again as it is.',
  },
  EVENTS_CLEARED: {
    means: 'Events after this cursor are kept no more.',
    todo: 'Ask for the current state of what you follow, then go on from a new `eventCursor`.',
  },
  RATE_LIMITED: {
    means: 'Too much was asked within a time.',
    todo: 'Wait `extensions.retryAfterSeconds` seconds, then send the request again.',
  },
  QUERY_TOO_COMPLEX: {
    means: 'The operation costs too much, or its document or its answer is too large.',
    todo: 'Ask for fewer fields or shorter pages, in several requests.',
  },
  UNAVAILABLE: {
    means: 'The database is away, too busy or too slow.',
    todo: 'Wait `extensions.retryAfterSeconds` seconds and send the request again, a mutation with the same idempotency key; double the wait each time.',
  },
  MATCH_BROKEN: {
    means: 'What is stored of the match `extensions.id` cannot be read until it has been mended.',
    todo: 'Leave the match out and show the rest. Asking again is no use until an operator has mended it.',
  },
  INTERNAL_SERVER_ERROR: {
    means: 'A fault of the service.',
    todo: 'Try again once, a mutation with the same idempotency key; then report `extensions.requestId`.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

export type ApiErrorCode = keyof typeof ERROR_CODES;

/** A request that is refused as a whole: not signed in, throttled, malformed. Its own message is for the log. */
export class ApiError extends Error {
  /** As GraphQL's errors have them: the code, and what else a client may go by. */
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: ApiErrorCode,
    readonly texts: InLanguages,
    extensions: Record<string, unknown> = {},
  ) {
    super(texts.en);
    this.extensions = { ...extensions, code };
  }
}

/**
 * The refusal of what may be asked again after a while.
 *
 * @param more what else a client may go by
 */
export const rateLimited = (
  texts: InLanguages,
  retryAfterSeconds: number,
  more: Readonly<Record<string, unknown>> = {},
): ApiError => new ApiError('RATE_LIMITED', texts, { ...more, retryAfterSeconds });

/**
 * A value that a query's argument names out of a closed set: a list for a name that nobody has heard of would be
 * empty, and hide the mistake (ADR 37).
 *
 * @param argument as the client writes it, `filter.variant`
 * @throws ApiError BAD_USER_INPUT that names the argument and what it may be
 */
export function knownValue(argument: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const all = known.join(', ');
  const texts = {
    en: `There is no such ${argument}: it is one of ${all}.`,
    de: `Das gibt es nicht: ${argument} ist eines von ${all}.`,
  };
  throw new ApiError('BAD_USER_INPUT', texts, { argument, knownValues: known });
}
