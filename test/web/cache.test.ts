/**
 * Real: the cache of the web client, its document of the table, and the schema. The service's answers are made from the
 * schema.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { Client, formatDocument, makeResult } from '@urql/core';
import type { Exchange } from '@urql/core';
import fc from 'fast-check';
import {
  buildSchema,
  execute,
  getNamedType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type {
  ASTNode,
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLInterfaceType,
  GraphQLObjectType,
  SelectionSetNode,
} from 'graphql';
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
let documents: Readonly<Record<string, DocumentNode>>;
beforeAll(async () => {
  const load = async <T>(path: string) =>
    (await runnerImport<T>(resolve(`clients/web/src/${path}`), { configFile: false })).module;
  ({ cache } = await load<{ cache: () => Exchange }>('api/cache.ts'));
  documents = await load<Record<string, DocumentNode>>('generated/graphql.ts');
  table = documents['TableDocument']!;
});

/** The answer to a document for a match with these legal actions. */
function answer(document: DocumentNode, kinds: readonly string[]): object {
  const legalActions = kinds.map((name, i) => ({ __typename: name, token: `${name} ${i}` }));
  return answerFor(document, { deal: { id: 'deal', legalActions } });
}

function answerFor(document: DocumentNode, parts: object): object {
  const match = { __typename: 'Match', id: 'match', ...parts };
  const { errors, data } = execute({
    schema,
    document,
    rootValue: { match },
    variableValues: { id: 'match', deal: 1 },
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

  test('keeps the deals of steps apart from the deal as it is now', async () => {
    const [old, now] = [
      { id: 'deal, step 1', position: 1, legalActions: [] },
      { id: 'deal', position: 2, legalActions: [] },
    ];
    const service: Exchange = () => (operations) =>
      pipe(
        operations,
        filter(({ kind }) => kind === 'query'),
        map((operation) => {
          const data = answerFor(operation.query, { deal: now, steps: [{ deal: old }] });
          return makeResult(operation, { data });
        }),
      );
    const client = new Client({
      url: 'http://localhost/graphql',
      preferGetMethod: false,
      exchanges: [cache(), service],
    });
    const shown = await client.query<object>(table, { id: 'match' }).toPromise();
    const steps = documents['StepsDocument']!;
    const replayed = await client.query<object>(steps, { id: 'match', deal: 1 }).toPromise();
    expect(replayed.data).toMatchObject({ match: { steps: [{ deal: { position: 1 } }] } });
    const read = client.readQuery<object>(table, { id: 'match' });
    expect(read?.data).toEqual(shown.data);
    expect(read?.data).toMatchObject({ match: { deal: { position: 2 } } });
  });

  test('knows every deal, clock and plan by its id', () => {
    const lacking: string[] = [];
    for (const [name, document] of Object.entries(documents)) {
      if (!name.endsWith('Document')) continue;
      const types = new TypeInfo(schema);
      const look = (node: SelectionSetNode, _: unknown, parent: unknown) => {
        const type = types.getType();
        const isField = (parent as ASTNode).kind === Kind.FIELD;
        if (!type || !isField || !ENTITIES.includes(getNamedType(type).name)) return;
        if (!selects(document, node)) lacking.push(`${name}: ${getNamedType(type).name}`);
      };
      visit(document, visitWithTypeInfo(types, { SelectionSet: look }));
    }
    expect(lacking).toEqual([]);
  });
});

const ENTITIES = ['Deal', 'MatchClock', 'Plan'];

/** Whether a selection has the id, itself or in a fragment. */
const selects = (document: DocumentNode, { selections }: SelectionSetNode): boolean =>
  selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === 'id';
    if (selection.kind === Kind.INLINE_FRAGMENT) return selects(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (it) => it.kind === Kind.FRAGMENT_DEFINITION && it.name.value === selection.name.value,
    );
    return selects(document, (fragment as FragmentDefinitionNode).selectionSet);
  });
