/** Real: the service over HTTP and WebSocket. Mistakes of clients get client errors. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { serverAudits } from 'graphql-http';
import { socketOf, subscribe } from '../../support/live.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { codesOf, JSON_TYPE, posted, send } from './http.js';
import type { Refusal, Reply, Sent } from './http.js';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const MATCH = 'query ($id: ID!) { match(id: $id) { id } }';
const MATCHES = 'query ($filter: MatchFilter) { matches(filter: $filter) { nodes { id } } }';
const STREAM = 'subscription { notificationAdded { id } }';
const tooCostly = `{ ${Array.from({ length: 99 }, (_, i) => `a${i}: matches(first: 100) { nodes { id } }`).join(' ')} }`;

/** Invalid operations, each with its error code and the line and column of the error. */
const OPERATIONS: [string, object, string, number, number][] = [
  ['a missing variable', { query: MATCH }, 'BAD_USER_INPUT', 1, 8],
  [
    'null for a non-null variable',
    { query: MATCH, variables: { id: null } },
    'BAD_USER_INPUT',
    1,
    8,
  ],
  ['a wrong type', { query: MATCH, variables: { id: {} } }, 'BAD_USER_INPUT', 1, 8],
  [
    'an unknown input field',
    { query: MATCHES, variables: { filter: { colour: 'red' } } },
    'BAD_USER_INPUT',
    1,
    8,
  ],
  [
    'a wrong name of an enum',
    { query: MATCHES, variables: { filter: { status: 'LOST' } } },
    'BAD_USER_INPUT',
    1,
    8,
  ],
  [
    'a number that is too large',
    { query: 'query ($n: Int) { matches(first: $n) { nodes { id } } }', variables: { n: 2 ** 31 } },
    'BAD_USER_INPUT',
    1,
    8,
  ],
  [
    'null for a non-null argument with a default',
    { query: 'query ($id: ID = "a") { match(id: $id) { id } }', variables: { id: null } },
    'BAD_USER_INPUT',
    1,
    35,
  ],
  ['an unknown field', { query: '{\n  nothing\n}' }, 'BAD_USER_INPUT', 2, 3],
  ['an unknown argument', { query: '{ me(x: 1) { id } }' }, 'BAD_USER_INPUT', 1, 6],
  ['an unknown directive', { query: '{ me @nothing { id } }' }, 'BAD_USER_INPUT', 1, 6],
  ['a syntax error', { query: '{ me { id }' }, 'BAD_USER_INPUT', 1, 12],
  ['too many tokens', { query: `{ ${'me '.repeat(3000)} }` }, 'QUERY_TOO_COMPLEX', 1, 6000],
  ['a query that costs too much', { query: tooCostly }, 'QUERY_TOO_COMPLEX', 1, 1],
  ['fields nested too deep', { query: `{ ${'me { '.repeat(50)}` }, 'BAD_USER_INPUT', 1, 253],
  ['a subscription', { query: STREAM }, 'BAD_USER_INPUT', 1, 1],
];

/** Checks what all refusals of a complete request have in common. */
function expectRefused(reply: Reply): void {
  expect(reply.data).toBeUndefined();
  expect(reply.requestId).toMatch(/^[\w.-]{8,64}$/);
  expect(reply.errors.length).toBeGreaterThan(0);
  for (const { message, extensions } of reply.errors) {
    expect(message).toEqual(expect.any(String));
    expect(extensions.requestId).toBe(reply.requestId);
  }
}

describe.each([
  ['application/json', 200],
  ['application/graphql-response+json', 400],
])('errors as %s', (accept, refused) => {
  it.each(OPERATIONS)(
    `%s is ${refused}, with its line and column`,
    async (_, operation, code, line, column) => {
      const reply = await send(service.base, posted(operation, { accept }));
      expectRefused(reply);
      expect(reply.status).toBe(refused);
      expect(reply.type).toBe(`${accept}; charset=utf-8`);
      expect(codesOf(reply)[0]).toBe(code);
      expect(reply.errors[0]!.locations![0]).toEqual({ line, column });
    },
  );

  it('a field that fails during execution is 200, with its path', async () => {
    const query = '{ me { id } myTurnCount }';
    const reply = await send(service.base, posted({ query }, { accept }));
    expect(reply.status).toBe(200);
    const [{ locations, path }] = reply.errors as [Refusal];
    expect({ locations, path }).toEqual({
      locations: [{ line: 1, column: 13 }],
      path: ['myTurnCount'],
    });
  });
});

