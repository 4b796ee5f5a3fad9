/** Why a request is refused: `extensions.code` of a GraphQL error. */
export type ApiErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'EVENTS_CLEARED'
  | 'RATE_LIMITED'
  | 'QUERY_TOO_COMPLEX'
  | 'UNAVAILABLE'
  | 'MATCH_BROKEN';

/** A request that is refused as a whole: not signed in, throttled, malformed. */
export class ApiError extends Error {
  /** As GraphQL's errors have them: the code, and what else a client may go by. */
  readonly extensions: Readonly<Record<string, unknown>>;

  constructor(
    readonly code: ApiErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
  ) {
    super(message);
    this.extensions = { ...extensions, code };
  }
}

/** The refusal of what may be asked again after a while. */
export const rateLimited = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError('RATE_LIMITED', message, { retryAfterSeconds });
