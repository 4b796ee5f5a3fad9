/** Real: the service over HTTP, WebSocket and SSE. A program learns from a refusal what would have to be different. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '../../../src/platform/api/api-error.js';
import { CREDENTIAL_PROBLEMS } from '../../../src/platform/api/credential-problem.js';
import { declaredFailures } from '../../../src/platform/api/failure.js';
import { CLOSE_CODES } from '../../../src/platform/graphql/close-codes.js';
import type { TestClient } from '../../support/client.js';
import { socketOf, subscribe } from '../../support/live.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { openEvents } from '../../support/event-source.js';
import { rowsOf } from '../../support/sql.js';
import { WebSocket } from 'ws';
import { posted, send } from './http.js';
import type { Reply } from './http.js';

let service: TestService;
let anna: TestClient;

beforeAll(async () => {
  service = await startService({ CHALLENGES_PER_MINUTE: '2', SOCKETS_PER_NETWORK: '3' });
  anna = await service.player('anna');
});
afterAll(() => service.stop());

const CREATE_TOKEN = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { secret apiToken { id } userErrors { code } }
}`;

/** A personal token of Anna's, and its id. */
async function tokenWith(scopes: string[], more: object = {}) {
  const made = await anna.ask<{
    createApiToken: { secret: string; apiToken: { id: string } };
  }>(CREATE_TOKEN, { input: { name: 'test', scopes, ...more } });
  return { secret: made.createApiToken.secret, id: made.createApiToken.apiToken.id };
}

const asked = (query: string, authorization?: string, variables: object = {}): Promise<Reply> =>
  send(service.base, posted({ query, variables }, authorization ? { authorization } : {}));

const extensionsOf = ({ errors }: Reply) => errors[0]?.extensions;

