/** Parts of operations whose prices are compared with what they take: one field each, with the values below it. */
import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** A field with its values; `written` gives its text under an alias. */
export interface PricedPart {
  readonly name: string;
  readonly written: (alias: string) => string;
}

type Field = GraphQLField<unknown, unknown>;

/** Puts a field into an operation. */
export type Around = (alias: string, text: string) => string;

/** How many items of a list are read: no more than the prepared data have, because a page is paid in full. */
export const PAGE = 20;

/** Every field of a type that needs no argument. */
export const partsOf = (schema: GraphQLSchema, type: string, around: Around): PricedPart[] =>
  fieldsOf(schema, type).map((field) => ({
    name: `${type}.${field.name}`,
    written: (alias) => around(alias, textOf(schema, field)),
  }));

function fieldsOf(schema: GraphQLSchema, name: string): Field[] {
  const type = schema.getType(name);
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields.filter(({ args }) => !args.some(isRequiredArgument));
}

/** A field with its plain values; of a page, those of the items. */
function textOf(schema: GraphQLSchema, { name, args, type }: Field): string {
  const page = args.some((arg) => arg.name === 'first') ? `(first: ${PAGE})` : '';
  const named = getNamedType(type);
  if (isLeafType(named)) return name + page;
  const below = fieldsOf(schema, named.name).filter(
    (one) => one.name === 'nodes' || (isLeafType(getNamedType(one.type)) && one.args.length === 0),
  );
  return `${name}${page} { __typename ${below.map((one) => textOf(schema, one)).join(' ')} }`;
}
