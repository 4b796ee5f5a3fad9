import {
  getNamedType,
  getNullableType,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  isLeafType,
  isListType,
  Kind,
  OperationTypeNode,
} from 'graphql';
import type {
  DocumentNode,
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  TypeNode,
} from 'graphql';
import { fieldExtensionsEstimator, getComplexity } from 'graphql-query-complexity';
import type { ComplexityEstimator, ComplexityEstimatorArgs } from 'graphql-query-complexity';
import { DEFAULT_PAGE, MAX_PAGE } from '../api/page.js';
import type { Purpose } from './budgets.js';
import { introspectionPrice, INTROSPECTION } from './introspection.js';
import { checkVariables } from './variable-bounds.js';
import { dearestPathIn } from './dearest-path.js';
import { costsTooMuch, MAX_COMPLEXITY } from './meter.js';
import type { Meter } from './meter.js';
import { mistakeOf, refusalAt } from '../located-errors.js';

/** The greatest number of tokens in a document; protects the parser itself. */
export const MAX_TOKENS = 2000;
/** The greatest size of a document: a quarter of a whole request with its variables. */
export const MAX_QUERY_BYTES = 20_000;
/** The greatest size of a request's body, or of a socket's message. */
export const MAX_REQUEST_BYTES = 4 * MAX_QUERY_BYTES;

/** The price of a field of `Query` or `Mutation` without its answer: at least one read. */
export const ROOT_PRICE = 16;
/** The price of a number, text, time or enum value: it takes two microseconds, and a point stands for twenty. */
const PLAIN_PRICE = 0.25;
/** The price of a list of such values: the cards of a hand, or the winners. */
const PLAIN_LIST_PRICE = 0.5;
/** The price of a plain field that needs a read of its own: its `complexity`. */
export const LOOKED_UP_PRICE = 1;
/** The price of a field with a statement that nothing else shares. */
export const STATEMENT_PRICE = 15;
/** The usual number of players in a match, for the price of lists with an item for each player. */
export const USUAL_SEATS = 2;

/** Marks a mutation by which somebody comes in: it is paid from a budget that nothing else can use up. */
export const ENTRY = { isEntry: true } as const;

/** The price of each operation for reading, checking and answering it, in addition to its own price. */
export const BASE_POINTS = 10;
/** A document must be read before its price is known: one point for this many bytes. */
const BYTES_A_POINT = 100;

/** The price of reading a request, by its size in bytes. */
export const readingPoints = (bytes: number): number => BASE_POINTS + bytes / BYTES_A_POINT;

/** The price of taking a message or a request from a connection, before anything looks at it. */
export const receivingPoints = (bytes: number): number => 1 + bytes / 1000;
/** An answer must be written and sent: one point for this many characters. */
const CHARACTERS_A_POINT = 1000;

/** The price of sending an answer, by its size in characters. */
export const sendingPoints = (characters: number): number => characters / CHARACTERS_A_POINT;

/** The price of answering a request for anything but GraphQL: a file, a page, or an address that does not exist. */
export const PAGE_POINTS = 10;
/** The price of opening a socket. */
export const SOCKET_POINTS = 10;

/** An operation to price. */
export interface ParsedOperation {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName: string | null | undefined;
}

/**
 * The price of an operation of a valid document. The meter gets the prices of the fields' children.
 *
 * @throws ApiError when the price is too high, or the variables do not fit
 */
export function priceOf(parsed: ParsedOperation, meter: Meter): number {
  const operation = getOperationAST(parsed.document, parsed.operationName);
  // The executor reports a missing or ambiguous operation.
  if (!operation) return 0;
  checkVariables(parsed.variables ?? {});
  const { price, below, dearestPath } = remembered(parsed, operation);
  if (price > MAX_COMPLEXITY)
    throw costsTooMuch(price, { more: false, dearestPath: dearestPath(), nodes: operation });
  meter.keepChildPrices(below);
  return price;
}

/** The price of an operation whatever it is, and the path of its dearest field. @throws ApiError as `priceOf` does */
export function estimateOf(
  parsed: ParsedOperation,
  operation: OperationDefinitionNode,
): { readonly points: number; readonly dearestPath: readonly string[] } {
  checkVariables(parsed.variables ?? {});
  const { price, dearestPath } = remembered(parsed, operation);
  return { points: price, dearestPath: dearestPath() };
}

/** The greatest price of an operation that lets somebody in: what it reads besides is work. */
const MOST_OF_ENTRY = 500;

/** What an operation is paid for: `entry` if all that it does is to let somebody in. */
export function purposeOfOperation(
  { schema, document, operationName }: ParsedOperation,
  price: number,
): Purpose {
  if (price > MOST_OF_ENTRY) return 'work';
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return 'work';
  const fields = schema.getMutationType()?.getFields() ?? {};
  const isEntry = operation.selectionSet.selections.every(
    (it) => it.kind === Kind.FIELD && fields[it.name.value]?.extensions['isEntry'] === true,
  );
  return isEntry ? 'entry' : 'work';
}

