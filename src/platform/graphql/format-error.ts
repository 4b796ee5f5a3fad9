import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import type { ApiErrorCode } from './api-error.js';
import { asUnavailable } from './unavailable.js';

const logger = new Logger('GraphQL');

/** Codes of faults that are ours: the client learns the code and nothing else. */
const OURS = new Set([undefined, 'INTERNAL_SERVER_ERROR']);

/** Apollo's names for a document that is none of ours; api-core knows one code for all of them. */
const MALFORMED = new Set([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** What the parser says of a document with more tokens than it takes. */
const TOO_LONG = /contains more (than|that) \d+ tokens/;

/** What a client is told of an error: our own faults are logged and masked. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (TOO_LONG.test(formatted.message) || formatted.extensions?.['tooComplex'] === true)
    return coded(formatted, 'QUERY_TOO_COMPLEX');
  if (MALFORMED.has(formatted.extensions?.['code'] as string)) {
    return coded(formatted, 'BAD_USER_INPUT');
  }
  if (!OURS.has(formatted.extensions?.['code'] as string | undefined)) {
    return formatted;
  }
  const cause = unwrapResolverError(error);
  if (isClientsMistake(cause)) return coded(formatted, 'BAD_USER_INPUT');
  const unavailable = asUnavailable(cause);
  if (unavailable)
    return { ...unavailable.toJSON(), ...(formatted.path && { path: formatted.path }) };
  logger.error(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  return {
    message: 'Something went wrong on our side.',
    ...(formatted.path && { path: formatted.path }),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

function coded(formatted: GraphQLFormattedError, code: ApiErrorCode): GraphQLFormattedError {
  return { ...formatted, extensions: { code } };
}

/** GraphQL's own refusals (of a value, of a document) carry no cause. */
function isClientsMistake(cause: unknown): boolean {
  return cause instanceof GraphQLError && !cause.originalError;
}