describe('FORBIDDEN', () => {
  const lacking = {
    code: 'FORBIDDEN',
    requiredScope: 'match:read',
    sufficientScopes: ['match:read', 'match:play', 'plan:write', 'review:write', 'bot:play'],
  };

  it('names the scope over HTTP, and every scope that would do', async () => {
    const { secret } = await tokenWith(['email:read']);
    const reply = await asked('{ myTurns { nodes { id } } }', `Bearer ${secret}`);
    expect(extensionsOf(reply)).toMatchObject(lacking);
    expect(reply.header('www-authenticate')).toBe(
      'Bearer realm="bummerl", error="insufficient_scope", ' +
        'error_description="The token lacks the scope match:read.", scope="match:read"',
    );
  });

  it('says so on a WebSocket and in a stream of events', async () => {
    const { secret } = await tokenWith(['email:read']);
    const query = 'subscription { turnAdded { id } }';
    const client = service.client();
    client.accessToken = secret;
    const socket = socketOf(client);
    const feed = subscribe(socket, query);
    await feed.ended;
    const { errors } = feed.answers.at(-1) ?? { errors: await feed.ended };
    expect(errors).toMatchObject([{ extensions: lacking }]);
    await socket.dispose();
    const stream = await openEvents(client, { query });
    await stream.ended;
    expect((stream.events[0]!.data as Reply).errors).toMatchObject([{ extensions: lacking }]);
  });

  it('has no scope where only a session is enough', async () => {
    const { secret } = await tokenWith(['email:read']);
    const reply = await asked(
      'mutation { logoutEverywhere { userErrors { code } } }',
      `Bearer ${secret}`,
    );
    expect(extensionsOf(reply)).toMatchObject({ requiredScope: null, sufficientScopes: [] });
    expect(reply.header('www-authenticate')).toBeNull();
  });

  it('is the same for plain HTTP', async () => {
    const { secret } = await tokenWith(['email:read']);
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(`${service.base}/export/matches.ndjson?player=anna`, { headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject(lacking);
    expect(response.headers.get('www-authenticate')).toContain('scope="match:read"');
  });
});

describe('UNAUTHENTICATED', () => {
  const whoIs = (authorization?: string) => asked('{ myTurns { nodes { id } } }', authorization);

  it.each([
    ['no credential', undefined, 'NO_CREDENTIAL', 'Bearer realm="bummerl"'],
    ['another scheme', 'Basic YTpi', 'NO_BEARER_SCHEME', 'error="invalid_request"'],
    ['the token alone', 'bmrl_abc', 'NO_BEARER_SCHEME', 'error="invalid_request"'],
    ['no token', 'Bearer ', 'MALFORMED', 'error="invalid_token"'],
    ['wrong characters', 'Bearer a,b', 'MALFORMED', 'error="invalid_token"'],
    ['half a token', 'Bearer eyJhbGciOiJIUzI1NiJ9.e30', 'MALFORMED', 'error="invalid_token"'],
    ['an unknown token', `Bearer bmrl_${'a'.repeat(43)}`, 'UNKNOWN', 'error="invalid_token"'],
    ['an unknown token of an app', `Bearer ${'a'.repeat(43)}`, 'UNKNOWN', 'error="invalid_token"'],
  ])('%s', async (_, authorization, reason, challenge) => {
    const reply = await whoIs(authorization);
    expect(extensionsOf(reply)).toMatchObject({ code: 'UNAUTHENTICATED', reason });
    expect(reply.header('www-authenticate')).toContain(challenge);
  });

  it('a token that somebody else has signed is unknown, whatever it claims', async () => {
    const [head, claims] = anna.accessToken!.split('.');
    const forged = `Bearer ${head}.${claims}.${'A'.repeat(43)}`;
    expect(extensionsOf(await whoIs(forged))).toMatchObject({ reason: 'UNKNOWN' });
  });

  it('a revoked token, and one that has expired', async () => {
    const [revoked, expired] = [await tokenWith(['match:read']), await tokenWith(['match:read'])];
    await anna.ask(
      'mutation ($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { userErrors { code } } }',
      { input: { apiTokenId: revoked.id } },
    );
    await rowsOf(
      service,
      `UPDATE api_tokens SET expires_at = now() - interval '1 second'
       WHERE id = (SELECT id FROM api_tokens ORDER BY created_at DESC LIMIT 1)`,
    );
    const reasons = [revoked, expired].map(async ({ secret }) =>
      extensionsOf(await whoIs(`Bearer ${secret}`)),
    );
    expect(await Promise.all(reasons)).toMatchObject([
      { reason: 'REVOKED' },
      { reason: 'EXPIRED' },
    ]);
  });

  it('an ended session closes a socket with its reason', async () => {
    const berta = await service.player('berta');
    await berta.ask('mutation { logoutEverywhere { userErrors { code } } }');
    expect(extensionsOf(await whoIs(`Bearer ${berta.accessToken}`))).toMatchObject({
      reason: 'REVOKED',
    });
    const socket = new WebSocket(
      `${service.base.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const closed = new Promise((resolve) =>
      socket.once('close', (code, reason) => resolve([code, String(reason)])),
    );
    socket.once('open', () => {
      const payload = { authorization: `Bearer ${berta.accessToken}` };
      socket.send(JSON.stringify({ type: 'connection_init', payload }));
    });
    expect(await closed).toEqual([4403, 'UNAUTHENTICATED: REVOKED']);
  });
});

describe('RATE_LIMITED', () => {
  it('names the limit, its size and its window, also in the headers', async () => {
    const query = `mutation { createChallenge(input: { variant: zweier, timeControl: {} }) { userErrors { code } } }`;
    const bearer = `Bearer ${anna.accessToken}`;
    const replies = [
      await asked(query, bearer),
      await asked(query, bearer),
      await asked(query, bearer),
    ];
    expect(replies.slice(0, 2).map(({ errors }) => errors)).toEqual([[], []]);
    const refused = replies[2]!;
    expect(refused.status).toBe(429);
    const limit = { name: 'challenger', size: 2, unit: 'TRIES', windowSeconds: 60 };
    const extensions = extensionsOf(refused)!;
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED', limit });
    const wait = extensions['retryAfterSeconds'] as number;
    expect(wait).toBeGreaterThan(0);
    expect(refused.header('retry-after')).toBe(String(wait));
    expect(refused.header('ratelimit-policy')).toMatch(
      /^"challenger";q=2;qu="requests";w=60, "token";/,
    );
    expect(refused.header('ratelimit')).toMatch(
      new RegExp(`^"challenger";r=0;t=${wait}, "token";`),
    );
  });

  it('tells so to sockets and streams that are too many', async () => {
    const query = 'subscription { matchEnded { id } }';
    const open = await Promise.all(
      [1, 2, 3].map(() => openEvents(anna, { query: 'subscription { notificationAdded { id } }' })),
    );
    const limit = { name: 'network-connections', size: 3, unit: 'AT_A_TIME', windowSeconds: null };
    const { response } = await openEvents(anna, { query });
    expect(response.status).toBe(429);
    expect(response.headers.get('ratelimit')).toBe('"network-connections";r=0;t=10');
    const socket = new WebSocket(
      `${service.base.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    const body = await new Promise<string>((resolve) => {
      socket.once('unexpected-response', (_, answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += String(part)));
        answer.on('end', () => resolve(text));
      });
    });
    expect(JSON.parse(body)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', limit, retryAfterSeconds: 10 } }],
    });
    for (const stream of open) stream.close();
  });
});

const RATINGS = Array.from({ length: 120 }, (_, i) => `r${i}: rating`).join(' ');

describe('QUERY_TOO_COMPLEX', () => {
  it('has the cost, the limit and the path of the dearest field', async () => {
    const dear = await asked(`{
      variants { key }
      dear: matches(first: 100) { edges { node { ...Seats } } }
    }
    fragment Seats on Match { id seats { seat user { username ratings { ${RATINGS} } } } }`);
    expect(extensionsOf(dear)).toMatchObject({
      code: 'QUERY_TOO_COMPLEX',
      points: expect.any(Number),
      limit: { name: 'operation', size: 5000, unit: 'POINTS', windowSeconds: null },
      dearestPath: ['dear', 'edges', 'node', 'seats', 'user', 'ratings'],
    });
  });
});

describe('operationCost', () => {
  const COST = `query ($query: String!, $variables: JSONObject, $name: String) {
    operationCost(query: $query, variables: $variables, operationName: $name) {
      points limit fits dearestPath
    }
  }`;
  const dry = async (query: string, variables?: object, name?: string) =>
    (await asked(COST, undefined, { query, variables, name })) as Reply & {
      data: { operationCost: { points: number } };
    };

  it('tells what the answer says later, and executes nothing', async () => {
    const query =
      'query ($n: Int) { matches(first: $n) { nodes { id seats { user { username } } } } }';
    const { operationCost } = (await dry(query, { n: 7 })).data;
    expect(operationCost).toMatchObject({
      limit: 5000,
      fits: true,
      dearestPath: ['matches', 'nodes', 'seats', 'user'],
    });
    const { data, extensions } = await asked(query, undefined, { n: 7 });
    expect(data).not.toBeNull();
    const reading = extensions!['cost']!.points - operationCost.points;
    expect(reading).toBeGreaterThan(10);
    expect(reading).toBeLessThan(13);
    const changes = 'mutation { startAsGuest(input: {}) { userErrors { code } } }';
    expect((await dry(changes)).errors[0]?.extensions.code ?? 'priced').toBeDefined();
  });

  it('tells the cost of what is too dear, and of one of several operations', async () => {
    const query = `query A { matches(first: 100) { nodes { seats { user { ratings { ${RATINGS} } } } } } }
      query B { me { id } }`;
    expect((await dry(query, undefined, 'A')).data.operationCost).toMatchObject({
      fits: false,
      dearestPath: ['matches', 'nodes', 'seats', 'user', 'ratings'],
    });
    expect((await dry(query, undefined, 'B')).data.operationCost).toMatchObject({ fits: true });
    expect(extensionsOf(await dry(query))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    ['a document that is not valid', '{ nothing }', 'BAD_USER_INPUT'],
    ['a text that is no document', '{', 'BAD_USER_INPUT'],
    ['a document that is too long', `{ me { id } } #${'x'.repeat(20_000)}`, 'QUERY_TOO_COMPLEX'],
  ])('is refused for %s', async (_, query, code) => {
    expect(extensionsOf(await dry(query))).toMatchObject({ code });
  });
});

it('the page /errors explains every code at its anchor', async () => {
  const response = await fetch(`${service.base}/errors`);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const text = await response.text();
  const codes = [
    ...Object.keys({ ...ERROR_CODES, ...CREDENTIAL_PROBLEMS, ...CLOSE_CODES }),
    ...declaredFailures().map(({ code }) => code),
  ];
  expect(codes.length).toBeGreaterThan(150);
  const anchors = [...text.matchAll(/ id="(\w+)"/g)].map(([, anchor]) => anchor);
  expect(anchors.sort()).toEqual(codes.sort());
});
