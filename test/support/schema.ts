/** The schema as the service publishes it, and queries made from it. */
import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLSchemaBuilderModule, GraphQLSchemaFactory } from '@nestjs/graphql';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  lexicographicSortSchema,
} from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import type { GraphQLAbstractType, GraphQLField, GraphQLSchema, IntrospectionQuery } from 'graphql';
import { ApiModule } from '../../src/app/api.module.js';
import { ErrorCode } from '../../src/platform/graphql/error-code.js';
import { describeRoots } from '../../src/platform/graphql/root-types.js';
import type { Access } from '../../src/platform/graphql/signed-in.js';
import { describeRefusals } from '../../src/platform/graphql/refusal-descriptions.js';
import { SCHEMA_DIRECTIVES, printedSchema } from '../../src/platform/graphql/printed-schema.js';
import { describeAccess } from '../../src/platform/graphql/access-descriptions.js';
import type { TestClient } from './client.js';

/** The schema by introspection over HTTP. */
export async function schemaOf(client: TestClient): Promise<GraphQLSchema> {
  const query = getIntrospectionQuery({
    inputValueDeprecation: true,
    oneOf: true,
    specifiedByUrl: true,
  });
  return buildClientSchema(await client.ask<IntrospectionQuery>(query));
}

/** The schema as the service builds it, with what its fields declare beside their types. */
export async function builtSchema(): Promise<GraphQLSchema> {
  const app = await NestFactory.createApplicationContext(GraphQLSchemaBuilderModule, {
    logger: false,
  });
  const scalarsMap = [{ type: Date, scalar: GraphQLDateTime }];
  const options = { scalarsMap, orphanedTypes: [ErrorCode], directives: SCHEMA_DIRECTIVES };
  const schema = await app.get(GraphQLSchemaFactory).create(providersOf(ApiModule), options);
  await app.close();
  return lexicographicSortSchema(describeRefusals(describeRoots(describeAccess(schema))));
}

/** The schema in the text that is committed and served. */
export const sdlOf = printedSchema;

/** The fields that depend on the viewer, as "Type.field", with the access that they declare. */
export function guardedFields(schema: GraphQLSchema): ReadonlyMap<string, Access> {
  const guarded = new Map<string, Access>();
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const { name, extensions } of Object.values(type.getFields())) {
      const access = extensions['access'] as Access | undefined;
      if (access) guarded.set(`${type.name}.${name}`, access);
    }
  }
  return guarded;
}

/** The classes that a module and its imports provide; the resolvers are among them. */
function providersOf(module: Type): Type[] {
  const named = (key: string) =>
    ((Reflect.getMetadata(key, module) ?? []) as unknown[]).filter(
      (item): item is Type => typeof item === 'function',
    );
  return [...named('providers'), ...named('imports').flatMap(providersOf)];
}

/** Types with fixed data that other tests check. */
const STATIC = ['Variant', 'RuleSetting'];

/**
 * Every field of a type that needs no argument, at any depth; of users only the plain fields. An
 * interface or union is selected by a fragment: {@link fragmentsOf} the text are needed with it.
 */
export function everyField(
  schema: GraphQLSchema,
  name: string,
  above: readonly string[] = [],
): string {
  const type = schema.getType(name);
  if (isAbstractType(type)) return `...Any${name}`;
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields());
  return fields.flatMap((field) => selection(schema, field, [...above, name])).join(' ');
}

/**
 * The fragments that a text of {@link everyField} uses, with the name and all fields of each type.
 */
export function fragmentsOf(schema: GraphQLSchema, text: string): string {
  const names = [...new Set([...text.matchAll(/\.\.\.Any(\w+)/g)].map(([, name]) => name!))];
  const fragments = names.map((name) => {
    const types = schema.getPossibleTypes(schema.getType(name) as GraphQLAbstractType);
    const each = types.map((type) => `... on ${type.name} { ${everyField(schema, type.name)} }`);
    return `fragment Any${name} on ${name} { __typename ${each.join(' ')} }`;
  });
  return fragments.join(' ');
}

function selection(
  schema: GraphQLSchema,
  field: GraphQLField<unknown, unknown>,
  above: readonly string[],
): string[] {
  const type = getNamedType(field.type);
  if (field.args.some(isRequiredArgument)) return [];
  if (isLeafType(type)) return [field.name];
  // The same as in the connection's `nodes`.
  if (field.name === 'node' && above.at(-1)!.endsWith('Edge')) return [];
  if (above.at(-1) === 'User' || [...above, ...STATIC].includes(type.name)) return [];
  return [`${field.name} { ${everyField(schema, type.name, above)} }`];
}
