/** Operations made from the schema, and the outcome of an answer. */
import { isLeafType, getNamedType } from 'graphql';
import type { GraphQLArgument, GraphQLObjectType, GraphQLSchema } from 'graphql';
import type { Answer } from '../../support/client.js';
import type { Outcome } from './rows.js';

export type Root = 'Query' | 'Mutation' | 'Subscription';

/**
 * An operation with one root field, under the alias `value`; it passes the arguments that are in
 * `variables`.
 */
export function operationOf(
  schema: GraphQLSchema,
  root: Root,
  name: string,
  variables: object,
  select?: string,
): string {
  const field = (schema.getType(root) as GraphQLObjectType).getFields()[name]!;
  const given = field.args.filter((arg) => Object.hasOwn(variables, arg.name));
  const listed = (text: (arg: GraphQLArgument) => string) =>
    given.length > 0 ? `(${given.map(text).join(', ')})` : '';
  const declared = listed((arg) => `$${arg.name}: ${String(arg.type)}`);
  const passed = listed((arg) => `${arg.name}: $${arg.name}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : `{ ${select ?? '__typename'} }`;
  return `${root.toLowerCase()} ${declared} { value: ${name}${passed} ${selection} }`;
}

/** The outcome of an answer; `value` is searched at any depth. */
export function outcomeOf({ data, errors }: Answer<unknown>, looksFor: string | null): Outcome {
  const code = errors?.[0]?.extensions.code ?? userErrorIn(data);
  if (code) return code as Outcome;
  const values = valuesIn(data).filter((value) => value !== null);
  if (values.length === 0) return 'hidden';
  return looksFor === null || JSON.stringify(values).includes(looksFor) ? 'data' : 'hidden';
}

function userErrorIn(data: unknown): string | undefined {
  const payload = (data as { value?: { userErrors?: { code: string }[] } } | null)?.value;
  return payload?.userErrors?.[0]?.code;
}

/** All values with the name `value`, at any depth. */
function valuesIn(data: unknown): unknown[] {
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([key, inner]) =>
    key === 'value' ? [inner as unknown] : valuesIn(inner),
  );
}
