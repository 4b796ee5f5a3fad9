/**
 * Real: the cache of the web client, its document of the table, and the schema. The service's answers are made from the
 * schema.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client, formatDocument, makeResult } from '@urql/core';
import type { Exchange } from '@urql/core';
import fc from 'fast-check';
import { buildSchema, execute } from 'graphql';
import type { DocumentNode, GraphQLInterfaceType, GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import { filter, map, pipe } from 'wonka';
import { valueFor } from './support/schema-values.js';

const schema = buildSchema(readFileSync('docs/schema.graphql', 'utf8'));
const KINDS = schema
  .getPossibleTypes(schema.getType('LegalAction') as GraphQLInterfaceType)
  .map(({ name }: GraphQLObjectType) => name);

let cache: () => Exchange;
let table: DocumentNode;
beforeAll(async () => {
  const load = async <T>(path: string) =>
    (await runnerImport<T>(resolve(`clients/web/src/${path}`), { configFile: false })).module;
  ({ cache } = await load<{ cache: () => Exchange }>('api/cache.ts'));
  ({ TableDocument: table } = await load<{ TableDocument: DocumentNode }>('generated/graphql.ts'));
});

/** The answer to a document for a match with these legal actions. */
function answer(document: DocumentNode, kinds: readonly string[]): object {
  const legalActions = kinds.map((name, i) => ({ __typename: name, token: `${name} ${i}` }));
  const match = { __typename: 'Match', id: 'match', deal: { legalActions } };
  const { errors, data } = execute({
    schema,
    document,
    rootValue: { match },
    variableValues: { id: 'match' },
    fieldResolver: (source, _, __, info) =>
      (source as Record<string, unknown>)[info.fieldName] ?? valueFor(info.returnType),
    typeResolver: (value) => (value as { __typename: string }).__typename,
  }) as Awaited<ReturnType<typeof execute>>;
  if (errors) throw errors[0]!;
  return JSON.parse(JSON.stringify(data)) as object;
}

/** A raise where a bid was before has all fields of a bid. The next raise has not. */
const GUESSED_WRONG = [['BidAction'], ['RaiseAction'], ['PassAction', 'RaiseAction']];

describe('the cache', () => {
  test('gives back each state of a table as it was answered, whatever was there before', async () => {
    const states = fc.array(fc.array(fc.constantFrom(...KINDS), { maxLength: 4 }), {
      minLength: 2,
    });
    await fc.assert(
      fc.asyncProperty(states, async (all) => {
        let kinds = all[0]!;
        const service: Exchange = () => (operations) =>
          pipe(
            operations,
            filter(({ kind }) => kind === 'query'),
            map((operation) =>
              makeResult(operation, { data: answer(formatDocument(table), kinds) }),
            ),
          );
        const client = new Client({
          url: 'http://localhost/graphql',
          preferGetMethod: false,
          exchanges: [cache(), service],
        });
        for (kinds of all) {
          const expected = answer(table, kinds);
          const asked = { requestPolicy: 'network-only' } as const;
          const { data, error } = await client
            .query<object>(table, { id: 'match' }, asked)
            .toPromise();
          expect({ data, error }).toEqual({ data: expected, error: undefined });
          expect(client.readQuery<object>(table, { id: 'match' })?.data).toEqual(expected);
        }
      }),
      { numRuns: 50, seed: 38, examples: [[GUESSED_WRONG]] },
    );
  });
});
