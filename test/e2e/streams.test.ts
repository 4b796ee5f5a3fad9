/**
 * Real: the service, and a second api with trusted documents. Server-sent events and trusted
 * documents.
 */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createClient } from 'graphql-sse';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Presence } from '../../src/platform/presence/presence.js';
import type { TestClient } from '../support/client.js';
import { openEvents } from '../support/event-source.js';
import type { EventSource, SentEvent } from '../support/event-source.js';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import { startApi, startService } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { waitingStreams } from '../support/streams.js';
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { codesOf, JSON_TYPE, posted, send } from './mistakes/http.js';

const EVENTS = 'subscription ($after: String) { eventAdded(after: $after) { __typename cursor } }';
const UPDATED = 'subscription ($id: ID!) { matchUpdated(matchId: $id) { version } }';
const ME = 'query { me { username } }';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const MANIFEST = {
  format: 'apollo-persisted-query-manifest',
  version: 1,
  operations: [
    { id: 'who-am-i', name: 'me', type: 'query', body: ME },
    { id: hashOf(UPDATED), name: 'updated', type: 'subscription', body: UPDATED },
  ],
};

const waiting = waitingStreams();
let folder: string;
let service: TestService;
/** Accepts only the documents of its manifest, one stream for each user and three for a network. */
let strict: TestService;
let runs = true;
let player: TestClient;
let table: Table;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bummerl-documents-'));
  const file = join(folder, 'manifest.json');
  await writeFile(file, JSON.stringify(MANIFEST));
  service = await startService();
  strict = await startApi(service, {
    TRUSTED_DOCUMENTS: file,
    SUBSCRIPTIONS_PER_USER: '1',
    SOCKETS_PER_NETWORK: '3',
  });
  player = await service.player();
  table = await startMatch([player, await service.player()]);
});
afterAll(async () => {
  if (runs) await strict.stop();
  await service.stop();
  await rm(folder, { recursive: true });
});

const at = ({ base }: TestService, { accessToken }: TestClient): TestClient => {
  const client = (base === service.base ? service : strict).client();
  client.accessToken = accessToken;
  return client;
};

/** A stream that waits for the next event. */
async function opened(...asked: Parameters<typeof openEvents>): Promise<EventSource> {
  const before = waiting();
  const source = await openEvents(...asked);
  await until('the stream to listen', () => waiting() > before);
  return source;
}

const cursorNow = async (client: TestClient) =>
  (await client.ask<{ eventCursor: string }>('{ eventCursor }')).eventCursor;

/** The cost in a message. */
const pointsOf = ({ data }: SentEvent) =>
  (data!.extensions as { cost: { points: number } }).cost.points;