/** All audits: what a server must, should and may do. */
const AUDITS = serverAudits({ url: () => `${service.base}/graphql` });

describe('the audit of GraphQL over HTTP', () => {
  it.each(AUDITS.map((audit) => [`${audit.id} ${audit.name}`, audit] as const))(
    '%s',
    async (_, audit) => {
      const { status, ...result } = await audit.fn();
      expect([status, 'reason' in result && result.reason]).toEqual(['ok', false]);
    },
  );
});

const good = JSON.stringify({ query: '{ me { id } }' });
const bodied = (body: string, type = 'application/json') => ({
  method: 'POST',
  headers: { 'content-type': type },
  body,
});

const REQUESTS: [string, Sent, number, string][] = [
  ['a body that is no JSON', bodied('{"query":'), 400, ''],
  ['an empty body', bodied(''), 400, ''],
  ['no body', { method: 'POST', headers: JSON_TYPE }, 400, ''],
  ['a body that is a number', bodied('1'), 400, ''],
  ['a body that is null', bodied('null'), 400, ''],
  ['a body that is an object without a query', bodied('{}'), 400, ''],
  ['a batch', bodied(`[${good}]`), 400, ''],
  ['a query that is a number', bodied('{"query":1}'), 400, ''],
  ['variables that are a text', bodied('{"query":"{me{id}}","variables":"{}"}'), 400, ''],
  ['variables that are a list', bodied('{"query":"{me{id}}","variables":[]}'), 400, ''],
  ['an operation name that is a number', bodied('{"query":"{me{id}}","operationName":1}'), 400, ''],
  ['a prototype in the body', bodied('{"query":"{me{id}}","__proto__":{"a":1}}'), 400, ''],
  ['a content type that is not JSON', bodied('<a/>', 'application/xml'), 415, ''],
  ['the content type of GraphQL', bodied('{me{id}}', 'application/graphql'), 415, ''],
  ['an invalid content type', bodied(good, ';;'), 415, ''],
  ['plain text, which any page may send', bodied(good, 'text/plain'), 415, ''],
  ['a form', bodied('query={me{id}}', 'application/x-www-form-urlencoded'), 415, ''],
  ['a body that is too large', bodied(`{"query":"${'a'.repeat(100_000)}"}`), 413, ''],
  [
    'an unknown type of answer',
    { method: 'POST', headers: { ...JSON_TYPE, accept: 'x/y' }, body: good },
    406,
    '',
  ],
  ['another method', { method: 'PUT', headers: JSON_TYPE, body: good }, 405, ''],
  ['DELETE', { method: 'DELETE' }, 405, ''],
  ['GET without a query', {}, 400, ''],
  ['GET with two queries', {}, 400, '?query={me{id}}&query={me{id}}'],
  ['GET with variables that are no JSON', {}, 400, '?query={me{id}}&variables=x'],
  ['GET of a mutation', {}, 405, '?query=mutation{logoutEverywhere{__typename}}'],
  ['GET of a subscription', {}, 405, `?query=${STREAM}`],
  ['a form with files', bodied('--x--', 'multipart/form-data; boundary=x'), 415, ''],
];

