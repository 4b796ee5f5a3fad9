/**
 * Real: the service over HTTP, WebSocket and Postgres. Every operation, every field that depends on
 * its viewer, and every type of node, as every kind of viewer. `rows.ts` explains the rows.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isLeafType } from 'graphql';
import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { NODE_TYPES } from '../../../src/platform/api/ids.js';
import type { MatchJson, TestClient } from '../../support/client.js';
import { socketOf, subscribe } from '../../support/live.js';
import { until } from '../../support/wait.js';
import { builtSchema, guardedFields } from '../../support/schema.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { waitingStreams } from '../../support/streams.js';
import { playCard } from '../../support/table.js';
import { operationOf, outcomeOf } from './asking.js';
import type { Root } from './asking.js';
import { FIELDS } from './fields.js';
import { ACCOUNT } from './mutations/account.js';
import { CLUBS } from './mutations/clubs.js';
import { COMPETING } from './mutations/competing.js';
import { FAIR_PLAY } from './mutations/fair-play.js';
import { MODERATION } from './mutations/moderation.js';
import { PLAY } from './mutations/play.js';
import type { MutationRow } from './mutations/row.js';
import { BY_ANYONE } from './mutations/session.js';
import { NODES } from './nodes.js';
import { QUERIES } from './queries.js';
import { expected, optional } from './rows.js';
import type { Outcome, Row } from './rows.js';
import { listen } from './subscribing.js';
import { SUBSCRIPTIONS } from './subscriptions.js';
import {
  differences,
  VALID_KINDS,
  CHANGING,
  MATCH_READER,
  seatsShown,
  wantedDifferences,
  wantedHands,
} from './comparing.js';
import { HANDS, DIFFERENCES } from './differences.js';
import { KINDS } from './viewers.js';
import type { Kind } from './viewers.js';
import { prepareTestData, viewerOf } from './test-data.js';
import type { TestData } from './test-data.js';

const waiting = waitingStreams();
let service: TestService;
let schema: GraphQLSchema;
let testData: TestData;

beforeAll(async () => {
  service = await startService({ WEBHOOKS_ALLOW_PRIVATE: 'true', LOG_LEVEL: 'error' });
  [schema, testData] = await Promise.all([builtSchema(), prepareTestData(service)]);
});
afterAll(async () => {
  await testData.close();
  await service.stop();
});

type Rows<R> = Readonly<Record<string, R | readonly R[]>>;
const ROOTS = {
  Query: QUERIES,
  Mutation: {
    ...BY_ANYONE,
    ...PLAY,
    ...ACCOUNT,
    ...CLUBS,
    ...FAIR_PLAY,
    ...COMPETING,
    ...MODERATION,
  },
  Subscription: SUBSCRIPTIONS,
} as const;

const listOf = <R>(rows: R | readonly R[]): readonly R[] => [rows].flat() as R[];
const listed = <R>(rows: Rows<R>): (readonly [string, R])[] =>
  Object.entries(rows).flatMap(([name, row]) => listOf(row).map((one) => [name, one] as const));

type Ask = (kind: Kind) => Promise<Outcome>;

/**
 * Queries run for all viewers at once, mutations one after the other, as they may change something.
 */
async function outcomesOf(ask: Ask, atOnce: boolean): Promise<Partial<Record<Kind, Outcome>>> {
  if (atOnce) {
    return Object.fromEntries(
      await Promise.all(KINDS.map(async (kind) => [kind, await ask(kind)] as const)),
    );
  }
  const found: Partial<Record<Kind, Outcome>> = {};
  for (const kind of KINDS) found[kind] = await ask(kind);
  return found;
}

/** Compares the outcomes for every kind of viewer with the row. */
async function compare(row: Row, answer: Ask, atOnce = true): Promise<void> {
  const wanted = Object.fromEntries(KINDS.map((kind) => [kind, expected(row, kind)]));
  expect(await outcomesOf(answer, atOnce)).toEqual(wanted);
}

async function ask(client: TestClient, query: string, variables: object, row: Row) {
  return outcomeOf(await client.raw(query, variables), row.looksFor?.(testData) ?? null);
}

async function outcomeFor(root: Root, name: string, row: MutationRow | Row, kind: Kind) {
  const variables = (await row.variables?.(testData, kind)) ?? {};
  const client = await ('as' in row && row.as
    ? row.as(testData, kind)
    : viewerOf(testData, kind, row));
  const select = row.select ?? (root === 'Mutation' ? 'userErrors { code }' : undefined);
  const query = operationOf(schema, root, name, variables, select);
  return root === 'Subscription'
    ? listen(client, query, variables as Record<string, unknown>, waiting)
    : ask(client, query, variables, row);
}

