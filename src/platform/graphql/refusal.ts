import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLErrorOptions } from 'graphql';
import { ApiError } from '../api/api-error.js';
import type { ApiErrorCode } from '../api/api-error.js';
import { asUnavailable } from '../http/unavailable.js';

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

/** What HTTP says of a refusal, whatever the document. */
const STATUS: Readonly<Partial<Record<ApiErrorCode, number>>> = {
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** What HTTP says of a refusal, and for how many seconds it asks to wait: null for one that does not. */
export function overHttp(
  { extensions }: GraphQLError,
  status: number,
): { readonly status: number; readonly wait: number | null } {
  const { retryAfterSeconds } = extensions;
  return {
    status: STATUS[extensions['code'] as ApiErrorCode] ?? status,
    wait: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : null,
  };
}

/**
 * Throws a refusal, or an outage, with what HTTP says of it.
 *
 * @param usual the status of a code that has none of its own
 */
export function refuseOverHttp(error: unknown, usual = 400): never {
  const refusal = refusalOf(error) ?? refusalOf(asUnavailable(error));
  if (!refusal) throw error;
  const { status, wait } = overHttp(refusal, usual);
  const headers = new HeaderMap(wait === null ? [] : [['retry-after', String(wait)]]);
  const { message, nodes, extensions } = refusal;
  throw new GraphQLError(message, {
    nodes,
    extensions: { ...extensions, http: { status, headers } },
  });
}
