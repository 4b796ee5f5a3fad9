/** Real: the complete service over HTTP and WebSocket. Requests that are expensive to read, check or answer. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { DEAL } from '../support/client.js';
import type { Answer, TestClient } from '../support/client.js';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { until } from '../support/wait.js';

let service: TestService;
let player: TestClient;
beforeAll(async () => {
  service = await startService();
  player = await service.player();
});
afterAll(() => service.stop());

interface Response {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly codes: readonly string[];
  readonly body: Answer<Record<string, unknown>>;
}

/** The complete answer over HTTP, with its status. */
async function post(
  { base, accessToken }: TestClient,
  query: string,
  more: object = {},
): Promise<Response> {
  const call = request(base).post('/graphql').set('accept', 'application/graphql-response+json');
  if (accessToken) void call.set('authorization', `Bearer ${accessToken}`);
  const { status, headers, body } = (await call.send({ query, ...more })) as Omit<
    Response,
    'codes'
  >;
  return { status, headers, body, codes: codesIn(body.errors ?? []) };
}

async function overSocket(client: TestClient, query: string, variables = {}): Promise<string[]> {
  const socket = socketOf(client);
  return subscribe(socket, query, variables)
    .failed()
    .finally(() => socket.dispose());
}

/** A value nested in so many lists. */
const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const literal = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const CREATE = `mutation ($input: CreateChallengeInput!) {
  createChallenge(input: $input) { userErrors { code } } }`;
const ACCEPT = `mutation ($input: AcceptChallengeInput!) {
  acceptChallenge(input: $input) { userErrors { code } } }`;
const PLAN = `mutation ($input: SetPlanInput!) { setPlan(input: $input) { userErrors { code } } }`;
const ACT = `mutation ($input: ActInput!) { act(input: $input) { userErrors { code } } }`;
const NO_SUCH = Buffer.from('Match:00000000-0000-4000-8000-000000000000').toString('base64url');

const BAD_INPUTS: [string, string, object][] = [
  ['the deeply nested rules of a challenge', CREATE, { variant: 'zweier', rules: nested(3000) }],
  [
    'the deeply nested rules of an acceptance',
    ACCEPT,
    { challengeId: NO_SUCH, rules: { a: nested(3000) } },
  ],
  ['the deeply nested rules of a plan', PLAN, { matchId: NO_SUCH, rules: nested(3000) }],
  ['a list that is too long', ACT, { matchId: NO_SUCH, actions: Array<string>(20_000).fill('') }],
  ['a wide object', CREATE, { variant: 'zweier', rules: { a: Array<number>(20_000).fill(1) } }],
];

