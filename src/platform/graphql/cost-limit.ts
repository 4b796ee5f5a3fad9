import { getNamedType, getOperationAST, getVariableValues, GraphQLError } from 'graphql';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator, ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { ApiError } from './api-error.js';
import { MAX_PAGE } from './connection.js';
import { introspectionPrice } from './cost/introspection.js';
import { checkVariables } from './cost/json-bounds.js';
import { MAX_COMPLEXITY, tooComplex } from './cost/meter.js';
import type { Meter } from './cost/meter.js';

/** How many tokens a document may have: a guard of the parser itself. */
export const MAX_TOKENS = 2000;
/** A quarter of what a request may have in all, its variables included. */
export const MAX_QUERY_BYTES = 20_000;
/** The body of a request, or a message of a socket, in all. */
export const MAX_REQUEST_BYTES = 4 * MAX_QUERY_BYTES;

/** What a field of `Query`, `Mutation` or `Subscription` costs beside its answer: a read at least. */
export const ROOT_PRICE = 15;

/** What an operation asks for. */
export interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName: string | null | undefined;
}

/**
 * What an operation of a valid document costs; the meter keeps what its fields' children do.
 *
 * @throws ApiError when it is too much, or its variables do not fit
 */
export function priceOf(asked: Asked, meter: Meter): number {
  const { schema, document: query, variables } = asked;
  const operation = getOperationAST(query, asked.operationName);
  // Which operation is meant is the executor's to complain about.
  if (!operation) return 0;
  const price = complexityOf({
    schema,
    query,
    variables: fitting(schema, operation, variables ?? {}),
    ...(operation.name && { operationName: operation.name.value }),
    maxQueryNodes: MAX_COMPLEXITY,
    estimators: [(args) => priceOfField(schema, args, meter)],
  });
  if (price > MAX_COMPLEXITY) throw tooComplex(`costs ${price}`);
  return price;
}

function priceOfField(schema: GraphQLSchema, args: ComplexityEstimatorArgs, meter: Meter): number {
  const { type, field, node, childComplexity } = args;
  meter.keepChildPrice(node, childComplexity);
  if (type.name.startsWith('__')) return introspectionPrice(field.name, childComplexity);
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const read = Number(getNamedType(field.type).extensions['price'] ?? 0);
  const own = ESTIMATORS.map((estimator) => estimator(args)).find((price) => price !== undefined);
  return (isRoot ? ROOT_PRICE : 0) + read + Number(own ?? 1 + childComplexity);
}

/** A connection costs what its page may hold. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) =>
  field.args.some((arg) => arg.name === 'first')
    ? 1 + Math.min(Math.max(Number(args['first'] ?? 20), 1), MAX_PAGE) * childComplexity
    : undefined;

const ESTIMATORS = [fieldExtensionsEstimator(), pageEstimator];

type Values = Readonly<Record<string, unknown>>;

/** The variables, which must fit: the first that does not is told. */
function fitting(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Values,
): Values {
  checkVariables(values);
  const definitions = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, values, { maxErrors: 1 });
  if (errors) throw new ApiError('BAD_USER_INPUT', errors[0]!.message);
  return values;
}

/** The library reads the arguments first, and says what is wrong with them. */
function complexityOf(options: Parameters<typeof getComplexity>[0]): number {
  try {
    return getComplexity(options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_NODES.test(error.message)) throw tooComplex(`has more fields than it may cost`);
    throw new ApiError('BAD_USER_INPUT', error.message);
  }
}

const TOO_MANY_NODES = /maximum allowed number of nodes/;
