import { GraphQLError } from 'graphql';
import type { GraphQLErrorOptions } from 'graphql';

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

/** Where in a document an error is; another error can say it. */
export type Place = Pick<GraphQLErrorOptions, 'nodes'>;

/** A request that is refused as a whole: not signed in, throttled, malformed. */
export class ApiError extends GraphQLError {
  constructor(
    code: ApiErrorCode,
    message: string,
    extensions: Record<string, unknown> = {},
    { nodes }: Place = {},
  ) {
    super(message, { extensions: { ...extensions, code }, nodes });
  }
}

/** The refusal of what may be asked again after a while. */
export const rateLimited = (message: string, retryAfterSeconds: number): ApiError =>
  new ApiError('RATE_LIMITED', message, { retryAfterSeconds });