export const isSubscription = ({
  document,
  operationName,
}: Pick<ParsedOperation, 'document'> & Partial<Pick<ParsedOperation, 'operationName'>>): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

/** The price of an operation, and for each of its fields the price of the fields below it. */
interface Priced {
  readonly price: number;
  readonly below: ReadonlyMap<FieldNode, number>;
  readonly dearestPath: () => readonly string[];
}

/**
 * The last price of each operation that is still in memory, with the variables on which it depends: clients send the
 * same operations again.
 */
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

/** The types of variables that can decide a price: page sizes, numbers, and switches that include fields. */
const DECIDING: ReadonlySet<string> = new Set(['Int', 'Boolean']);

/** The variables of an operation on which its price may depend. */
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
  const prices = new Map<FieldNode, number>();
  const price = complexityOf(operation, {
    schema,
    query,
    variables,
    ...(operation.name && { operationName: operation.name.value }),
    maxQueryNodes: MAX_COMPLEXITY,
    estimators: [
      (args) => {
        const priced = priceOfField(parsed, args, below);
        prices.set(args.node, priced);
        return priced;
      },
    ],
  });
  const dearestPath = () => dearestPathIn(parsed.document, operation, prices);
  return { price, below, dearestPath };
}

function priceOfField(
  { schema, document }: ParsedOperation,
  args: ComplexityEstimatorArgs,
  below: Map<FieldNode, number>,
): number {
  const { type, field, node, childComplexity } = args;
  below.set(node, childComplexity);
  if (type.name.startsWith('__')) return 0; // counted with the field of the query
  if (INTROSPECTION.has(field.name))
    return introspectionPrice(schema, document, field, node, args.args);
  return priceInSchema(schema, args);
}

function priceInSchema(schema: GraphQLSchema, args: ComplexityEstimatorArgs): number {
  const { type, field, childComplexity } = args;
  const isRoot = type === schema.getQueryType() || type === schema.getMutationType();
  const named = getNamedType(field.type);
  const read = Number(named.extensions['price'] ?? 0);
  const own = ESTIMATORS.map((estimator) => estimator(args)).find((price) => price !== undefined);
  return (isRoot ? ROOT_PRICE : 0) + read + Number(own ?? usualPrice(field.type, childComplexity));
}

/** What a field costs by its declaration, with the default values of its arguments. */
export interface DeclaredPrice {
  /** Without the fields in it. */
  readonly points: number;
  /** How often the fields in it are counted. */
  readonly times: number;
  /** The argument that is this number; null if it is none. */
  readonly per: string | null;
}

/** The price that a field declares, found by charging for it. */
export function declaredPrice(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): DeclaredPrice {
  const defaults = Object.fromEntries(
    field.args.flatMap(({ name, defaultValue }) =>
      defaultValue === undefined ? [] : [[name, defaultValue]],
    ),
  );
  const at = (childComplexity: number, more: object = {}): number => {
    const args = { ...defaults, ...more };
    return priceInSchema(schema, { type, field, args, childComplexity } as ComplexityEstimatorArgs);
  };
  const points = at(0);
  const grows =
    field.args.some(({ name }) => name === 'first') &&
    at(1, { first: 7 }) - at(0, { first: 7 }) === 7;
  return { points, times: at(1) - points, per: grows ? 'first' : null };
}

/** Whether a field costs what its type makes usual. */
export const isUsual = (
  { type }: GraphQLField<unknown, unknown>,
  { points, times, per }: DeclaredPrice,
): boolean =>
  per === null && points === usualPrice(type, 0) && (times === 1 || isLeafType(getNamedType(type)));

/** JSON may contain anything, so it costs as much as an object. */
function usualPrice(type: GraphQLOutputType, below: number): number {
  const named = getNamedType(type);
  if (!isLeafType(named) || named.name === 'JSON') return 1 + below;
  return isListType(getNullableType(type)) ? PLAIN_LIST_PRICE : PLAIN_PRICE;
}

/** A connection costs as much as a full page. */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) =>
  field.args.some((arg) => arg.name === 'first') ? pagePrice(args, childComplexity) : undefined;

/** The price of a list with the argument `first`. */
export function pagePrice(args: Readonly<Record<string, unknown>>, below: number): number {
  return 1 + Math.min(Math.max(Number(args['first'] ?? DEFAULT_PAGE), 1), MAX_PAGE) * below;
}

const ESTIMATORS = [fieldExtensionsEstimator(), pageEstimator];

type Values = Readonly<Record<string, unknown>>;

/** Returns the variables if they fit. @throws GraphQLError that names the first one that does not */
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

/** The library evaluates the arguments first, and throws an error if they are wrong. */
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
  en: `The query has too many fields: at most ${MAX_COMPLEXITY} are allowed.`,
  de: `Die Anfrage hat zu viele Felder: höchstens ${MAX_COMPLEXITY} sind erlaubt.`,
};

const TOO_MANY_NODES = /maximum allowed number of nodes/;
