/** Real: the service over HTTP and WebSocket. The promises of its schema, and the operations that it accepts. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile, writeFile } from 'node:fs/promises';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import type {
  GraphQLArgument,
  GraphQLEnumType,
  GraphQLField,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLType,
} from 'graphql';
import request from 'supertest';
import { ALL_TOKENS } from '../../src/engine/index.js';
import { schemaText } from '../../src/modules/matches/domain/document-schemas.js';
import { ERROR_CODES } from '../../src/platform/api/api-error.js';
import { declaredFailures, meaningOf } from '../../src/platform/api/failure.js';
import type { Answer, TestClient } from '../support/client.js';
import { documentFaults } from '../support/documents.js';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import { builtSchema, schemaOf, sdlOf } from '../support/schema.js';
import { startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowsOf } from '../support/sql.js';
import { startMatch } from '../support/table.js';

let service: TestService;
let player: TestClient;
let schema: GraphQLSchema;
beforeAll(async () => {
  // The faults that are provoked here are not logged.
  service = await startService({ LOG_LEVEL: 'silent' });
  player = await service.player();
  schema = await schemaOf(service.client());
});
afterAll(() => service.stop());

/**
 * Types to which the core of the API refers but which it does not define: filters, connections and
 * other payloads.
 */
const OURS = `
  scalar Scope
  type User implements Node { id: ID! }
  type Variant { key: String! }
  type Notification implements Node { id: ID! }
  type Rating { rating: Int! }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  input MatchFilter { mine: Boolean }
  input ChallengeFilter { mine: Boolean }
  type MatchConnection { edges: [MatchEdge!]! pageInfo: PageInfo! }
  type MatchEdge { cursor: String! node: Match }
  type ChallengeConnection { edges: [ChallengeEdge!]! pageInfo: PageInfo! }
  type ChallengeEdge { cursor: String! node: Challenge }
  type RatingConnection { edges: [RatingEdge!]! pageInfo: PageInfo! }
  type RatingEdge { cursor: String! node: Rating }
  type NotificationConnection { edges: [NotificationEdge!]! pageInfo: PageInfo! }
  type NotificationEdge { cursor: String! node: Notification }
  input CreateApiTokenInput { name: String! scopes: [Scope!]! expiresAt: DateTime }
  input RevokeApiTokenInput { apiTokenId: ID! }
  type CreateApiTokenPayload { userErrors: [UserError!]! }
  type RevokeApiTokenPayload { userErrors: [UserError!]! }
  type LogoutPayload { userErrors: [UserError!]! }
  input DeclineChallengeInput { challengeId: ID! }
  input CancelChallengeInput { challengeId: ID! }`;

/** The core, with the types that it does not define. */
async function coreSchema(): Promise<GraphQLSchema> {
  const core = await readFile(new URL('api-core.graphql', import.meta.url), 'utf8');
  const defined = new Set([...core.matchAll(/^(?:type|input) (\w+)/gm)].map((m) => m[1]));
  const rest = OURS.split('\n').filter(
    (line) => !defined.has(/(?:type|input) (\w+)/.exec(line)?.[1]),
  );
  return buildSchema(`${core}\n${rest.join('\n')}`);
}

type Fielded = GraphQLObjectType | GraphQLInterfaceType;

/** The promises of the core that the type of the service breaks. */
function brokenIn(name: string, promised: GraphQLNamedType, ours: GraphQLNamedType | undefined) {
  if (!ours) return [`${name} is missing`];
  if (isScalarType(promised)) return isScalarType(ours) ? [] : [`${name} is no scalar`];
  if (isEnumType(promised)) return enumBroken(name, promised, ours as GraphQLEnumType);
  if (isInputObjectType(promised)) {
    return inputBroken(name, promised, ours as GraphQLInputObjectType);
  }
  return typeBroken(name, promised as Fielded, ours as Fielded);
}

