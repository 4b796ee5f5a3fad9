/** Real: the built api as a process that trusts one proxy, on a real Postgres. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { TestClient } from '../support/client.js';
import { freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { until } from '../support/wait.js';
import { killAll, service } from '../integration/start/service.js';
import type { Service } from '../integration/start/service.js';
import { rounds } from './support/rounds.js';
import { RawConnection, upgradeRequest } from './support/raw-connection.js';
import { RawSocket, registersOver } from './support/raw-socket.js';
import { essentials } from './support/victim.js';

const SOCKETS = 20;
const SUBSCRIPTIONS = 12;
const ON_ONE_SOCKET = 5;
const REGISTRATIONS = 2;

let database: TestDatabase;
let api: Service;
let base: string;
let token: string;

beforeAll(async () => {
  database = await freshDatabase();
  api = service({
    program: ['dist/api.main.js'],
    env: {
      ...essentials(database),
      TRUST_PROXY: '1',
      REGISTRATIONS_PER_MINUTE: String(REGISTRATIONS),
      SOCKETS_PER_NETWORK: String(SOCKETS),
      SUBSCRIPTIONS_PER_NETWORK: String(SUBSCRIPTIONS),
      SUBSCRIPTIONS_PER_SOCKET: String(ON_ONE_SOCKET),
    },
  });
  base = await api.ready();
  token = (await new TestClient(base).register('anna')).accessToken!;
});

afterAll(async () => {
  killAll();
  await database.drop();
});

const answers = () => new TestClient(base).ask<{ __typename: string }>('{ __typename }');
const isAlive = async () => expect(await answers()).toEqual({ __typename: 'Query' });

/** Each test comes from a network of its own. */
let networks = 0;
const network = () => `192.0.2.${(networks += 1)}`;

const many = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const SUBSCRIPTION = 'subscription { notificationAdded { id } }';

describe('an upgrade', () => {
  it('of another path gets 404 and is ended, also when the client keeps it half open', async () => {
    const connections = await many(rounds(50, 500), () => RawConnection.to(base));
    for (const one of connections) one.write(upgradeRequest('/elsewhere')).finish();
    await Promise.all(connections.map(({ ended }) => ended));
    for (const { answer } of connections) expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    await isAlive();
  });

  it.each(['/elsewhere', '/graphql', '/graphqlx', '/graphql/x', '/'])(
    'of %s may be reset after any byte',
    async (path) => {
      const request = upgradeRequest(path);
      for (let bytes = 1; bytes < request.length + 40; bytes += rounds(23, 1)) {
        const one = await RawConnection.to(base);
        one.write((request + '\x81\x05hello'.repeat(8)).slice(0, bytes));
        if (bytes % 2 === 0) await Promise.resolve();
        one.reset();
      }
      await isAlive();
    },
  );

  it('with wrong headers gets 400 and its connection ends', async () => {
    const wrong: Record<string, string>[] = [
      { 'Sec-WebSocket-Key': 'short' },
      { 'Sec-WebSocket-Version': '7' },
      { 'Sec-WebSocket-Protocol': ',,' },
      { Upgrade: 'h2c' },
    ];
    for (const headers of wrong) {
      const one = (await RawConnection.to(base)).write(upgradeRequest('/graphql', headers));
      await one.ended;
      expect(one.answer).toMatch(/^HTTP\/1\.1 400 /);
      one.drop();
    }
  });

  it('a socket with another protocol, or without connection_init, is closed in a few seconds', async () => {
    const other = { 'Sec-WebSocket-Protocol': 'graphql-ws', 'X-Forwarded-For': network() };
    const foreign = (await RawConnection.to(base)).write(upgradeRequest('/graphql', other));
    const silent = await RawSocket.open(base, network());
    await foreign.ended;
    expect(foreign.answer).toContain('Subprotocol not acceptable');
    expect(await silent.closed).toBe(4408);
  });
});

describe('a message', () => {
  it('longer than an HTTP request may be closes its socket', async () => {
    const socket = await RawSocket.acknowledged(base, network());
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(79_000) } });
    await socket.next(({ type }) => type === 'pong');
    socket.send({ type: 'ping', payload: { text: 'x'.repeat(80_000) } });
    expect(await socket.closed).toBe(1009);
  });

  it('closes a socket if it has too many bytes before connection_init, alone or with others', async () => {
    const text = 'x'.repeat(9_000);
    const long = await RawSocket.open(base, network());
    long.send({ type: 'connection_init', payload: { text } });
    expect(await long.closed).toBe(1009);
    const piecemeal = await RawSocket.open(base, network());
    for (let index = 0; index < 400; index += 1) piecemeal.send({ type: 'ping' });
    expect(await piecemeal.closed).toBe(1009);
  });

  it('that is unknown or malformed closes its own socket only', async () => {
    const from = network();
    const neighbour = await RawSocket.acknowledged(base, from);
    for (const [text, code] of [
      ['{', 4400],
      ['{"type":"next","id":"1","payload":{}}', 4400],
      ['{"type":"connection_init"}', 4429],
    ] as const) {
      const socket = await RawSocket.acknowledged(base, from);
      socket.socket.send(text);
      expect(await socket.closed).toBe(code);
    }
    neighbour.send({ type: 'ping' });
    await neighbour.next(({ type }) => type === 'pong');
  });
});

