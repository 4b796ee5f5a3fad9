import type { Limit } from './limit.js';
import type { InLanguages } from './reader.js';

/** The meaning of the code of a GraphQL error, and the advice for clients. */
interface ErrorMeaning {
  readonly means: string;
  readonly todo: string;
}

/** The reasons to refuse a request or one of its fields: `extensions.code` of a GraphQL error. */
export const ERROR_CODES = {
  UNAUTHENTICATED: {
    means: 'The request has no token, or the token is wrong, expired or revoked.',
    todo: 'Refresh the session once and send the request again; if that fails, ask the user to sign in.',
  },
  FORBIDDEN: {
    means: 'The token lacks the scope, or the operation needs a session of the user.',
    todo: 'Ask for a token with `extensions.requiredScope`, or with one of `sufficientScopes`, which include it; if it is null, use a session. Do not send the request again as it is.',
  },
  SUSPENDED: {
    means:
      'The account is suspended until `extensions.until`, or for good if it is null, for the reason in `extensions.because`.',
    todo: 'Show both to the user, and how to appeal. Do not send the request again before then. A session that `login` opens with `evenSuspended` can appeal, take the data along and delete the account.',
  },
  NETWORK_CLOSED: {
    means:
      'Nobody can register, start as a guest or sign in with a password from this network until `extensions.until`; sessions go on.',
    todo: 'Show until when, and `extensions.contact`, the page that says how to reach the operator. Do not send the request again before then.',
  },
  MUTED: {
    means:
      'The user may post no texts until `extensions.until`, or for good if it is null; everything else works.',
    todo: 'Show until when. Send the request without the text, if it can be left out.',
  },
  BAD_USER_INPUT: {
    means:
      'The request is not valid GraphQL, does not match the schema, or has a value of the wrong type, an unknown name, a text that is no id, an id of another type or a cursor of another list.',
    todo: 'Correct the request: it is a mistake of the program. Do not send it again as it is.',
  },
  PERSISTED_QUERY_NOT_FOUND: {
    means: 'The service does not know the operation of this hash.',
    todo: 'Send the request again with the full `query` and the same hash.',
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    means: 'The service does not accept operations by their hash.',
    todo: 'Send the full operation.',
  },
  DOCUMENT_NOT_TRUSTED: {
    means:
      'This service executes only the documents of its own clients, and this is not one of them.',
    todo: 'Send a document that the operator has listed, or its id. Do not send the request again as it is.',
  },
  EVENTS_CLEARED: {
    means:
      'Events after the cursor have been deleted, or it is of a time that was lost when the service was restored from a backup.',
    todo: 'Read `eventCursor`, then the current state, and continue after that cursor.',
  },
  RATE_LIMITED: {
    means:
      'There were too many requests in a short time: `extensions.limit` has the name, the size and the window of the limit that was reached.',
    todo: 'Wait `extensions.retryAfterSeconds` seconds, then send the request again.',
  },
  QUERY_TOO_COMPLEX: {
    means:
      'The operation costs too much, or its document or its answer is too large. If it costs too much, `extensions` has its cost in `points`, the `limit`, and the path of the dearest field in `dearestPath`.',
    todo: 'Ask for fewer fields or shorter pages, in several requests.',
  },
  UNAVAILABLE: {
    means: 'The database cannot be reached, is too busy or too slow.',
    todo: 'Wait `extensions.retryAfterSeconds` seconds and send the request again, a mutation with the same idempotency key; double the wait each time.',
  },
  MATCH_BROKEN: {
    means:
      'The stored data of the match with the id `extensions.id` cannot be read until the operator has repaired it.',
    todo: 'Leave the match out and show the rest. Do not retry: it will fail until the operator has repaired the match.',
  },
  INTERNAL_SERVER_ERROR: {
    means: 'The service has a fault.',
    todo: 'Try again once, a mutation with the same idempotency key; then report `extensions.requestId`.',
  },
} as const satisfies Readonly<Record<string, ErrorMeaning>>;

export type ApiErrorCode = keyof typeof ERROR_CODES;

/** A request that is refused completely: not signed in, throttled, malformed. `message` is for the log. */
export class ApiError extends Error {
  /** `extensions` of the GraphQL error: the code, and further data for clients. */
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

/** A refusal that the client may retry after a pause, with the limit that refused it. */
export const rateLimited = (
  texts: InLanguages,
  retryAfterSeconds: number,
  limit: Limit,
): ApiError => new ApiError('RATE_LIMITED', texts, { limit, retryAfterSeconds });

/**
 * Checks that a query's argument is a value of a closed set. An unknown value would only make the list empty, and hide
 * the mistake (ADR 37).
 *
 * @param argument as the client writes it, `filter.variant`
 * @throws ApiError BAD_USER_INPUT that names the argument and its possible values
 */
export function knownValue(argument: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value;
  const all = known.join(', ');
  const texts = {
    en: `${argument} must be one of ${all}.`,
    de: `${argument} muss einer dieser Werte sein: ${all}.`,
  };
  throw new ApiError('BAD_USER_INPUT', texts, { argument, knownValues: known });
}