const enumBroken = (name: string, promised: GraphQLEnumType, ours: GraphQLEnumType) =>
  promised
    .getValues()
    .flatMap((value) => (ours.getValue(value.name) ? [] : [`${name}.${value.name}`]));

function typeBroken(name: string, promised: Fielded, ours: Fielded): string[] {
  const interfaces = promised.getInterfaces().map((type) => type.name);
  const implemented = ours.getInterfaces().map((type) => type.name);
  return [
    ...interfaces
      .filter((type) => !implemented.includes(type))
      .map((type) => `${name} is no ${type}`),
    ...Object.values(promised.getFields()).flatMap((field) =>
      fieldBroken(`${name}.${field.name}`, field, ours.getFields()[field.name]),
    ),
  ];
}

/**
 * Whether a type of the service is as promised, or more precise. A text from a closed set may be an
 * enum with the same values, a step of a path also a number; a JSON document may have types (ADR 45).
 */
function keeps(promised: GraphQLType, ours: GraphQLType): boolean {
  const named = getNamedType(ours);
  const [was, is] = [getNamedType(promised).name, named.name];
  if (was === 'JSON' && is !== 'JSON') return isNonNullType(ours) === isNonNullType(promised);
  const asPromised =
    was === 'String' && (isEnumType(named) || is === 'PathSegment')
      ? String(ours).replace(is, was)
      : String(ours);
  return asPromised === String(promised);
}

type Field = GraphQLField<unknown, unknown>;

function fieldBroken(at: string, promised: Field, ours: Field | undefined): string[] {
  if (!ours) return [`${at} is missing`];
  const extra = ours.args.filter((arg) => !promised.args.some((p) => p.name === arg.name));
  const wasDocument = getNamedType(promised.type).name === 'JSON';
  // A field that may be missing in a document is always there in a type.
  const type =
    wasDocument && !isNonNullType(promised.type) ? getNullableType(ours.type) : ours.type;
  return [
    ...(keeps(promised.type, type) ? [] : [`${at}: ${String(ours.type)}`]),
    ...extra.filter(isRequiredArgument).map((arg) => `${at}(${arg.name}) is required`),
    ...promised.args.flatMap((arg) => argumentBroken(at, arg, ours.args)),
  ];
}

function argumentBroken(at: string, promised: GraphQLArgument, ours: readonly GraphQLArgument[]) {
  const arg = ours.find(({ name }) => name === promised.name);
  return arg && keeps(promised.type, arg.type) ? [] : [`${at}(${promised.name})`];
}

/**
 * Fields of the core that lost their default. `rated` absent means "if it can be", which is what the core's `true` did for
 * every challenge that it accepted.
 */
const WITHOUT_DEFAULT: readonly string[] = ['CreateChallengeInput.rated'];

function inputBroken(name: string, promised: GraphQLInputObjectType, ours: GraphQLInputObjectType) {
  const fields = ours.getFields();
  const extra = Object.values(fields).filter(({ name: key }) => !promised.getFields()[key]);
  return [
    ...(promised.isOneOf === ours.isOneOf ? [] : [`${name} is not @oneOf`]),
    ...extra.filter(isRequiredInputField).map((field) => `${name}.${field.name} is required`),
    ...Object.values(promised.getFields()).flatMap((field) => {
      const own = fields[field.name];
      const at = `${name}.${field.name}`;
      const same = own && keeps(field.type, own.type);
      const isDefault = own?.defaultValue === field.defaultValue || WITHOUT_DEFAULT.includes(at);
      return same && isDefault ? [] : [at];
    }),
  ];
}

/** A part of the schema that has a description and can be deprecated. */
interface Part {
  readonly at: string;
  /** The type of a field or an argument. */
  readonly type?: GraphQLType;
  readonly description?: string | null;
  readonly deprecationReason?: string | null;
}