describe('JSON', () => {
  it.each(BAD_INPUTS)('as %s is BAD_USER_INPUT', async (_, query, input) => {
    const { status, codes } = await post(player, query, { variables: { input } });
    expect({ status, codes }).toEqual({ status: 400, codes: ['BAD_USER_INPUT'] });
    expect(await overSocket(player, query, { input })).toEqual(['BAD_USER_INPUT']);
  });

  it('in the document is bounded like JSON in variables', async () => {
    const query = `mutation { createChallenge(input: { variant: zweier, rules: ${literal(900)} }) {
      userErrors { code } } }`;
    const { status, codes } = await post(player, query);
    expect({ status, codes }).toEqual({ status: 400, codes: ['QUERY_TOO_COMPLEX'] });
    expect(await overSocket(player, query)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('as deep as the rules of a plan may be is accepted', async () => {
    const deepest = Array.from({ length: 7 }).reduce<object>((inner) => ({ not: inner }), {});
    const rules = [{ when: deepest, then: [{ cheapest: true }] }];
    const variables = { input: { matchId: NO_SUCH, rules } };
    const { status, body } = await post(player, PLAN, { variables });
    expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  });
});

const many = (count: number, field: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => field(i)).join(' ');

const EXPENSIVE_DOCUMENTS: [string, string][] = [
  ['repeats a field', `{ ${'me { id } '.repeat(400)} }`],
  ['repeats fields in fields', `{ ${`me { ${'id username '.repeat(25)} } `.repeat(12)} }`],
  ['has many fragments', `{ ...F0 } ${many(100, (i) => `fragment F${i} on Query { me { id } }`)}`],
  ['has many directives', `{ me { id ${many(100, () => '@skip(if: false)')} } }`],
  ['is deep', `{ me { ${'ratings { user { '.repeat(60)} id ${'} }'.repeat(60)} } }`],
  ['asks for much', `{ ${many(300, (i) => `a${i}: me { id }`)} }`],
  [
    'asks for the schema again and again',
    `{ ${many(20, (i) => `a${i}: __schema { types { fields { type { name } } } }`)} }`,
  ],
  [
    'asks a type for its types',
    `{ __type(name: "Match") { ${many(20, (i) => `a${i}: fields { type { fields { type { fields { name } } } } }`)} } }`,
  ],
];

describe('a document', () => {
  it.each(EXPENSIVE_DOCUMENTS)('that %s is refused', async (_, query) => {
    const { status, codes } = await post(player, query);
    expect({ status, codes: new Set(codes) }).toEqual({
      status: 400,
      codes: new Set([codes[0]]),
    });
    expect(['QUERY_TOO_COMPLEX', 'BAD_USER_INPUT']).toContain(codes[0]);
  });

  it('an unknown operation name is a client error', async () => {
    const { status, codes } = await post(player, '{ me { id } }', { operationName: 'other' });
    expect({ status, codes }).toEqual({ status: 400, codes: ['BAD_USER_INPUT'] });
  });

  it('has another cost for other variables and for another operation name', async () => {
    const query = `query a($first: Int) { matches(first: $first) { nodes { deals { ${DEAL} } } } }
      query b { matches(first: 100) { nodes { deals { ${DEAL} } } } }`;
    const ask = (operationName: string, first: number) =>
      post(player, query, { operationName, variables: { first } });
    for (let round = 0; round < 2; round++) {
      const cheap = await ask('a', 1);
      expect(cheap).toMatchObject({ status: 200, codes: [] });
      expect(cheap.headers['cache-control']).toBe('no-store');
      for (const expensive of [await ask('a', 100), await ask('b', 1)])
        expect(expensive).toMatchObject({ status: 400, codes: ['QUERY_TOO_COMPLEX'] });
    }
  });

  it('a request without a required variable is answered with 400', async () => {
    const query = 'query ($id: ID!) { match(id: $id) { id } }';
    const { status, codes } = await post(player, query);
    expect({ status, codes }).toEqual({ status: 400, codes: ['BAD_USER_INPUT'] });
  });
});

/** Every form of `getIntrospectionQuery`. */
const OPTIONS = [
  {},
  { descriptions: false },
  {
    specifiedByUrl: true,
    directiveIsRepeatable: true,
    schemaDescription: true,
    inputValueDeprecation: true,
    oneOf: true,
  },
] as const;

describe('introspection', () => {
  it.each(OPTIONS)(
    'by a query with %o is answered, for strangers and users alike',
    async (options) => {
      const query = getIntrospectionQuery(options);
      const { status, body } = await post(service.client(), query);
      expect(status).toBe(200);
      expect((body.data!['__schema'] as { types: object[] }).types.length).toBeGreaterThan(100);
      expect((await post(player, query)).body.data).toEqual(body.data);
    },
  );

  it('is answered over a socket', async () => {
    const socket = socketOf(player);
    const feed = subscribe<{ __schema: { types: object[] } }>(socket, getIntrospectionQuery());
    expect((await feed.next(() => true)).__schema.types.length).toBeGreaterThan(100);
    await socket.dispose();
  });

  it('of one type is answered', async () => {
    const query = '{ __type(name: "Match") { fields { name type { name ofType { name } } } } }';
    const { body } = await post(player, query);
    expect((body.data!['__type'] as { fields: object[] }).fields.length).toBeGreaterThan(20);
  });
});

const LOGIN = 'login(input: { username: "a", password: "b" }) { userErrors { code } }';
const READ = 'markNotificationsRead(input: { notificationIds: [] }) { userErrors { code } }';

describe('a mutation', () => {
  it('is refused where one request calls more than ten', async () => {
    const ten = `mutation { ${many(10, (i) => `a${i}: ${READ}`)} }`;
    expect((await post(player, ten)).body.errors).toBeUndefined();
    const eleven = `mutation { ${many(5, (i) => `a${i}: ${READ}`)} ...More }
      fragment More on Mutation { ${many(6, (i) => `b${i}: ${READ}`)} }`;
    expect(await post(player, eleven)).toMatchObject({ status: 400, codes: ['QUERY_TOO_COMPLEX'] });
  });

  it('that hashes a password is the only one in its request', async () => {
    const reset = 'requestPasswordReset(input: { usernameOrEmail: "a" }) { userErrors { code } }';
    for (const two of [`a: ${LOGIN} b: ${LOGIN}`, `${LOGIN} ${reset}`]) {
      const query = `mutation { ${two} }`;
      expect((await post(player, query)).codes).toEqual(['QUERY_TOO_COMPLEX']);
      expect(await overSocket(player, query)).toEqual(['QUERY_TOO_COMPLEX']);
    }
    expect((await post(player, `mutation { ${LOGIN} ${READ} }`)).body.errors).toBeUndefined();
  });
});

describe('a budget', () => {
  const MATCHES = '{ matches(first: 100) { nodes { id } } }';
  let withSmallBudget: TestService;
  beforeAll(async () => {
    withSmallBudget = await startApi(service, {
      POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE: '10000',
      POINTS_PER_USER_PER_MINUTE: '20000',
    });
  });
  afterAll(() => withSmallBudget.stop());

  /** Sends a query until it is refused; returns the refusal. */
  async function useUpBudget(client: TestClient, query: string): Promise<Response> {
    for (let sent = 0; sent < 1000; sent++) {
      const answer = await post(client, query);
      if (answer.status === 429) return answer;
    }
    throw new Error('never refused');
  }

  it('answers a request beyond it with RATE_LIMITED and the seconds to wait', async () => {
    const stranger = withSmallBudget.client();
    const refused = await useUpBudget(stranger, MATCHES);
    expect(refused.codes).toEqual(['RATE_LIMITED']);
    const seconds = refused.body.errors![0]!.extensions['retryAfterSeconds'] as number;
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.headers['retry-after']).toBe(String(seconds));
    // Points come back all the time, so a single query may be accepted again.
    await until('a refusal over a socket', async () => {
      return (await overSocket(stranger, MATCHES)).includes('RATE_LIMITED');
    });
  });

  it('is each user’s own; strangers share another one', async () => {
    const [anna, ben] = [await service.player(), await service.player()];
    const at = ({ accessToken }: Pick<TestClient, 'accessToken'>) =>
      Object.assign(withSmallBudget.client(), { accessToken });
    expect((await post(at(anna), MATCHES)).status).toBe(200);
    await useUpBudget(at(anna), MATCHES);
    expect((await post(at(ben), MATCHES)).status).toBe(200);
    // Points come back all the time, so a single query may be accepted again.
    await until('a refusal of a forged token', async () => {
      await useUpBudget(withSmallBudget.client(), MATCHES);
      const accessToken = `bmrl_${randomBytes(32).toString('base64url')}`;
      return (await post(at({ accessToken }), MATCHES)).status === 429;
    });
    expect((await post(at(ben), MATCHES)).status).toBe(200);
  });

  it('pays for invalid documents', async () => {
    const other = await startApi(service, { POINTS_PER_USER_PER_MINUTE: '20000' });
    const { accessToken } = await service.player();
    const client = Object.assign(other.client(), { accessToken });
    const refused = await useUpBudget(client, `{ ${'nothing '.repeat(1900)} }`);
    expect(refused.codes).toEqual(['RATE_LIMITED']);
    await other.stop();
  });
});
