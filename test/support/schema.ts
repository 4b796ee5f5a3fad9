/** The schema as the service tells it to anyone, and queries made from it. */
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import type { GraphQLField, GraphQLSchema, IntrospectionQuery } from 'graphql';
import type { TestClient } from './client.js';

/** The schema by introspection over HTTP. */
export async function schemaOf(client: TestClient): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true });
  return buildClientSchema(await client.ask<IntrospectionQuery>(query));
}

/** What never changes, and is looked at elsewhere. */
const STATIC = ['Variant'];

/** Every field of a type that needs no argument, all the way down; of users the plain ones alone. */
export function everyField(
  schema: GraphQLSchema,
  name: string,
  above: readonly string[] = [],
): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) => selection(schema, field, [...above, name])).join(' ');
}

function selection(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  above: readonly string[],
): string[] {
  const type = getNamedType(field.type);
  if (field.args.some(isRequiredArgument)) return [];
  if (isLeafType(type)) return [field.name];
  if (above.at(-1) === 'User' || [...above, ...STATIC].includes(type.name)) return [];
  return [`${field.name} { ${everyField(schema, type.name, above)} }`];
}
