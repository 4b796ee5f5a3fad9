/**
 * Generates `src/generated/graphql.ts` from the schema.
 * Usage: npm run generate -w clients/typescript
 */
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { buildASTSchema, isInputObjectType, parse, validate } from 'graphql';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as documents from './documents.mjs';
import { operationsOf } from './operations.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = at('../../../docs/schema.graphql');
const OWN_OPERATIONS = at('../src/operations.graphql');
const TYPES = at('../src/generated/graphql.ts');

const CONFIG = {
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  inlineFragmentTypes: 'combine',
  scalars: { DateTime: 'string', JSON: 'unknown', ID: 'string', PathSegment: 'string | number' },
};

/** The path of the file and its text. */
export async function generated() {
  const definitions = parse(await readFile(SCHEMA, 'utf8'));
  const schema = buildASTSchema(definitions);
  const document = parse(operationsOf(schema) + (await readFile(OWN_OPERATIONS, 'utf8')));
  const [error] = validate(schema, document);
  if (error) throw error;
  const code = await codegen({
    filename: TYPES,
    schema: definitions,
    documents: [{ document }],
    config: CONFIG,
    plugins: [{ operationTypes: {} }, { documents: {} }],
    pluginMap: { operationTypes, documents },
  });
  return { path: TYPES, text: `${code}\n${errorCodes(schema)}\n${keyedInputs(schema)}` };
}

/** The type of the request error codes, as source code. Codegen does not see it, because no operation returns it. */
function errorCodes(schema) {
  const names = schema
    .getType('ErrorCode')
    .getValues()
    .map(({ name }) => `\n  | '${name}'`);
  return `/** Why a complete request is refused: \`extensions.code\` of a GraphQL error. */\nexport type ErrorCode =${names.join('')};\n`;
}

/** The names of the inputs with an idempotency key, as source code. */
function keyedInputs(schema) {
  const names = Object.values(schema.getTypeMap())
    .filter((type) => isInputObjectType(type) && type.getFields().idempotencyKey)
    .map(({ name }) => `  '${name}',\n`);
  const comment = '/** The inputs that take an idempotency key. */';
  return `${comment}\nexport const KEYED_INPUTS: ReadonlySet<string> = /*#__PURE__*/ new Set([\n${names.join('')}]);\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { path, text } = await generated();
  await writeFile(path, text);
}
