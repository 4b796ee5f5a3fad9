/**
 * Real: the built service, a Postgres and a Redis that answer but do not serve: they are read-only, full, without
 * tables, or drop each connection.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killAll, prepareService, service } from '../integration/start/service.js';
import { asAdmin, freshDatabase } from '../support/postgres.js';
import type { TestDatabase } from '../support/postgres.js';
import { RedisServer, redisVersion } from '../support/redis.js';
import { proxyToPostgres } from '../support/tcp-proxy.js';
import type { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/wait.js';
import { Running } from './running.js';

/** How long a server stays in trouble, in milliseconds, while tries and log lines are counted. */
const TROUBLED = 3_000;
/** The greatest number of connections, and of log lines, in a second of trouble. */
const MOST_A_SECOND = 20;

const TEST_SECONDS = 120_000;

let database: TestDatabase;
let proxy: TcpProxy;
let folder: string;

beforeAll(async () => {
  prepareService();
  database = await freshDatabase();
  proxy = await proxyToPostgres(database.url);
  folder = await mkdtemp(join(tmpdir(), 'bummerl-not-serving-'));
}, TEST_SECONDS);

afterAll(async () => {
  killAll();
  await proxy.mend();
  await proxy.cut();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function started(env: Readonly<Record<string, string>> = {}): Promise<Running> {
  const url = proxy.through(database.url);
  const jwt = 'a secret that outlives every connection';
  const running = service({
    env: { DATABASE_URL: url, JWT_SECRET: jwt, LOG_LEVEL: 'warn', LOG_FORMAT: 'json', ...env },
  });
  return new Running(running, await running.ready());
}

/** Asks for a guest again and again for the time; all are refused. Returns the seconds. */
async function refusedFor({ client }: Running): Promise<number> {
  const began = performance.now();
  while (performance.now() - began < TROUBLED) {
    const { errors } = await client().raw('mutation { startAsGuest { accessToken } }');
    expect(errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
  }
  return (performance.now() - began) / 1000;
}

const readOnly = (is: boolean): Promise<void> => {
  const name = new URL(database.url).pathname.slice(1);
  return asAdmin(`ALTER DATABASE ${name} SET default_transaction_read_only = ${is}`);
};

describe('a service whose Postgres answers but does not serve', () => {
  let running: Running;
  beforeAll(async () => void (running = await started()), TEST_SECONDS);
  afterAll(() => running.end());

  it(
    'is not ready, says why, tries rarely, and goes on by itself after connections were accepted and closed',
    async () => {
      await running.botPlays();
      const lines = running.lines;
      proxy.jam();
      const seconds = await refusedFor(running);
      expect(proxy.tries / seconds).toBeLessThan(MOST_A_SECOND);
      await running.saysWhy(/^Postgres: no server can be reached/);
      expect((running.lines - lines) / seconds).toBeLessThan(MOST_A_SECOND);
      await proxy.mend();
      await running.isReady();
      await running.botPlays();
    },
    TEST_SECONDS,
  );

  it(
    'is not ready, says why, and goes on by itself after the server was read-only',
    async () => {
      const lines = running.lines;
      await readOnly(true);
      proxy.reset();
      const seconds = await refusedFor(running);
      await running.saysWhy(/^Postgres: the server cannot be written to/);
      expect((running.lines - lines) / seconds).toBeLessThan(MOST_A_SECOND);
      await readOnly(false);
      await running.isReady();
      await running.botPlays();
    },
    TEST_SECONDS,
  );

  it(
    'is not ready, and says why, without its tables',
    async () => {
      await asAdmin('ALTER TABLE idempotency_keys RENAME TO elsewhere', database.url);
      await running.saysWhy(/^Postgres: the tables are not found/);
      await asAdmin('ALTER TABLE elsewhere RENAME TO idempotency_keys', database.url);
      await running.isReady();
    },
    TEST_SECONDS,
  );
});

const describeWithRedis = redisVersion() === undefined ? describe.skip : describe;

describeWithRedis('a service whose Redis answers but does not serve', () => {
  let server: RedisServer;
  let admin: Redis;
  let running: Running;
  beforeAll(async () => {
    server = await RedisServer.open(folder);
    admin = new Redis(server.url);
    running = await started({ REDIS_URL: server.url });
  }, TEST_SECONDS);
  afterAll(async () => {
    await running.end();
    admin.disconnect();
    await server.end('SIGTERM');
  });

  it.each([
    [
      'a replica',
      ['replicaof', '127.0.0.1', '1'],
      ['replicaof', 'no', 'one'],
      /^Redis: the server cannot be written/,
    ],
    [
      'full',
      ['config', 'set', 'maxmemory', '1'],
      ['config', 'set', 'maxmemory', '0'],
      /^Redis: the server is full/,
    ],
  ] as const)(
    'is not ready, says why, tries rarely, and goes on by itself after it was %s',
    async (_what, [harm, ...harmed], [mend, ...mended], reason) => {
      await running.botPlays();
      const lines = running.lines;
      const began = performance.now();
      await admin.call(harm, ...harmed);
      await running.saysWhy(reason);
      await until('the time', () => performance.now() - began > TROUBLED);
      const seconds = (performance.now() - began) / 1000;
      expect((running.lines - lines) / seconds).toBeLessThan(MOST_A_SECOND);
      await admin.call(mend, ...mended);
      await running.isReady();
      await running.botPlays();
    },
    TEST_SECONDS,
  );
});
