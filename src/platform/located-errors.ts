/** Refusals that say at which place of a document they arose. */
import { GraphQLError } from 'graphql';
import type { GraphQLErrorOptions } from 'graphql';
import { ApiError } from './api/api-error.js';
import type { ApiErrorCode } from './api/api-error.js';
import type { InLanguages } from './api/reader.js';

/** The place of an error in a document, which may be copied from another error. */
export type ErrorLocation = Pick<GraphQLErrorOptions, 'nodes'>;

/** The refusal of a part of a document. */
export const refusalAt = (
  code: ApiErrorCode,
  texts: InLanguages,
  { nodes }: ErrorLocation = {},
  more: Readonly<Record<string, unknown>> = {},
): GraphQLError => asGraphql(new ApiError(code, texts, more), { nodes });

/** A mistake that GraphQL has found, in GraphQL's own words. */
export const mistakeOf = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' }, nodes });

/** A refusal as a GraphQL error. */
export const asGraphql = (refusal: ApiError, place: ErrorLocation = {}): GraphQLError =>
  new GraphQLError(refusal.message, {
    ...place,
    extensions: refusal.extensions,
    originalError: refusal,
  });
