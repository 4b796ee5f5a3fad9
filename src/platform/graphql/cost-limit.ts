import {
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isLeafType,
  isListType,
  Kind,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  TypeNode,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator, ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { DEFAULT_PAGE, MAX_PAGE } from '../api/page.js';
import { introspectionPrice } from './cost/introspection.js';
import { checkVariables } from './cost/json-bounds.js';
import { costsTooMuch, MAX_COMPLEXITY } from './cost/meter.js';
import type { Meter } from './cost/meter.js';
import { mistakeOf, refusalAt } from './refusal.js';

/** How many tokens a document may have: a guard of the parser itself. */
export const MAX_TOKENS = 2000;
/** A quarter of what a request may have in all, its variables included. */
export const MAX_QUERY_BYTES = 20_000;
/** The body of a request, or a message of a socket, in all. */
export const MAX_REQUEST_BYTES = 4 * MAX_QUERY_BYTES;

/** What a field of `Query` or `Mutation` costs beside its answer: a read at least. */
export const ROOT_PRICE = 16;
/** A number, a text, a time or the name of an enum: two microseconds, where a point is twenty. */
const PLAIN_PRICE = 0.25;
/** A list of them: such as the cards of a hand, or who has won. */
const PLAIN_LIST_PRICE = 0.5;
/** What a field of a plain type costs that is looked up by itself: its `complexity`. */
export const LOOKED_UP_PRICE = 1;
/** How many players a match has, for what there is of each. */
export const USUAL_SEATS = 2;

/** What an operation asks for. */
export interface ParsedOperation {
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
export function priceOf(parsed: ParsedOperation, meter: Meter): number {
  const operation = getOperationAST(parsed.document, parsed.operationName);
  // Which operation is meant is the executor's to complain about.
  if (!operation) return 0;
  checkVariables(parsed.variables ?? {});
  const { price, below } = remembered(parsed, operation);
  meter.keepChildPrices(below);
  return price;
}

/** The price of an operation, and what the fields below each of its fields cost. */
interface Priced {
  readonly price: number;
  readonly below: ReadonlyMap<FieldNode, number>;
}

/** What each operation that is still known cost when it was last asked, and with what: clients ask the same. */
const LAST = new WeakMap<OperationDefinitionNode, Priced & { readonly key: string }>();
const MAX_KEY_LENGTH = 1000;

function remembered(parsed: ParsedOperation, operation: OperationDefinitionNode): Priced {
  const variables = fitting(parsed.schema, operation, parsed.variables ?? {});
  const key = JSON.stringify(decidingOf(operation).map((name) => variables[name]));
  const last = LAST.get(operation);
  if (last?.key === key) return last;
  const priced = pricedNow(parsed, operation, variables);
  if (key.length <= MAX_KEY_LENGTH) LAST.set(operation, { ...priced, key });
  return priced;
}

/** The types of what decides a price: how many are asked for, which numbers, and what is left out. */
const DECIDING: ReadonlySet<string> = new Set(['Int', 'Boolean']);

/** The variables of an operation that its price may depend on. */
const decidingOf = ({ variableDefinitions = [] }: OperationDefinitionNode): string[] =>
  variableDefinitions
    .filter(({ type }) => DECIDING.has(nameOf(type)))
    .map(({ variable }) => variable.name.value);

const nameOf = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);

function pricedNow(
  parsed: ParsedOperation,
  operation: OperationDefinitionNode,
  variables: Values,
): Priced {
  const { schema, document: query } = parsed;
  const below = new Map<FieldNode, number>();
  const price = complexityOf(operation, {
    schema,
    query,
    variables,
    ...(operation.name && { operationName: operation.name.value }),
    maxQueryNodes: MAX_COMPLEXITY,
    estimators: [(args) => priceOfField(schema, args, below)],
  });
  if (price > MAX_COMPLEXITY) throw costsTooMuch(price, { more: false, nodes: operation });
  return { price, below };
}

function priceOfField(
  schema: GraphQLSchema,
  args: ComplexityEstimatorArgs,
  below: Map<FieldNode, number>,
): number {
  const { type, field, node, childComplexity } = args;
  below.set(node, childComplexity);
  if (type.name.startsWith('__')) return introspectionPrice(field.name, childComplexity);
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const named = getNamedType(field.type);
  const read = Number(named.extensions['price'] ?? 0);
  const own = ESTIMATORS.map((estimator) => estimator(args)).find((price) => price !== undefined);
  return (isRoot ? ROOT_PRICE : 0) + read + Number(own ?? usualPrice(field.type, childComplexity));
}

/** JSON may hold anything: it costs what an object does. */
function usualPrice(type: GraphQLOutputType, below: number): number {
  const named = getNamedType(type);
  if (!isLeafType(named) || named.name === 'JSON') return 1 + below;
  return isListType(getNullableType(type)) ? PLAIN_LIST_PRICE : PLAIN_PRICE;
}

/** A connection costs what its page may hold. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) =>
  field.args.some((arg) => arg.name === 'first') ? pagePrice(args, childComplexity) : undefined;

/** What a list costs that takes `first`, whatever is given for it. */
export function pagePrice(args: Readonly<Record<string, unknown>>, below: number): number {
  return 1 + Math.min(Math.max(Number(args['first'] ?? DEFAULT_PAGE), 1), MAX_PAGE) * below;
}

const ESTIMATORS = [fieldExtensionsEstimator(), pageEstimator];

type Values = Readonly<Record<string, unknown>>;

/** The variables, which must fit: the first that does not is told. */
function fitting(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  values: Values,
): Values {
  const definitions = operation.variableDefinitions ?? [];
  const { errors } = getVariableValues(schema, definitions, values, { maxErrors: 1 });
  if (errors) throw mistakeOf(errors[0]!);
  return values;
}

/** The library reads the arguments first, and says what is wrong with them. */
function complexityOf(
  nodes: OperationDefinitionNode,
  options: Parameters<typeof getComplexity>[0],
): number {
  try {
    return getComplexity(options);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    if (TOO_MANY_NODES.test(error.message))
      throw refusalAt('QUERY_TOO_COMPLEX', TOO_MANY_FIELDS, { nodes });
    throw mistakeOf(error);
  }
}

const TOO_MANY_FIELDS = {
  en: `The query has more fields than it may cost, at most ${MAX_COMPLEXITY} are allowed.`,
  de: `Die Anfrage hat mehr Felder, als sie kosten darf, erlaubt sind höchstens ${MAX_COMPLEXITY}.`,
};

const TOO_MANY_NODES = /maximum allowed number of nodes/;