describe('server-sent events', () => {
  it.each(['/graphql/stream', '/graphql'])('report a move, at %s', async (path) => {
    const source = await opened(
      player,
      { query: UPDATED, variables: { id: table.matchId } },
      { path },
    );
    const { headers, status } = source.response;
    expect([status, headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('ratelimit')).toMatch(/^"token"/);
    const { version } = await playCard(table);
    const { event, data } = await source.at(0);
    expect([event, data!.data]).toEqual(['next', { matchUpdated: { version } }]);
    expect(Object.keys(data!.extensions!)).toEqual(['cost']);
    source.close();
  });

  it.each([
    ['text/event-stream, multipart/mixed', 'text/event-stream'],
    ['text/event-stream;q=1.0', 'text/event-stream'],
    ['TEXT/Event-Stream', 'text/event-stream'],
    ['text/*', 'text/event-stream'],
    ['application/json;q=0.5, text/event-stream', 'text/event-stream'],
    ['text/event-stream, */*;q=0.1', 'text/event-stream'],
    ['text/event-stream, application/json', 'text/event-stream'],
    ['*/*', 'application/json'],
    ['*/*, text/event-stream;q=0', 'application/json'],
    ['text/event-stream;q=0.9, application/json', 'application/json'],
    [
      'application/graphql-response+json, application/json, text/event-stream, multipart/mixed',
      'application/graphql-response+json',
    ],
    ['multipart/mixed', null],
  ])('for `accept: %s` the answer of /graphql has the type %s', async (accept, type) => {
    const { status, headers } = await fetch(
      `${service.base}/graphql`,
      posted({ query: ME }, { accept }),
    );
    if (type === null) expect(status).toBe(406);
    else
      expect([status, headers.get('content-type')?.toLowerCase()]).toEqual([
        200,
        `${type}; charset=utf-8`,
      ]);
  });

  it('the client of graphql-sse understands the streams, also for queries', async () => {
    const headers = { authorization: `Bearer ${player.accessToken}` };
    const client = createClient({
      url: `${service.base}/graphql/stream`,
      headers,
      retryAttempts: 0,
    });
    for await (const answer of client.iterate({ query: ME }))
      expect(answer.data).toEqual({ me: { username: expect.any(String) } });
    const after = await cursorNow(player);
    await playCard(table);
    for await (const { data } of client.iterate({ query: EVENTS, variables: { after } })) {
      expect(data).toMatchObject({ eventAdded: { __typename: 'MatchEvent' } });
      break;
    }
    client.dispose();
  });

  it('have their cursor as their id, and a stream continues after a browser’s last id', async () => {
    const after = await cursorNow(player);
    await playCard(table);
    await playCard(table);
    const operation = { query: EVENTS, variables: { after } };
    const first = await openEvents(player, operation);
    const [{ id, data }, next] = [await first.at(0), await first.at(1)];
    expect(id).toBe((data!.data as { eventAdded: { cursor: string } }).eventAdded.cursor);
    first.close();
    const headers = { 'last-event-id': id! };
    const again = await openEvents(player, operation, { headers });
    expect(await again.at(0)).toMatchObject({ id: next.id, data: { data: next.data!.data } });
    again.close();
  });

  it('each event costs the same points, from the backlog or new', async () => {
    const FIELDS = 'version type payload { __typename }';
    const query = `subscription ($id: ID!, $after: String) {
      matchEventAdded(matchId: $id, after: $after) { ${FIELDS} } }`;
    const { match } = await player.ask<{ match: { events: { edges: { cursor: string }[] } } }>(
      'query ($id: ID!) { match(id: $id) { events(first: 1) { edges { cursor } } } }',
      { id: table.matchId },
    );
    const { version } = await playCard(table);
    const variables = { id: table.matchId, after: match.events.edges[0]!.cursor };
    const source = await openEvents(player, { query, variables });
    const last = version - 2;
    for (const place of [1, last]) expect(pointsOf(await source.at(place))).toBeGreaterThan(1);
    await playCard(table);
    expect(pointsOf(await source.at(last + 1))).toBe(pointsOf(await source.at(last)));
    source.close();
  });

  it('the backlog of the lobby costs a search and each challenge', async () => {
    for (const client of [player, await service.player()])
      await client.challenge({ variant: 'zweier', preset: 'tausend' });
    const query = `subscription {
      challengeAdded(initial: true, filter: { preset: tausend }) { id creator { username } } }`;
    const source = await openEvents(service.client(), { query });
    expect(pointsOf(await source.at(0))).toBeGreaterThan(50);
    expect(pointsOf(await source.at(1))).toBeGreaterThan(1);
    source.close();
  });

  it('a stream opens by GET, as EventSource does it', async () => {
    const params = new URLSearchParams({
      query: `subscription { matchUpdated(matchId: "${table.matchId}") { version } }`,
    });
    const before = waiting();
    const leaving = new AbortController();
    const response = await fetch(`${service.base}/graphql/stream?${String(params)}`, {
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    await until('the stream to listen', () => waiting() > before);
    leaving.abort();
  });

  it('a stream ends with its session', async () => {
    const leaver = await service.player();
    const source = await opened(leaver, { query: UPDATED, variables: { id: table.matchId } });
    const logout = `mutation ($input: LogoutInput!) { logout(input: $input) { userErrors { code } } }`;
    await leaver.ask(logout, { input: { refreshToken: leaver.refreshToken } });
    await playCard(table);
    await source.ended;
    expect(source.events.map(({ event }) => event)).toEqual(['next', 'complete']);
    expect(codesIn(source.events[0]!.data!.errors)).toEqual(['UNAUTHENTICATED']);
  });

  it('a user is present while a stream is open', async () => {
    const enter = jest.spyOn(Presence.prototype, 'enter');
    const leave = jest.spyOn(Presence.prototype, 'leave');
    const source = await opened(player, { query: EVENTS });
    expect(enter).toHaveBeenCalledTimes(1);
    source.close();
    await until('the end', () => leave.mock.calls.length === 1);
    expect(leave.mock.calls).toEqual(enter.mock.calls);
    enter.mockRestore();
    leave.mockRestore();
  });

  const REFUSED: [string, object, string][] = [
    ['a syntax error', { query: '{' }, 'BAD_USER_INPUT'],
    ['an unknown field', { query: '{ nothing }' }, 'BAD_USER_INPUT'],
    ['a field that needs a session', { query: EVENTS }, 'UNAUTHENTICATED'],
    ['a query that costs too much', { query: `{ ${'a '.repeat(3000)} }` }, 'QUERY_TOO_COMPLEX'],
  ];
  it.each(REFUSED)('a stream for %s sends the error and ends', async (_, operation, code) => {
    const source = await openEvents(service.client(), operation);
    await source.ended;
    expect(source.events.map(({ event }) => event)).toEqual(['next', 'complete']);
    expect(codesIn(source.events[0]!.data!.errors)).toEqual([code]);
  });

  it('a stream with a wrong token sends the error', async () => {
    const forger = service.client();
    forger.accessToken = 'nonsense';
    const source = await openEvents(forger, { query: UPDATED, variables: { id: table.matchId } });
    expect(codesIn((await source.at(0)).data!.errors)).toEqual(['UNAUTHENTICATED']);
  });

  it.each([
    ['unknown to the schema', 'subscription { nothing }'],
    ['for two fields at once', 'subscription { eventAdded { __typename } turnAdded { id } }'],
  ])('a stream for an operation %s shows the cost of reading it', async (_, query) => {
    const source = await openEvents(player, { query });
    const { data } = await source.at(0);
    expect(codesIn(data!.errors)).toContain('BAD_USER_INPUT');
    const cost = { points: expect.any(Number), remaining: { token: expect.any(Number) } };
    expect(data).toMatchObject({ extensions: { cost } });
    expect((await source.at(1)).event).toBe('complete');
  });

  it.each([
    ['a body that is no JSON', { method: 'POST', headers: JSON_TYPE, body: '{' }, 400, ''],
    ['a body without a query', posted({}), 400, ''],
    ['a form', { method: 'POST', body: new URLSearchParams({ query: ME }).toString() }, 415, ''],
    ['a mutation by GET', {}, 405, '?query=mutation{logoutEverywhere{__typename}}'],
    ['another method', { method: 'DELETE' }, 405, ''],
  ])(
    'a stream request with %s gets an error in the shape of GraphQL',
    async (_, init, status, search) => {
      const reply = await send(service.base, init, `/graphql/stream${search}`);
      expect([reply.status, codesOf(reply)]).toEqual([status, ['BAD_USER_INPUT']]);
      expect(reply.errors[0]!.extensions.requestId).toBe(reply.requestId);
    },
  );
});

it('operations that are refused by their method, or left, take no place of others', async () => {
  const params = new URLSearchParams({ query: 'mutation { logoutEverywhere { __typename } }' });
  // More than may be in work at once.
  for (let sent = 0; sent < 300; sent++)
    await send(service.base, {}, `/graphql/stream?${String(params)}`);
  expect(codesOf(await send(service.base, posted({ query: ME })))).toEqual([]);
});

describe('compression', () => {
  const LONG = '{ variants { key options { name } presets { name } contracts { __typename } } }';
  const compressedAs = async (accepted: string, operation: object, type = 'application/json') => {
    const headers = { 'accept-encoding': accepted, accept: type };
    const response = await fetch(`${service.base}/graphql`, posted(operation, headers));
    const { data } = (await response.json()) as { data: unknown };
    expect(data).toEqual(expect.any(Object));
    return [response.headers.get('content-encoding'), response.headers.get('vary')];
  };

  it.each(['application/json', 'application/graphql-response+json'])(
    'long answers in %s are compressed as the client asks',
    async (type) => {
      const expected = expect.stringMatching(/accept-language, accept-encoding/);
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip', 'gzip'],
      ] as const)
        expect(await compressedAs(accepted, { query: LONG }, type)).toEqual([encoding, expected]);
      expect((await compressedAs('identity', { query: LONG }, type))[0]).toBeNull();
    },
  );

  it('short answers are not compressed', async () => {
    expect((await compressedAs('br', { query: ME }))[0]).toBeNull();
  });

  it('a compressed request is not decompressed: its content could have any size', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const reply = await send(service.base, posted({ query: ME }, headers));
    expect(reply.status).toBe(200); // it is read without decompression
  });
});

