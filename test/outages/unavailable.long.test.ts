/** Real: the service with its worker; its Postgres is behind a connection that is cut and held. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { KnownCredentials } from '../../src/modules/auth/application/known-credentials.js';
import { purposeOf } from '../../src/modules/mail/domain/letter.js';
import { LiveBus } from '../../src/platform/live/live-bus.js';
import { SignedTokens } from '../../src/platform/signing/signed-tokens.js';
import { codesIn, socketOf, subscribe } from '../support/live.js';
import { mustMutate, PASSWORD } from '../support/client.js';
import type { TestClient } from '../support/client.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { startServiceOn } from '../support/service.js';
import type { TestService } from '../support/service.js';
import { rowId, rowsOf } from '../support/sql.js';
import { waitingStreams } from '../support/streams.js';
import { playCard, startMatch } from '../support/table.js';
import type { Table } from '../support/table.js';
import { until } from '../support/wait.js';
import { OUTAGE, post } from './answers.js';
import { RawSocket } from '../hostile/support/raw-socket.js';

const ME = '{ me { username } }';

const waiting = waitingStreams();

let database: TestDatabase;
let proxy: TcpProxy;
let service: TestService;
let table: Table;
let player: TestClient;
/** A client with a personal token. */
let program: TestClient;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await proxyToPostgres(database.url);
  service = await startServiceOn(proxy.through(database.url), { LOG_LEVEL: 'silent' });
  table = await startMatch([await service.player(), await service.player()]);
  player = table.players[0]!;
  const { secret } = await mustMutate<{ secret: string }>(
    player,
    'createApiToken',
    { name: 'bot', scopes: ['match:read'] },
    'secret',
  );
  program = Object.assign(service.client(), { accessToken: secret });
});
beforeEach(() => untilItWorks(player));
afterAll(async () => {
  await proxy.mend();
  await service.stop();
  await proxy.cut();
  await database.drop();
});

/** Mends the connection and waits until the service answers the client's own token. */
const untilItWorks = async (client: TestClient) => {
  await proxy.mend();
  return until('an answer', async () => (await client.raw(ME)).data?.['me' as never] !== undefined);
};

const wantsMail = async () => {
  const { me } = await player.ask<{
    me: { notificationPreferences: { channels: { channel: string; enabled: boolean }[] } };
  }>('{ me { notificationPreferences { channels { channel enabled } } } }');
  return me.notificationPreferences.channels.find(({ channel }) => channel === 'EMAIL')!.enabled;
};

const ask = (query: string, token: string | null, variables: object = {}) =>
  post(service.base, query, token, variables);

