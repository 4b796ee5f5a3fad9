/**
 * Real: the service over HTTP and WebSocket. Ids that no client can have: malformed ones, and ids of another type. The
 * places that take an id are read from the schema.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { NODE_TYPES, toGlobalId } from '../../../src/platform/api/ids.js';
import type { NodeType } from '../../../src/platform/api/ids.js';
import type { Answer, TestClient } from '../../support/client.js';
import { askOver, socketOf } from '../../support/live.js';
import { schemaOf } from '../../support/schema.js';
import { giveRole } from '../../support/staff.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';

let service: TestService;
let player: TestClient;
let schema: GraphQLSchema;
beforeAll(async () => {
  service = await startService();
  player = await service.player();
  // The role is asked before the id is read.
  await giveRole(service, player, 'ADMIN');
  schema = await schemaOf(player);
});
afterAll(() => service.stop());

/** A place that takes an id. */
interface Place {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly field: string;
  /** `id`, or `input.matchId`; for a list of ids, that of its second. */
  readonly argument: string;
  readonly type: NodeType | 'Node';
  /** The arguments of the field, with this id. */
  readonly variables: (id: string) => Record<string, unknown>;
  readonly document: string;
}

/** The type of the object that a place names: `matchId` and `notificationIds` by their names, `id` by its field. */
function typeNamed(name: string, field: string): NodeType | 'Node' {
  const named =
    name === 'id' || name === 'ids' ? field.replace(/s$/, '') : name.replace(/Ids?$/, '');
  if (named === 'entry') return 'AuditEntry';
  if (named === 'furtherReport') return 'Report';
  const type = named[0]!.toUpperCase() + named.slice(1);
  return type === 'Node' ? type : NODE_TYPES.find((known) => known === type)!;
}

const isId = (type: GraphQLInputType): boolean => getNamedType(type).name === 'ID';

/** A value that the schema allows, for a place beside the one that is tested. */
function someValue(name: string, field: string, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return someValue(name, field, type.ofType);
  if (isListType(type)) return [someValue(name, field, type.ofType)];
  if (isId(type)) return someId(typeNamed(name, field));
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) return requiredOf(field, Object.values(type.getFields()));
  return { Int: 1, Boolean: true, DateTime: new Date(0).toISOString(), JSON: {} }[type.name] ?? 'x';
}

const requiredOf = (field: string, parts: readonly GraphQLInputField[]): Record<string, unknown> =>
  Object.fromEntries(
    parts
      .filter(isRequiredInputField)
      .map(({ name, type }) => [name, someValue(name, field, type)]),
  );

const someId = (type: NodeType | 'Node'): string =>
  toGlobalId(type === 'Node' ? 'Match' : type, randomUUID());

