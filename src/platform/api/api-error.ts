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