describe('trusted documents', () => {
  const meOf = (operation: object) =>
    send(strict.base, posted(operation, { authorization: `Bearer ${player.accessToken}` }));

  it.each([
    ['its text', { query: ME }],
    ['its id', { documentId: 'who-am-i' }],
    ['its hash', { documentId: `sha256:${hashOf(ME)}` }],
    [
      'Apollo’s extension',
      { extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(ME) } } },
    ],
  ])('are accepted by %s', async (_, operation) => {
    expect((await meOf(operation)).data).toEqual({ me: { username: expect.any(String) } });
  });

  it.each([
    ['another text', { query: '{ me { id } }' }],
    ['a syntax error', { query: '{' }],
    ['an unknown id', { documentId: 'nobody' }],
    ['an unknown id beside a text', { documentId: 'nobody', query: ME }],
    [
      'an untrusted text with its hash',
      {
        query: '{ me { id } }',
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('{ me { id } }') } },
      },
    ],
  ])('rule out %s, if the api has them', async (_, operation) => {
    expect(codesOf(await meOf(operation))).toEqual(['DOCUMENT_NOT_TRUSTED']);
    const query = 'query' in operation ? operation.query : '';
    const socket = socketOf(at(strict, player));
    if (query !== ME)
      expect(await subscribe(socket, query || '{').failed()).toEqual(['DOCUMENT_NOT_TRUSTED']);
    await socket.dispose();
    const source = await openEvents(at(strict, player), operation);
    await source.ended;
    const codes = source.response.ok
      ? codesIn(source.events[0]!.data!.errors)
      : ['DOCUMENT_NOT_TRUSTED'];
    expect(codes).toEqual(['DOCUMENT_NOT_TRUSTED']);
  });

  it('are named beside an empty text over a socket', async () => {
    const socket = socketOf(at(strict, player));
    const persistedQuery = { version: 1, sha256Hash: hashOf(ME) };
    for (const named of [{ documentId: 'who-am-i' }, { extensions: { persistedQuery } }]) {
      for await (const { data } of socket.iterate({ query: '', ...named }))
        expect(data).toEqual({ me: { username: expect.any(String) } });
    }
    await socket.dispose();
  });

  it('can be named by GET, and introspection is always allowed', async () => {
    const got = await send(strict.base, {}, '/graphql?documentId=who-am-i');
    expect(got.data).toEqual({ me: null });
    const schema = await meOf({ query: '{ __schema { queryType { name } } }' });
    expect(schema.data).toEqual({ __schema: { queryType: { name: 'Query' } } });
  });

  it('can be streamed, and streams are limited by user and by network', async () => {
    const operation = { documentId: hashOf(UPDATED), variables: { id: table.matchId } };
    const reader = at(strict, player);
    const first = await opened(reader, operation);
    const second = await openEvents(reader, operation);
    expect(second.response.status).toBe(429);
    expect(second.response.headers.get('retry-after')).toBe('10');
    const others = await Promise.all([1, 2].map(() => opened(strict.client(), operation)));
    const refused = await openEvents(strict.client(), operation);
    expect(refused.response.status).toBe(429);
    const { version } = await playCard(table);
    for (const source of [first, ...others])
      expect((await source.at(0)).data!.data).toEqual({ matchUpdated: { version } });
    runs = false;
    await strict.stop();
    for (const source of [first, ...others]) {
      await source.ended;
      // A client that gets no `complete` connects again.
      expect(source.events.map(({ event }) => event)).toEqual(['next']);
    }
  });
});