describe('the rows of the matrix', () => {
  it.each(Object.keys(ROOTS) as Root[])(
    '%s: every field has a row, and every row a field',
    (root) => {
      const fields = (schema.getType(root) as GraphQLObjectType).getFields();
      expect(Object.keys(ROOTS[root]).sort()).toEqual(Object.keys(fields).sort());
    },
  );

  it('every field of a type that depends on its viewer has a row', () => {
    const ofTypes = [...guardedFields(schema).keys()].filter(
      (name) => !Object.hasOwn(ROOTS, name.split('.')[0]!),
    );
    expect(Object.keys(FIELDS).sort()).toEqual(ofTypes.sort());
  });

  it('every type of node has a row', () => {
    const { objects } = schema.getImplementations(schema.getType('Node') as never);
    expect(Object.keys(NODES).sort()).toEqual(objects.map(({ name }) => name).sort());
    expect(Object.keys(NODES).sort()).toEqual([...NODE_TYPES].sort());
  });

  it('let a moderator and an admin play no more than a stranger', () => {
    for (const [name, row] of listed<Row>(PLAY))
      for (const kind of ['moderator', 'admin'] as const)
        expect([name, kind, expected(row, kind)]).toEqual([name, kind, expected(row, 'stranger')]);
  });

  it('declare the same access as the schema', () => {
    const rows = Object.entries(ROOTS).flatMap(([root, of]) =>
      listed<Row>(of).map(([name, { needs }]) => [`${root}.${name}`, needs] as const),
    );
    const declared = guardedFields(schema);
    for (const [name, needs] of [
      ...rows,
      ...listed<Row>(FIELDS).map(([n, r]) => [n, r.needs] as const),
    ]) {
      expect([name, needs]).toEqual([name, declared.get(name) ?? null]);
    }
  });
});

describe.each(Object.keys(ROOTS) as Root[])('%s', (root) => {
  it.each(listed<Row>(ROOTS[root]))(
    'every kind of viewer gets the expected outcome: %s',
    async (name, row) => {
      await compare(row, (kind) => outcomeFor(root, name, row, kind), root === 'Query');
    },
  );
});

describe('fields', () => {
  it.each(listed(FIELDS))('every kind of viewer gets the expected value: %s', async (name, row) => {
    const select = row.select ? `{ ${row.select} }` : selectionOf(name);
    const query = row.queryAround(testData, `value: ${name.split('.')[1]!} ${select}`);
    await compare(row, async (kind) => ask(await viewerOf(testData, kind, row), query, {}, row));
  });
});

/** A selection for a field that is not a leaf. */
function selectionOf(name: string): string {
  const [type, field] = name.split('.') as [string, string];
  const fields = (schema.getType(type) as GraphQLObjectType).getFields();
  return isLeafType(getNamedType(fields[field]!.type)) ? '' : '{ __typename }';
}

describe('node', () => {
  const rows = Object.entries(NODES).flatMap(([type, { scope, things }]) =>
    things.map((row) => ({ type, scope, ...row })),
  );

  it.each(rows)(
    'answers every kind of viewer as expected: $type: $thing',
    async ({ type, thing, scope, gives }) => {
      const row: Row = { needs: optional(scope), gives, looksFor: () => type };
      const query = `{ value: node(id: "${testData.ids[thing]}") { __typename } }`;
      await compare(row, async (kind) => ask(await viewerOf(testData, kind, row), query, {}, row));
    },
  );
});

describe('fields that depend on the viewer and have no row', () => {
  it.each(DIFFERENCES)(
    'only the listed fields differ between viewers: $type: $thing',
    async (row) => {
      const { found, changed } = await differences(schema, testData, row);
      expect(changed.filter((field) => !CHANGING.includes(field))).toEqual([]);
      expect(found).toEqual(await wantedDifferences(testData, row));
    },
  );
});

describe('hands', () => {
  it.each(HANDS)('of $thing are seen by the viewer of their own seat only', async (row) => {
    const found: Partial<Record<Kind, number[]>> = {};
    for (const kind of VALID_KINDS) {
      found[kind] = seatsShown(
        (await (await viewerOf(testData, kind, MATCH_READER)).match(testData.ids[row.thing])).deal,
      );
    }
    expect(found).toEqual(wantedHands(row));
  });

  it('are the same in a subscription to a match as in a query, for each viewer', async () => {
    const [row] = HANDS;
    const matchId = testData.ids[row!.thing];
    const query = `subscription { matchUpdated(matchId: "${matchId}") {
      deal { hands { seat cards } } } }`;
    const before = waiting();
    const clients = VALID_KINDS.map(
      async (kind) => [kind, socketOf(await viewerOf(testData, kind, MATCH_READER))] as const,
    );
    const sockets = await Promise.all(clients);
    const feeds = sockets.map(
      ([kind, socket]) => [kind, subscribe<{ matchUpdated: MatchJson }>(socket, query)] as const,
    );
    await until('all to listen', () => waiting() >= before + VALID_KINDS.length);
    const { owner, opponent } = testData.viewers;
    await playCard({ matchId, players: [owner, opponent] });
    const found: Partial<Record<Kind, number[]>> = {};
    for (const [kind, feed] of feeds) {
      found[kind] = seatsShown((await feed.next(() => true)).matchUpdated.deal);
    }
    for (const [, socket] of sockets) await socket.dispose();
    expect(found).toEqual(wantedHands(row!));
  });
});
