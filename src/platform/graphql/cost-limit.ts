import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchemaHost } from '@nestjs/graphql';
import { GraphQLError } from 'graphql';
import type { GraphQLSchema, DocumentNode } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import type { ComplexityEstimator } from 'graphql-query-complexity';
import { ApiError } from './api-error.js';
import { MAX_PAGE } from './connection.js';

/** What one operation may cost: a field is 1, a list counts for as many as it may hold. */
export const MAX_COMPLEXITY = 5000;
/** How many tokens a document may have: a guard of the parser itself. */
export const MAX_TOKENS = 2000;
/** A quarter of what a request may have in all, its variables included. */
export const MAX_QUERY_BYTES = 20_000;

/** A connection costs what its page may hold. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) =>
  field.args.some((arg) => arg.name === 'first')
    ? 1 + Math.min(Math.max(Number(args.first ?? 20), 1), MAX_PAGE) * childComplexity
    : undefined;

const ESTIMATORS = [
  fieldExtensionsEstimator(),
  pageEstimator,
  simpleEstimator({ defaultComplexity: 1 }),
];

/** What an operation costs. @throws ApiError when it is too much, or its variables do not fit */
export function checkCost(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string,
): void {
  const complexity = costOf({
    schema,
    query,
    variables,
    ...(operationName && { operationName }),
    maxQueryNodes: MAX_COMPLEXITY,
    estimators: ESTIMATORS,
  });
  if (complexity > MAX_COMPLEXITY) throw tooComplex(`costs ${complexity}`);
}

/** The library reads the variables first, and says what is wrong with them. */
function costOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_NODES.test(error.message)) throw tooComplex(`has more fields than it may cost`);
    throw new ApiError('BAD_USER_INPUT', error.message);
  }
}

const TOO_MANY_NODES = /maximum allowed number of nodes/;

function tooComplex(why: string): ApiError {
  return new ApiError(
    'QUERY_TOO_COMPLEX',
    `The query ${why}, at most ${MAX_COMPLEXITY} are allowed.`,
  );
}

/** Refuses over HTTP what would cost too much, before it runs. */
export function costLimit(host: GraphQLSchemaHost): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        didResolveOperation: ({ request, document }) =>
          Promise.resolve(
            checkCost(host.schema, document, request.variables ?? {}, request.operationName),
          ),
      }),
  };
}
