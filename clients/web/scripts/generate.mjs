/**
 * Writes the generated files of src/generated: `graphql.ts`, the types and documents of all `*.graphql` files in src;
 * `cache.ts`, the types that the cache needs to know; `message-values.ts`, the values that the messages need.
 * Usage: npm run generate -w clients/web
 */
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, isAbstractType, isObjectType, parse, validate } from 'graphql';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageValues } from './message-values.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = at('../../../docs/schema.graphql');
const SOURCES = at('../src');
const TYPES = at('../src/generated/graphql.ts');
const CACHE = at('../src/generated/cache.ts');
const MESSAGE_VALUES = at('../src/generated/message-values.ts');

const CONFIG = {
  documentMode: 'graphQLTag',
  gqlImport: '@urql/core#gql',
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  pureMagicComment: true,
  dedupeFragments: true,
  nonOptionalTypename: true,
  scalars: {
    DateTime: 'string',
    JSON: 'unknown',
    ID: 'string',
    PathSegment: 'string | number',
    Scope: 'string',
  },
};

/** The files and their texts. */
export async function generated() {
  const definitions = parse(await readFile(SCHEMA, 'utf8'));
  const schema = buildASTSchema(definitions);
  const document = parse((await sources()).join('\n'));
  const [wrong] = validate(schema, document);
  if (wrong) throw wrong;
  const text = await codegen({
    filename: TYPES,
    schema: definitions,
    documents: [{ document }],
    config: CONFIG,
    plugins: [{ operationTypes: {} }, { documents: {} }],
    pluginMap: { operationTypes, documents },
  });
  return [
    { path: TYPES, text },
    { path: CACHE, text: cacheOf(schema) },
    { path: MESSAGE_VALUES, text: await messageValues() },
  ];
}

async function sources() {
  const files = await readdir(SOURCES, { recursive: true });
  const found = files.filter((file) => file.endsWith('.graphql')).sort();
  return Promise.all(found.map((file) => readFile(join(SOURCES, file), 'utf8')));
}

/** Object types without an id, and the types of each interface and union. */
function cacheOf(schema) {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const parts = types.filter(
    (type) => isObjectType(type) && !roots.includes(type) && !type.getFields().id,
  );
  const possible = types
    .filter(isAbstractType)
    .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]);
  return `/** The types whose objects are parts of others: they have no id. */
export const PARTS: readonly string[] = ${JSON.stringify(parts.map(({ name }) => name))};

/** The types of each interface and union. */
export const POSSIBLE_TYPES: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(possible))};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const { path, text } of await generated()) await writeFile(path, text);