/** A type with its fields, arguments and values; `at` is the coordinate of each. */
function partsOf(type: GraphQLNamedType): Part[] {
  const { name, description } = type;
  if (name.startsWith('__')) return [];
  const values = isEnumType(type) ? type.getValues() : [];
  const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const args = fields.flatMap((field) =>
    field.args.map((arg) => ({ ...arg, at: `${name}.${field.name}(${arg.name}:)` })),
  );
  const members = [...values, ...inputs, ...fields];
  return [
    { at: name, description },
    ...members.map((member) => ({ ...member, at: `${name}.${member.name}` })),
    ...args,
  ];
}

const partsOfSchema = () => Object.values(schema.getTypeMap()).flatMap(partsOf);

/** The fields of all objects, except those of connections and subscriptions. */
const outputFields = () =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !/Connection$|^Subscription$/.test(type.name)
      ? Object.values(type.getFields()).map((field) => ({
          ...field,
          at: `${type.name}.${field.name}`,
        }))
      : [],
  );

describe('the schema', () => {
  it('keeps every type, field, argument, input, enum and nullability of the core', async () => {
    const core = await coreSchema();
    const names = Object.keys(core.getTypeMap()).filter((name) => !name.startsWith('__'));
    const broken = names.flatMap((name) =>
      brokenIn(name, core.getType(name)!, schema.getType(name)),
    );
    expect(broken).toEqual([]);
  });

  it('every mutation has at most one input, and a payload with user errors', () => {
    for (const { name, args, type } of Object.values(schema.getMutationType()!.getFields())) {
      expect({ name, others: args.filter((arg) => arg.name !== 'input') }).toEqual({
        name,
        others: [],
      });
      const payload = getNamedType(type);
      expect(isNonNullType(type) && isObjectType(payload)).toBe(true);
      expect(String((payload as GraphQLObjectType).getFields()['userErrors']?.type)).toBe(
        '[UserError!]!',
      );
    }
  });

  it('every mutation can be sent again: by a key, or its description says what happens', () => {
    const mutations = Object.values(schema.getMutationType()!.getFields());
    const without = mutations.filter(({ args, description }) => {
      const input = getNamedType(args.find(({ name }) => name === 'input')?.type);
      const hasKey = isInputObjectType(input) && 'idempotencyKey' in input.getFields();
      return !hasKey && !/\bIdempotent: \S/.test(description ?? '');
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('a list that can grow is a connection, a part of a match, or says how long it is', () => {
    const isEntity = (type: GraphQLNamedType) =>
      isObjectType(type) && type.getInterfaces().some(({ name }) => name === 'Node');
    const isPaged = /^(after|before|first|last|skip|offset|limit|page)/;
    const wrong = outputFields().filter(({ type, args, description }) => {
      const paged = args.map((arg) => arg.name).filter((name) => isPaged.test(name));
      const pages = paged.sort().join(' ');
      if (getNamedType(type).name.endsWith('Connection')) return pages !== 'after first';
      if (pages !== '') return !['afterDeal first', 'afterPosition'].includes(pages);
      const isLong = isListType(getNullableType(type)) && isEntity(getNamedType(type));
      return isLong && !/at most \d+|by seat|each kind/i.test(description ?? '');
    });
    expect(wrong.map(({ at }) => at)).toEqual([]);
  });

  it('every node has a global id, and every type with an id is a node', () => {
    const node = schema.getType('Node');
    expect(isInterfaceType(node)).toBe(true);
    const nodes = schema.getPossibleTypes(node as GraphQLInterfaceType).map(({ name }) => name);
    expect(nodes).toEqual(expect.arrayContaining(['Challenge', 'Match', 'User']));
    const withId = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter((type) => type.getFields()['id'])
      .map(({ name }) => name);
    expect(withId.sort()).toEqual([...nodes].sort());
  });

  it('names every error code that is sent, with its meaning and what to do', () => {
    const declared = declaredFailures();
    const valuesOf = (name: string) => (schema.getType(name) as GraphQLEnumType).getValues();
    expect(
      valuesOf('UserErrorCode')
        .map((value) => value.name)
        .sort(),
    ).toEqual(declared.map(({ code }) => code).sort());
    for (const { code, en, de, todo } of declared) {
      expect([code, en, de, todo]).toEqual([
        expect.stringMatching(/^[A-Z]+(_[A-Z]+)*$/),
        ...Array<unknown>(3).fill(expect.stringMatching(/^\S.*\.$/)),
      ]);
    }
    expect(
      valuesOf('ErrorCode')
        .map((value) => value.name)
        .sort(),
    ).toEqual(Object.keys(ERROR_CODES).sort());
  });

  it('describes every type, field, argument, input field and value', () => {
    const bare = partsOfSchema().filter(({ description }) => !description?.trim());
    expect(bare.map(({ at }) => at)).toEqual([]);
  });

  it('has types for everything but records and proofs, which have a JSON Schema', () => {
    const json = partsOfSchema().filter(({ type }) => type && getNamedType(type).name === 'JSON');
    expect(json.map(({ at }) => at)).toEqual(['Match.proof', 'Match.record']);
  });

  it('every deprecation says what to use and until when', () => {
    const reasons = partsOfSchema().flatMap(({ deprecationReason }) => deprecationReason ?? []);
    const form = /^Use `[^`]+`.*\. (Removed after \d{4}-\d{2}-\d{2}|It stays)\.$/s;
    expect(reasons.filter((reason) => !form.test(reason))).toEqual([]);
  });

  it('is committed as it is (else: `npm run schema`)', async () => {
    const file = new URL('../../docs/schema.graphql', import.meta.url);
    const sdl = sdlOf(await builtSchema());
    if (process.env['UPDATE_SCHEMA']) await writeFile(file, sdl);
    expect(await readFile(file, 'utf8')).toBe(sdl);
    // Without the directives on fields it is the schema by introspection.
    expect(printSchema(lexicographicSortSchema(buildSchema(sdl)))).toBe(
      printSchema(lexicographicSortSchema(schema)),
    );
  });

  it('is served as committed, with an ETag', async () => {
    const { text, headers } = await request(service.base).get('/schema.graphql').expect(200);
    expect(text).toBe(await readFile('docs/schema.graphql', 'utf8'));
    expect(headers).toMatchObject({
      'content-type': 'application/graphql; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, no-cache',
    });
    for (const known of [headers['etag']!, `"other", ${headers['etag']!.slice(2)}`, '*']) {
      const again = request(service.base).get('/schema.graphql').set('if-none-match', known);
      expect((await again.expect(304)).text).toBe('');
    }
    await request(service.base).get('/schema.graphql').set('if-none-match', '"other"').expect(200);
  });
});

describe('texts for users', () => {
  it('are in the language of a request or a socket', async () => {
    const table = await startMatch([player, await service.player()]);
    const mover = table.players[(await player.match(table.matchId)).toAct!]!;
    const fields = 'deal { legalActions { text } }';
    const query = `{ match(id: "${table.matchId}") { ${fields} } }`;
    type Texts = { match: { deal: { legalActions: { text: string }[] } } };
    const overHttp = async (language: string) => {
      const answer = await request(service.base)
        .post('/graphql')
        .set({ authorization: `Bearer ${mover.accessToken}`, 'accept-language': language })
        .send({ query });
      expect(answer.headers).toMatchObject({
        'content-language': language.slice(0, 2),
        vary: expect.stringContaining('accept-language'),
      });
      return (answer.body as Answer<Texts>).data!.match.deal.legalActions[0]!.text;
    };
    expect(await overHttp('de-AT, en;q=0.5')).toMatch(/^(Herz|Karo|Pik|Treff)-.* ausspielen$/);
    expect(await overHttp('en')).toMatch(/^Lead the .* of /);
    const socket = socketOf(mover, 0, { acceptLanguage: 'de' });
    const feed = subscribe<{ turnAdded: Texts['match'] }>(
      socket,
      `subscription { turnAdded(initial: true) { ${fields} } }`,
    );
    const { turnAdded } = await feed.next(() => true);
    expect(turnAdded.deal.legalActions[0]!.text).toMatch(/ausspielen$/);
    await socket.dispose();
  });
});

describe('the schemas of a match’s documents', () => {
  it.each(['record', 'proof'] as const)(
    'the JSON Schema of the %s is current, and is served',
    async (name) => {
      const file = new URL(`../../docs/schemas/${name}.schema.json`, import.meta.url);
      const text = schemaText(name);
      if (process.env['UPDATE_SCHEMA']) await writeFile(file, text);
      expect(await readFile(file, 'utf8')).toBe(text);
      const served = await request(service.base).get(`/schemas/${name}.json`).expect(200);
      expect(served.headers['content-type']).toBe('application/schema+json; charset=utf-8');
      expect(served.text ?? served.body).toBeTruthy();
      const known = served.headers['etag']!;
      await request(service.base)
        .get(`/schemas/${name}.json`)
        .set('if-none-match', known)
        .expect(304);
      await request(service.base).get('/schemas/nonsense.json').expect(404);
    },
  );

  it('the JSON Schema of the record accepts every action of the notation, and nothing else', () => {
    const deal = (actions: readonly string[]) => ({
      dealer: 0,
      hands: [[], []],
      talon: [],
      actions,
    });
    const record = (deals: readonly object[]) =>
      documentFaults('record', { variant: 'zweier', preset: 'weich', rules: {}, target: 7, deals });
    expect(record([deal(ALL_TOKENS)])).toEqual([]);
    for (const wrong of ['', 'H1', 'HA,', 'mX', 'b:', 'b:GANG!!', '-HA', 'x ', 'HAx'])
      expect(record([deal([wrong])])).toHaveLength(1);
  });
});

const DEEP = `{ matches(first: 100) { nodes { deals { hands { seat count known } trick { card } } } } }`;
const ALIASED = `{ ${Array.from({ length: 60 }, (_, i) => `a${i}: matches(first: 100) { nodes { id } }`).join(' ')} }`;
const LONG = `{ ${Array.from({ length: 2500 }, (_, i) => `a${i}: __typename`).join(' ')} }`;
const FRAGMENTED = `query { ...F0 } ${Array.from(
  { length: 12 },
  (_, i) =>
    `fragment F${i} on Query { ${i === 11 ? '__typename' : `x: me { id } ...F${i + 1} ...F${i + 1}`} }`,
).join(' ')}`;

const TOO_COMPLEX: [string, string][] = [
  ['deep', DEEP],
  ['aliased', ALIASED],
  ['longer than 2000 tokens', LONG],
  ['multiplied by fragments', FRAGMENTED],
];

const MALFORMED: [string, string, object][] = [
  ['no GraphQL', 'select * from users', {}],
  ['an unknown field', '{ password }', {}],
  ['an unknown argument', '{ me(id: 1) { id } }', {}],
  ['no selection', '{ me }', {}],
  ['a missing variable', 'query ($id: ID!) { match(id: $id) { id } }', {}],
  ['a variable of another type', 'query ($id: ID!) { match(id: $id) { id } }', { id: {} }],
  ['a value out of range', '{ matches(first: 3000000000) { nodes { id } } }', {}],
  ['a fragment that contains itself', '{ ...F } fragment F on Query { ...F }', {}],
  ['two operations without a name', 'query A { me { id } } query B { me { id } }', {}],
  ['nothing', '', {}],
  [
    'a conditional subscription',
    'subscription ($on: Boolean!) { notificationAdded @include(if: $on) { id } }',
    { on: true },
  ],
  [
    'a conditional subscription in a fragment',
    'subscription { ...F } fragment F on Subscription { ... @skip(if: e) { notificationAdded { id } } }',
    {},
  ],
];

const overSocket = (query: string, variables: object = {}) => {
  const socket = socketOf(player);
  const failed = subscribe(socket, query, { ...variables }).failed();
  return failed.finally(() => socket.dispose());
};

describe('an operation', () => {
  it.each(TOO_COMPLEX)(
    'that is %s is QUERY_TOO_COMPLEX, over HTTP and a socket',
    async (_, query) => {
      const { data, errors } = await player.raw(query);
      expect(data ?? null).toBeNull();
      expect(codesIn(errors)).toEqual(['QUERY_TOO_COMPLEX']);
      expect(await overSocket(query)).toEqual(['QUERY_TOO_COMPLEX']);
    },
  );

  it('stays below the limit of complexity if it is a usual one', async () => {
    const query = `{ matches(first: 50) { edges { cursor node { id deal { hands { cards } legal }
      seats { user { username } } } } pageInfo { hasNextPage } } }`;
    expect((await player.raw(query)).errors).toBeUndefined();
  });

  it.each(MALFORMED)(
    'with %s is BAD_USER_INPUT, over HTTP and a socket',
    async (_, query, variables) => {
      const { errors } = await player.raw(query, variables);
      expect(new Set(codesIn(errors))).toEqual(new Set(['BAD_USER_INPUT']));
      expect(JSON.stringify(errors)).not.toMatch(/stack|node_modules/);
      if (query)
        expect(new Set(await overSocket(query, variables))).toEqual(new Set(['BAD_USER_INPUT']));
    },
  );

  it('in a batch is refused', async () => {
    const one = { query: '{ __typename }' };
    const answer = await request(service.base).post('/graphql').send([one, one]);
    expect(answer.status).toBe(400);
    expect(Array.isArray(answer.body)).toBe(false);
  });

  it('from another site’s form is refused (CSRF)', async () => {
    const { status } = await request(service.base)
      .post('/graphql')
      .set('content-type', 'text/plain')
      .send('{"query":"{ __typename }"}');
    expect(status).toBeGreaterThanOrEqual(400);
  });

  it('a mutation by GET is refused', async () => {
    const query = encodeURIComponent(
      'mutation { logout(input: { refreshToken: "x" }) { userErrors { code } } }',
    );
    const { status } = await request(service.base).get(`/graphql?query=${query}`);
    expect(status).toBe(405);
  });

  it('a user error is in the language of the request', async () => {
    const query =
      'mutation { login(input: { username: "x", password: "y" }) { userErrors { code message } } }';
    const errorsIn = async (language: string) => {
      const answer = await request(service.base)
        .post('/graphql')
        .set('accept-language', language)
        .send({ query });
      const { data } = answer.body as { data: { login: { userErrors: object[] } } };
      return data.login.userErrors;
    };
    const code = 'INVALID_CREDENTIALS';
    const { en, de } = meaningOf({ code });
    expect(await errorsIn('de-AT, en;q=0.5')).toEqual([{ code, message: de }]);
    expect(await errorsIn('fr')).toEqual([{ code, message: en }]);
  });

  it('introspection finds documentation and types', async () => {
    const query = '{ __type(name: "Match") { name description fields { name description } } }';
    const { __type } = await service.client().ask<{ __type: { name: string } }>(query);
    expect(__type.name).toBe('Match');
  });
});

describe('an internal error', () => {
  const FAULT = 'query ($id: ID!) { match(id: $id) { id events { nodes { cursor } } } }';
  let id: string;
  beforeAll(async () => {
    id = (await startMatch([player, await service.player()])).matchId;
    await rowsOf(service, 'ALTER TABLE match_events RENAME COLUMN token TO secret');
  });

  const expectMasked = ({ errors }: Pick<Answer<unknown>, 'errors'>) => {
    expect(codesIn(errors)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(JSON.stringify(errors)).not.toMatch(/secret|token|match_events|stack|\.ts/);
  };

  it('shows its code and nothing else, over HTTP', async () => {
    expectMasked(await player.raw(FAULT, { id }));
  });

  it('shows its code and nothing else, over a socket', async () => {
    const socket = socketOf(player);
    const feed = subscribe(socket, FAULT, { id });
    await feed.ended;
    expectMasked(feed.answers[0]!);
    await socket.dispose();
  });
});
