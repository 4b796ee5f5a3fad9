import { GraphQLError } from 'graphql';
import type { GraphQLErrorOptions } from 'graphql';
import { ApiError } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';

/** Where in a document an error is; another error can say it. */
export type Place = Pick<GraphQLErrorOptions, 'nodes'>;

/** The refusal of a part of a document. */
export const refusalAt = (
  code: ApiErrorCode,
  message: string,
  { nodes }: Place = {},
): GraphQLError => new GraphQLError(message, { extensions: { code }, nodes });

/** A refusal as GraphQL's error, for whoever throws it outside of a resolver; null for any other error. */
export function refusalOf(error: unknown): GraphQLError | null {
  if (error instanceof GraphQLError) return error;
  if (!(error instanceof ApiError)) return null;
  return new GraphQLError(error.message, { extensions: error.extensions, originalError: error });
}
