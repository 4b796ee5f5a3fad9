/** Real: two apis and a worker as processes, Postgres, a Redis of our own that dies, or from which nothing arrives. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  openExport,
  openIdleSocket,
  openSocket,
  openStream,
} from '../../support/access/streams.js';
import type { Ended } from '../../support/access/streams.js';
import { finishMatches } from '../../support/access/matches.js';
import { mustMutate } from '../../support/client.js';
import type { TestClient } from '../../support/client.js';
import { RedisServer, redisVersion } from '../../support/redis.js';
import { giveRole } from '../../support/staff.js';
import { proxyToRedis } from '../../support/tcp-proxy.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';
import { until } from '../../support/wait.js';
import { notify } from '../webhooks/hooks.js';
import { startInstallation } from './processes.js';
import type { Installation } from './processes.js';

/** The bounds that docs/moderation.md names, in milliseconds. */
const AT_ONCE = 1_000;
const REMEMBERED = 10_000;
const RECHECKED = 30_000;
/** A busy machine is late. */
const TOLERANCE = 2_000;
const PATIENCE = 180_000;

const withRedis = redisVersion() === undefined ? describe.skip : describe;

withRedis('a suspension of which a process hears nothing', () => {
  let folder: string;
  let redis: RedisServer;
  let proxy: TcpProxy;
  /** The second api finds Redis behind the proxy: it is deaf when the proxy is. */
  let installation: Installation;
  let moderator: TestClient;
  let person: TestClient;
  let open: Record<string, Ended>;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bummerl-redis-'));
    redis = await RedisServer.open(folder);
    proxy = await proxyToRedis(redis.url);
    installation = await startInstallation(redis.url, proxy.through(redis.url));
    const [decides, deaf] = installation.apis;
    moderator = await decides.player();
    await giveRole(decides, moderator, 'MODERATOR');
    person = await deaf.player();
    await openAll();
  }, PATIENCE);
  afterEach(async () => {
    await installation.stop();
    await proxy.cut();
    await redis.end('SIGKILL');
    await rm(folder, { recursive: true });
  }, PATIENCE);

  /** Everything is open in the deaf process, which remembers the session. */
  async function openAll(): Promise<void> {
    const exported = await finishMatches(installation.apis[0], 2);
    await notify(person);
    open = {
      'idle socket': await openIdleSocket(person),
      socket: await openSocket(person),
      stream: await openStream(person),
      export: await openExport(person, exported),
    };
    await person.ask('{ me { username } }');
  }

  const isRefused = async () => (await person.raw('{ me { username } }')).errors !== undefined;

  /** @returns milliseconds from the answer of the suspension to each end in the deaf process */
  async function ends(): Promise<Readonly<Record<string, number>>> {
    const order = { username: person.username, reason: 'Insults.' };
    await mustMutate(moderator, 'suspendUser', order);
    const answered = performance.now();
    const all = { ...open, request: () => until('the refusal', isRefused) };
    const millis = Object.entries(all).map(async ([name, ended]) => {
      await ended();
      return [name, performance.now() - answered] as const;
    });
    return Object.fromEntries(await Promise.all(millis));
  }

  it(
    'because Redis is gone: requests are refused at once, and what is open ends by the next check',
    async () => {
      await redis.end('SIGKILL');
      await until('its loss', () => proxy.count === 0);
      const { request, ...streams } = await ends();
      expect(request).toBeLessThan(AT_ONCE);
      for (const [name, millis] of Object.entries(streams))
        expect({ name, isInTime: millis < RECHECKED + TOLERANCE }).toMatchObject({
          isInTime: true,
        });
    },
    PATIENCE,
  );

  it(
    'because Redis is back only later: what is open ends as soon as it is',
    async () => {
      await redis.end('SIGKILL');
      await until('its loss', () => proxy.count === 0);
      const ended = ends();
      await until('the refusal', isRefused);
      const began = performance.now();
      await redis.start();
      await ended;
      expect(performance.now() - began).toBeLessThan(REMEMBERED);
    },
    PATIENCE,
  );

  it(
    'because nothing arrives, although the connection seems to work: both wait for what is remembered',
    async () => {
      proxy.hold();
      const { request, ...streams } = await ends();
      expect(request).toBeLessThan(REMEMBERED + TOLERANCE);
      const most = RECHECKED + REMEMBERED + TOLERANCE;
      for (const [name, millis] of Object.entries(streams))
        expect({ name, isInTime: millis < most }).toMatchObject({ isInTime: true });
    },
    PATIENCE,
  );
});