describe('an invalid request', () => {
  it.each(REQUESTS)(
    'gets an error in the shape of GraphQL: %s',
    async (_, init, status, search) => {
      const reply = await send(service.base, init, `/graphql${search}`);
      expectRefused(reply);
      expect(reply.status).toBe(status);
      expect(reply.type).toMatch(/^application\/json/);
      expect(codesOf(reply)).toEqual(['BAD_USER_INPUT']);
    },
  );

  it('a request with another method gets a list of the allowed methods', async () => {
    const reply = await send(service.base, { method: 'DELETE' });
    expect(reply.header('allow')).toBe('GET, POST');
  });

  it('a request whose headers are too large gets an error in the shape of GraphQL', async () => {
    const reply = await send(service.base, { headers: { 'x-large': 'a'.repeat(20_000) } });
    expectRefused(reply);
    expect([reply.status, codesOf(reply)]).toEqual([431, ['BAD_USER_INPUT']]);
    expect(reply.header('x-content-type-options')).toBe('nosniff');
  });

  it('a request to a path that cannot be decoded gets the usual error of other routes', async () => {
    const response = await fetch(`${service.base}/%ff`, {
      headers: { 'x-request-id': 'my-request-2' },
    });
    expect(await response.json()).toEqual({
      statusCode: 400,
      error: 'Bad Request',
      message: expect.stringContaining('%ff'),
    });
    expect(response.headers.get('x-request-id')).toBe('my-request-2');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['/user/%?a=%', '/user/%25?a=%'],
    ['/%ff', '/%25ff'],
    ['//example.org/%', '/example.org/%25'],
    ['/\\\\example.org/%', '/example.org/%25'],
  ])('a browser that opens %s is led to the page at %s', async (path, target) => {
    const { hostname, port } = new URL(service.base);
    const headers = { accept: 'text/html,*/*;q=0.8' };
    const request = get({ hostname, port, path, headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    expect([response.statusCode, response.headers.location]).toEqual([302, target]);
  });

  it('a request to an unknown route gets a plain 404', async () => {
    const reply = await send(service.base, { method: 'PUT' }, '/elsewhere');
    expect([reply.status, reply.errors]).toEqual([404, []]);
  });
});

describe('the id of a request', () => {
  it('is kept if the client gives it', async () => {
    const operation = posted({ query: '{ nothing }' }, { 'x-request-id': 'my-request-1' });
    const { requestId, errors } = await send(service.base, operation);
    expect([requestId, errors[0]!.extensions.requestId]).toEqual(['my-request-1', 'my-request-1']);
  });

  it('and the rate limit headers are readable by pages of other sites', async () => {
    const operation = posted({ query: '{ __typename }' }, { origin: 'https://example.org' });
    const exposed = (await send(service.base, operation)).header('access-control-expose-headers');
    expect(exposed?.split(', ').sort()).toEqual([
      'date',
      'etag',
      'ratelimit',
      'ratelimit-policy',
      'retry-after',
      'x-request-id',
    ]);
  });

  it('is another one for every operation over a socket', async () => {
    const socket = socketOf(service.client());
    const refused = ['{ nothing }', MATCH, '{ myTurnCount }', STREAM].map((query) =>
      subscribe(socket, query),
    );
    const ids = await Promise.all(
      refused.map(async ({ ended, answers }) => {
        const errors = ((await ended) ?? answers[0]!.errors) as Refusal[];
        expect(errors[0]!.locations).toHaveLength(1);
        return errors[0]!.extensions.requestId;
      }),
    );
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[\w-]{36}$/)));
    expect(new Set(ids).size).toBe(ids.length);
    await socket.dispose();
  });
});

/** The cost that an answer shows, with the points that remain in these budgets. */
const costOf = (...names: string[]) => ({
  points: expect.any(Number),
  remaining: Object.fromEntries(names.map((name) => [name, expect.any(Number)])),
  resetSeconds: expect.any(Number),
});

describe('the cost of an operation', () => {
  it('an answer to an anonymous client shows its cost and the remaining points', async () => {
    const { extensions, header } = await send(service.base, posted({ query: '{ me { id } }' }));
    expect(extensions).toEqual({ cost: costOf('anonymous', 'network') });
    // 16 for the root field, 1.25 for the object and its id, 10 and a point for each 100 bytes.
    expect(extensions!['cost']!.points).toBeCloseTo(27.57, 1);
    expect(header('ratelimit-policy')).toBe(
      '"anonymous";q=1000000000;qu="points";w=60, "network";q=1000000000;qu="points";w=60',
    );
    expect(header('ratelimit')).toMatch(/^"anonymous";r=\d+;t=\d+, "network";r=\d+;t=\d+$/);
    expect(header('retry-after')).toBeNull();
  });

  it('an answer to a user shows its cost and the remaining points of the token, also if it is refused', async () => {
    const { accessToken } = await service.player();
    const headers = { authorization: `Bearer ${accessToken}` };
    for (const operation of [{ query: '{ me { id } }' }, { query: '{ nothing }' }]) {
      const { extensions, header } = await send(service.base, posted(operation, headers));
      expect(extensions).toEqual({ cost: costOf('token', 'user', 'network') });
      expect(header('ratelimit')).toMatch(/^"token";r=\d+;t=\d+, "user";/);
    }
    const malformed = await send(service.base, { ...posted({}, headers), body: '{}' });
    expect(malformed.header('ratelimit')).toMatch(/^"token"/);
  });

  it('an answer over a socket shows its cost', async () => {
    const socket = socketOf(await service.player());
    const feed = subscribe(socket, '{ me { id } }');
    await feed.ended;
    const { extensions } = feed.answers[0] as { extensions?: object };
    expect(extensions).toEqual({ cost: costOf('token', 'user', 'network') });
    await socket.dispose();
  });
});
