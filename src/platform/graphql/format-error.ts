import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError } from 'graphql';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { ERROR_CODES } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import type { InLanguages } from '../api/reader.js';
import { brokenRowOf, toGlobalId } from '../api/ids.js';
import type { BrokenRow } from '../api/ids.js';
import { asUnavailable } from '../unavailable.js';
import { InRequest } from '../logging/request-id.js';
import { ThrottledLog } from '../logging/throttled-log.js';
import { requestOfError } from './error-request.js';
import { textsOf } from './refusal.js';

const logger = new Logger('GraphQL');
const throttled = new ThrottledLog();

/** Whether a code is sent as it is. Any other error is our fault, and the client learns nothing about it. */
const isPublicCode = (code: unknown): boolean =>
  code !== 'INTERNAL_SERVER_ERROR' && Object.hasOwn(ERROR_CODES, code as string);

/** Apollo's codes for an invalid document, for which this service has one code. */
const MALFORMED = new Set([
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
]);

/** The parser's message about a document with too many tokens. */
const TOO_LONG = /contains more (than|that) \d+ tokens/;

/** The error that a client gets: a code, and the id of the request, which the log also has. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const coded = codedError(formatted, error);
  const { requestId } = requestOfError(error);
  return requestId === undefined ? coded : withRequestId(coded, requestId);
}

/** An error with the id of its request; over HTTP it is the same as the answer's `x-request-id`. */
const withRequestId = (error: GraphQLFormattedError, requestId: string): GraphQLFormattedError => ({
  ...error,
  extensions: { ...error.extensions, requestId },
});

/** The body of a refused request over HTTP, with the request's id in the errors of which Apollo did not know it. */
export function identified(body: string, requestId: string): string {
  const { errors = [], ...rest } = JSON.parse(body) as FormattedExecutionResult;
  return JSON.stringify({
    errors: errors.map((error) => withRequestId(error, requestId)),
    ...rest,
  });
}

function codedError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { code, tooComplex } = formatted.extensions ?? {};
  const texts = textsOf(error);
  if (texts && isPublicCode(code))
    return { ...formatted, message: texts[requestOfError(error).language] };
  if (TOO_LONG.test(formatted.message) || tooComplex === true)
    return coded(formatted, 'QUERY_TOO_COMPLEX');
  if (MALFORMED.has(code as string)) return coded(formatted, 'BAD_USER_INPUT');
  return isPublicCode(code) ? formatted : ofResolver(formatted, error);
}

const FAULT: InLanguages = {
  en: 'Something went wrong on our side.',
  de: 'Bei uns ist etwas schiefgegangen.',
};
const BROKEN: InLanguages = {
  en: 'This cannot be read until we have repaired it.',
  de: 'Das ist nicht lesbar, bis wir es repariert haben.',
};

/** An error that a resolver threw. Our own faults are logged and masked. */
function ofResolver(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const { language, requestId } = requestOfError(error);
  const request = requestId === undefined ? undefined : new InRequest(requestId);
  if (isClientsMistake(cause)) return coded(formatted, 'BAD_USER_INPUT');
  const unavailable = asUnavailable(cause);
  if (unavailable) {
    const { texts, extensions } = unavailable;
    return { message: texts[language], extensions, ...placeOf(formatted) };
  }
  const row = brokenRowOf(cause);
  if (row)
    return broken({ ...formatted, message: BROKEN[language] }, row, () =>
      logger.error((cause as Error).message, request),
    );
  logger.error(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause), request);
  return {
    message: FAULT[language],
    ...placeOf(formatted),
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  };
}

const placeOf = ({ locations, path }: GraphQLFormattedError): Partial<GraphQLFormattedError> => ({
  ...(locations && { locations }),
  ...(path && { path }),
});

/**
 * The error of a field whose row is broken. It names the row, so that the client can leave it out, but not the cause.
 * It is logged once an hour, because a client may read a list again and again and must not fill the disk.
 */
function broken(
  formatted: GraphQLFormattedError,
  { code, type, id }: BrokenRow,
  log: () => void,
): GraphQLFormattedError {
  throttled.once(`${type} ${id}`, log);
  return {
    message: formatted.message,
    ...placeOf(formatted),
    extensions: { code, id: toGlobalId(type, id) },
  };
}

function coded(formatted: GraphQLFormattedError, code: ApiErrorCode): GraphQLFormattedError {
  return { ...formatted, extensions: { code } };
}

/** GraphQL's own refusals of a value or a document have no cause. */
function isClientsMistake(cause: unknown): boolean {
  return cause instanceof GraphQLError && !cause.originalError;
}