const inList = (type: GraphQLInputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

function placesIn(kind: Place['kind']): Place[] {
  const root = {
    query: 'getQueryType',
    mutation: 'getMutationType',
    subscription: 'getSubscriptionType',
  } as const;
  return Object.values(schema[root[kind]]()!.getFields()).flatMap(({ name: field, args, type }) => {
    const required = args.filter(isRequiredArgument);
    const others = Object.fromEntries(
      required.map((arg) => [arg.name, someValue(arg.name, field, arg.type)]),
    );
    const documentWith = (taken: readonly GraphQLArgument[]) =>
      `${kind} (${taken.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ')}) {
         ${field}(${taken.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${
           'getFields' in getNamedType(type) || 'getTypes' in getNamedType(type)
             ? '{ __typename }'
             : ''
         } }`;
    return args.flatMap((arg): Place[] => {
      const place = { kind, field, document: documentWith([...new Set([...required, arg])]) };
      const inner = getNamedType(arg.type);
      if (isId(arg.type)) {
        const listed = inList(arg.type);
        const of = typeNamed(arg.name, field);
        const value = (id: string) => (listed ? [someId(of), id] : id);
        return [
          {
            ...place,
            argument: listed ? `${arg.name}.1` : arg.name,
            type: of,
            variables: (id) => ({ ...others, [arg.name]: value(id) }),
          },
        ];
      }
      if (!isInputObjectType(inner)) return [];
      return Object.values(inner.getFields())
        .filter((part) => isId(part.type))
        .map((part) => {
          const of = typeNamed(part.name, field);
          const value = (id: string) => (inList(part.type) ? [someId(of), id] : id);
          const input = requiredOf(field, Object.values(inner.getFields()));
          return {
            ...place,
            argument: `${arg.name}.${part.name}${inList(part.type) ? '.1' : ''}`,
            type: of,
            variables: (id: string) => ({
              ...others,
              [arg.name]: { ...input, [part.name]: value(id) },
            }),
          };
        });
    });
  });
}

const MALFORMED = [
  '',
  '42',
  'garbage',
  'nonsense\0',
  toGlobalId('Match', '42'),
  'TWF0Y2g6',
  ...[
    '',
    ':0',
    ':-1',
    ':01',
    ':1:',
    ':1:-1',
    ':1:2:shut',
    ':1:2:open:3',
    ':1e3',
    `:${'9'.repeat(20)}`,
  ].map((rest) => toGlobalId('Deal', `${randomUUID()}${rest}`)),
  toGlobalId('Plan', `${randomUUID()}:1`),
  toGlobalId('MatchClock', `${randomUUID()}:`),
  '\ud800',
];

/** A type that the place does not take. */
const otherThan = (type: NodeType | 'Node'): NodeType =>
  type === 'Challenge' ? 'Match' : 'Challenge';

/** What an operation is refused with; null if it is not refused. */
async function refusalOf(place: Place, id: string) {
  const { errors } = await answerTo(place, id);
  const [first] = errors ?? [];
  return first ? [first.extensions.code, first.extensions['argument']] : null;
}

async function answerTo(
  { kind, document, variables }: Place,
  id: string,
): Promise<Answer<unknown>> {
  if (kind !== 'subscription') return player.raw(document, variables(id));
  const socket = socketOf(player);
  try {
    return (await askOver(socket, document, variables(id))) as Answer<unknown>;
  } finally {
    await socket.dispose();
  }
}

describe('an id that no client can have', () => {
  it('is tested in every place that takes ids', () => {
    const places = [...placesIn('query'), ...placesIn('mutation'), ...placesIn('subscription')];
    expect(places.filter(({ type }) => type === undefined)).toEqual([]);
    expect(places.length).toBeGreaterThan(25);
  });

  it.each(['query', 'mutation', 'subscription'] as const)(
    'is BAD_USER_INPUT with the name of the argument in every %s',
    async (kind) => {
      const wrong: unknown[] = [];
      for (const place of placesIn(kind)) {
        const ofOtherType = place.type === 'Node' ? [] : [someId(otherThan(place.type))];
        for (const id of [...MALFORMED, ...ofOtherType]) {
          const refusal = await refusalOf(place, id);
          const isRight = refusal?.[0] === 'BAD_USER_INPUT' && refusal[1] === place.argument;
          if (!isRight) wrong.push([place.field, place.argument, id, refusal]);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('leaves the other objects of a list, and has its error at its place', async () => {
    const { match } = await player.challenge({ variant: 'zweier', opponents: [{ bot: 'easy' }] });
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
    const { id } = match!;
    const ids = [someId('Match'), id, 'garbage', id, someId('Webhook')];
    const { data, errors } = await player.raw(query, { ids });
    const found = { __typename: 'Match', id };
    expect(data).toEqual({ nodes: [null, found, null, found, null] });
    expect(errors).toMatchObject([
      { path: ['nodes', 2], extensions: { code: 'BAD_USER_INPUT', argument: 'ids.2' } },
    ]);
    expect(await player.ask(query, { ids: [] })).toEqual({ nodes: [] });
  });

  it('is not taken more than a hundred times at once, and each costs', async () => {
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
    const many = (count: number) => ({ ids: Array.from({ length: count }, () => someId('Match')) });
    const { nodes } = await player.ask<{ nodes: unknown[] }>(query, many(100));
    expect(nodes).toEqual(Array(100).fill(null));
    const { errors } = await player.raw(query, many(101));
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', argument: 'ids' } }]);
    const dear = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Match { events(first: 100) { nodes { version } } } } }`;
    const refused = await player.raw(dear, many(100));
    expect(refused.errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COMPLEX' } }]);
  });

  it('differs from an id of nothing, which is null', async () => {
    const { match, node } = await player.ask<Record<string, unknown>>(
      'query ($id: ID!) { match(id: $id) { id } node(id: $id) { id } }',
      { id: someId('Match') },
    );
    expect([match, node]).toEqual([null, null]);
  });
});