describe('a client that does not read', () => {
  it('is disconnected before its answers fill the memory', async () => {
    const socket = await RawSocket.acknowledged(base, network());
    socket.socket.pause();
    let closed = false;
    void socket.closed.then(() => (closed = true));
    const text = 'x'.repeat(75_000);
    const sent = () =>
      new Promise<void>((resolve) =>
        socket.socket.send(JSON.stringify({ type: 'ping', payload: { text } }), () => resolve()),
      );
    await until('the end', async () => {
      await sent();
      return closed || socket.socket.readyState !== socket.socket.OPEN;
    });
    await isAlive();
  });
});

describe('a network', () => {
  it('has a limited number of sockets, and closed ones make room for new ones', async () => {
    const from = network();
    const sockets = await many(SOCKETS, () => RawSocket.acknowledged(base, from));
    expect(await RawSocket.refusal(base, from)).toEqual({ status: 429, retryAfter: '10' });
    expect((await RawSocket.open(base, network())).socket.readyState).toBe(1);
    sockets[0]!.socket.terminate();
    await until('a place', () => RawSocket.open(base, from).catch(() => false as const));
  });

  it('is one for the IPv6 addresses of one /64', async () => {
    await many(SOCKETS, (index) => RawSocket.acknowledged(base, `2001:db8::${index + 1}`));
    expect(await RawSocket.refusal(base, '2001:db8::ffff')).toMatchObject({ status: 429 });
  });

  it('is named by the proxy’s header, for sockets and HTTP alike, and has its own limits', async () => {
    const [one, other] = [network(), network()];
    const socket = await RawSocket.acknowledged(base, one);
    expect([await registersOver(socket), await registersOver(socket)]).toEqual([true, true]);
    expect(await registersOver(socket)).toBe(false);
    const query =
      'mutation { register(input: { username: "bert", password: "correct horse battery" }) { user { id } } }';
    const overHttp = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': one },
      body: JSON.stringify({ query }),
    });
    expect(await overHttp.text()).toContain('RATE_LIMITED');
    expect(await registersOver(await RawSocket.acknowledged(base, other))).toBe(true);
  });

  it('has a limited number of subscriptions over all its sockets', async () => {
    const from = network();
    const sockets = await many(3, () => RawSocket.acknowledged(base, from, token));
    for (const socket of sockets) {
      for (let id = 1; id <= ON_ONE_SOCKET; id += 1) socket.subscribe(`${id}`, SUBSCRIPTION);
    }
    const refused = await until('refusals', () => {
      const errors = sockets.flatMap(({ received }) =>
        received.filter(({ type }) => type === 'error'),
      );
      return errors.length === 3 * ON_ONE_SOCKET - SUBSCRIPTIONS && errors;
    });
    expect(refused[0]!.payload).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    for (const socket of sockets) socket.socket.terminate();
    const later = await RawSocket.acknowledged(base, from, token);
    await until('a place', async () => {
      const id = randomBytes(4).toString('hex');
      later.subscribe(id, SUBSCRIPTION);
      later.subscribe(`${id}-query`, '{ __typename }');
      await later.next((message) => message.id === `${id}-query`);
      return !later.received.some((message) => message.id === id && message.type === 'error');
    });
  });
});

describe('a socket', () => {
  it('has a limited number of subscriptions, and an ended one makes room', async () => {
    const socket = await RawSocket.acknowledged(base, network(), token);
    const refused = () =>
      socket.received.filter(({ type }) => type === 'error').map(({ id }) => id);
    const ids = Array.from({ length: ON_ONE_SOCKET + 1 }, (_, index) => `${index}`);
    for (const id of ids) socket.subscribe(id, SUBSCRIPTION);
    const [first] = await until('a refusal', () => refused().length > 0 && refused());
    expect(await socket.errorOf(first!)).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: 10,
    });
    socket.send({ type: 'complete', id: ids.find((id) => id !== first) });
    for (const id of ['x', 'y']) socket.subscribe(id, SUBSCRIPTION);
    await until('another refusal', () => refused().length === 2);
    expect(['x', 'y']).toContain(refused()[1]);
  });

  it('that asks for 5,000 subscriptions gets a few, and others do not wait', async () => {
    const socket = await RawSocket.acknowledged(base, network(), token);
    for (let id = 1; id <= 5_000; id += 1) socket.subscribe(`${id}`, SUBSCRIPTION);
    await isAlive();
    const refused = 5_000 - ON_ONE_SOCKET;
    await until('refusals', () => socket.received.length === 1 + refused);
    expect(socket.received.slice(1).every(({ type }) => type === 'error')).toBe(true);
  });
});

it('no wrong use of sockets is logged as an error, and the service stops cleanly', async () => {
  api.child.kill('SIGTERM');
  const { status, err, out } = await api.ended;
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const faults = out.split('\n').filter((line) => line.includes('"level":"error"'));
  expect(faults).toEqual([]);
});
