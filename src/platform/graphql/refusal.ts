import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { ApiError } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import type { InLanguages } from '../api/reader.js';
import { asUnavailable } from '../unavailable.js';
import { asGraphql } from '../located-errors.js';
import { setErrorRequest } from './error-request.js';
import type { ErrorRequest } from './error-request.js';

/** The texts of an error in every language; null if it has only the message of a library. */
export function textsOf(error: unknown): InLanguages | null {
  if (error instanceof ApiError) return error.texts;
  return error instanceof GraphQLError && error.originalError ? textsOf(error.originalError) : null;
}

/** A refusal as a GraphQL error, for errors outside of a resolver; null for any other error. */
export function refusalOf(error: unknown): GraphQLError | null {
  if (error instanceof GraphQLError) return error;
  return error instanceof ApiError ? asGraphql(error) : null;
}

/** The HTTP status of a refusal, whatever the document. */
const STATUS: Readonly<Partial<Record<ApiErrorCode, number>>> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** The HTTP status of a refusal by its code; null if it has none. */
export const statusOf = (code: unknown): number | null => STATUS[code as ApiErrorCode] ?? null;

/** The HTTP status of a refusal, and how many seconds the client should wait; null if it need not. */
export function overHttp(
  { extensions }: GraphQLError,
  status: number,
): { readonly status: number; readonly wait: number | null } {
  const { retryAfterSeconds } = extensions;
  return {
    status: statusOf(extensions['code']) ?? status,
    wait: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
  };
}

/**
 * Throws a refusal, or the error of an outage, with its HTTP status.
 *
 * @param usual the status for codes without a status of their own
 */
export function refuseOverHttp(error: unknown, request: ErrorRequest, usual = 400): never {
  const refusal = refusalOf(error) ?? refusalOf(asUnavailable(error));
  if (!refusal) throw error;
  const { status, wait } = overHttp(refusal, usual);
  const headers = new HeaderMap(wait === null ? [] : [['retry-after', String(wait)]]);
  const { message, nodes, extensions } = refusal;
  const refused = new GraphQLError(textsOf(refusal)?.[request.language] ?? message, {
    nodes,
    extensions: { ...extensions, http: { status, headers } },
  });
  setErrorRequest(request, [refused]);
  throw refused;
}