describe('while the database is away', () => {
  beforeEach(() => proxy.cut());

  it('without a database, queries and mutations get UNAVAILABLE, over HTTP with 503', async () => {
    expect(await ask(ME, player.accessToken)).toMatchObject(OUTAGE);
    const query = `mutation ($input: ActInput!) { act(input: $input) { match { id } } }`;
    const input = { matchId: table.matchId, actions: ['HA'], idempotencyKey: randomUUID() };
    expect(await ask(query, player.accessToken, { input })).toMatchObject(OUTAGE);
  });

  it('without a database, a token with a wrong signature is UNAUTHENTICATED', async () => {
    const { errors } = await ask(ME, `${player.accessToken}x`);
    expect(codesIn(errors)).toEqual(['UNAUTHENTICATED']);
  });

  it('without a database, no session, token or password is called wrong', async () => {
    const { username, refreshToken } = player;
    expect(await ask(ME, program.accessToken)).toMatchObject(OUTAGE);
    for (const [name, input] of Object.entries({
      Login: { username, password: PASSWORD },
      RefreshSession: { refreshToken },
      Logout: { refreshToken },
    })) {
      const field = name[0]!.toLowerCase() + name.slice(1);
      const query = `mutation ($input: ${name}Input!) { ${field}(input: $input) { userErrors { code } } }`;
      expect(await ask(query, null, { input })).toMatchObject(OUTAGE);
      // Clients send their access token with every request.
      expect(await ask(query, player.accessToken, { input })).toMatchObject(OUTAGE);
    }
  });

  it('without a database, a new socket is closed with 1013, after which clients try again', async () => {
    for (const { accessToken } of [player, program]) {
      const socket = await RawSocket.open(service.base, '203.0.113.1');
      const payload = { authorization: `Bearer ${accessToken}` };
      socket.send({ type: 'connection_init', payload });
      expect(await socket.closed).toBe(1013);
    }
  });

  it.each([
    ['verify', 'VERIFICATION'],
    ['reset', 'PASSWORD_RESET'],
  ] as const)(
    'without a database, the page behind an e-mail’s link answers 503 with Retry-After: %s',
    async (path, kind) => {
      const token = new SignedTokens(service.config).sign(purposeOf(kind), randomUUID());
      const fields = new URLSearchParams({ token, password: PASSWORD });
      for (const answer of [
        await fetch(`${service.base}/${path}?${fields.toString()}`),
        await fetch(`${service.base}/${path}`, { method: 'POST', body: fields }),
      ]) {
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      }
    },
  );

  it('the unsubscribe link answers 503 without a database, and works when it is followed again', async () => {
    const sql = 'SELECT id FROM users WHERE username = $1';
    const [user] = await rowsOf<{ id: string }>({ database }, sql, [player.username]);
    const token = new SignedTokens(service.config).sign('unsubscribe', user!.id);
    const follow = (accept: string) =>
      fetch(`${service.base}/unsubscribe?token=${token}`, {
        method: 'POST',
        headers: { accept, 'accept-language': 'de' },
      });
    const [asJson, asPage] = [await follow('*/*'), await follow('text/html,*/*;q=0.8')];
    for (const { status, headers } of [asJson, asPage]) {
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    }
    expect(await asJson.json()).toMatchObject({ statusCode: 503, error: 'Service Unavailable' });
    expect(await asPage.text()).toContain('<h1>Gerade nicht</h1>');
    await untilItWorks(player);
    expect(await wantsMail()).toBe(true);
    expect((await follow('*/*')).status).toBe(200);
    expect(await wantsMail()).toBe(false);
  });

  it('the metrics can be read without a database', async () => {
    const response = await fetch(`${service.base}/metrics`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('nodejs_heap_size_used_bytes');
  });
});

describe('a socket that was open before the database failed', () => {
  it.each([
    ['query', ME],
    ['subscription', 'subscription { eventAdded { __typename } }'],
  ])('gets UNAVAILABLE for a %s', async (_, query) => {
    for (const { accessToken } of [player, program]) {
      const socket = await RawSocket.acknowledged(service.base, '203.0.113.1', accessToken);
      await proxy.cut();
      socket.subscribe('1', query);
      expect(await socket.errorOf('1')).toMatchObject({
        code: 'UNAVAILABLE',
        retryAfterSeconds: 2,
      });
      socket.socket.close();
      await untilItWorks(player);
    }
  });
});

describe('a subscription that cannot begin', () => {
  it('gets UNAVAILABLE although its session cannot be checked again', async () => {
    const socket = await RawSocket.acknowledged(service.base, '203.0.113.1', player.accessToken);
    // The session is found as the subscription begins, but no longer when its failure is sent.
    const has = jest.spyOn(KnownCredentials.prototype, 'has').mockReturnValue(false);
    const find = jest.spyOn(KnownCredentials.prototype, 'find');
    find.mockImplementationOnce(async <T>(_: string, look: () => Promise<{ owned: T } | null>) => {
      const found = await look();
      await proxy.cut();
      return found && found.owned;
    });
    try {
      socket.subscribe('1', 'subscription { eventAdded { __typename } }');
      expect(await socket.errorOf('1')).toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      has.mockRestore();
      find.mockRestore();
      socket.socket.close();
    }
  });
});

describe('a running subscription', () => {
  it('that cannot be read closes its socket with 1013, after which clients try again', async () => {
    const streams = waiting();
    const socket = await RawSocket.acknowledged(service.base, '203.0.113.1', player.accessToken);
    socket.subscribe('1', `subscription { matchUpdated(matchId: "${table.matchId}") { version } }`);
    await until('the subscription', () => waiting() > streams);
    await proxy.cut();
    // As after a lost connection, when the database is lost again.
    const [live] = jest.mocked(LiveBus.prototype).changes.mock.contexts as LiveBus[];
    live!.send({ topic: `match.${rowId(table.matchId)}`, ref: Number.MAX_SAFE_INTEGER });
    expect(await socket.closed).toBe(1013);
  });
});

describe('when the database is back', () => {
  it('tokens, moves and subscriptions from before a database failure work after it', async () => {
    const streams = waiting();
    const socket = socketOf(player, 10);
    const query = `subscription ($id: ID!) { matchUpdated(matchId: $id) { version } }`;
    const feed = subscribe(socket, query, { id: table.matchId });
    await until('the subscription', () => waiting() > streams);
    await proxy.cut();
    expect(await ask(ME, player.accessToken)).toMatchObject(OUTAGE);
    await untilItWorks(player);
    // The client opens a closed socket again, and gets the events after that.
    const hasEvent = () => feed.answers.length > 0;
    await until('the event of a move', async () => {
      await playCard(table);
      return until('the event', hasEvent, 2_000).catch(() => false);
    });
    await socket.dispose();
  });
});
