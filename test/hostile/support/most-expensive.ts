/** The most expensive queries that are allowed: one field as often as an operation may have it. */
import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';
import { MAX_QUERY_BYTES } from '../../../src/platform/accounting/price.js';
import { everyField, fragmentsOf } from '../../support/schema.js';
import type { Reply } from './faults.js';

/** A part of an operation that can be repeated under other aliases. */
export interface Part {
  readonly name: string;
  readonly of: (alias: string) => string;
  /** The fragments that it spreads. */
  readonly fragments: string;
}

/** Every field of a match that requires no argument, with everything below it. */
export function partsOfMatch(schema: GraphQLSchema, matchId: string): Part[] {
  return fieldsOf(schema, 'Match').map((field) => {
    const text = written(schema, field);
    return {
      name: `match { ${field.name} }`,
      of: (alias) => `${alias}: match(id: "${matchId}") { ${text} }`,
      fragments: fragmentsOf(schema, text),
    };
  });
}

/** Every query that requires no argument, with the largest page. */
export function partsOfQuery(schema: GraphQLSchema): Part[] {
  return fieldsOf(schema, 'Query').map((field) => {
    const page = field.args.some(({ name }) => name === 'first') ? '(first: 100)' : '';
    const text = written(schema, field, page);
    return {
      name: field.name,
      of: (alias) => `${alias}: ${text}`,
      fragments: fragmentsOf(schema, text),
    };
  });
}

function fieldsOf(schema: GraphQLSchema, name: string): GraphQLField<unknown, unknown>[] {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.filter(({ args }) => !args.some(isRequiredArgument));
}

function written(
  schema: GraphQLSchema,
  { name, type }: GraphQLField<unknown, unknown>,
  page = '',
): string {
  const named = getNamedType(type);
  return isLeafType(named)
    ? `${name}${page}`
    : `${name}${page} { __typename ${everyField(schema, named.name)} }`;
}

/** Repeats a part as often as the service allows, found by bisection; null if even once is too much. */
export async function mostExpensive(
  { of, fragments }: Part,
  ask: (query: string) => Promise<Reply>,
): Promise<string | null> {
  const query = (count: number) =>
    `{ ${Array.from({ length: count }, (_, i) => of(`a${i}`)).join(' ')} } ${fragments}`;
  let [allowed, refused] = [0, 400];
  while (refused - allowed > 1) {
    const count = allowed === 0 ? Math.ceil(refused / 8) : Math.floor((allowed + refused) / 2);
    if (await isAnswered(query(count), ask)) allowed = count;
    else refused = count;
  }
  return allowed === 0 ? null : query(allowed);
}

/** Whether a query is answered. One that is too long is not sent: the service closes its connection. */
async function isAnswered(query: string, ask: (query: string) => Promise<Reply>): Promise<boolean> {
  if (query.length > MAX_QUERY_BYTES) return false;
  return (await ask(query)).body.startsWith('{"data":{');
}
