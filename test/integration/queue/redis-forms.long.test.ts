/** Real: servers of Redis with Sentinels and as a cluster, the queues' backend, the live bus, the probe of the start. */
import { Logger } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import { probe } from '../../../src/platform/lifecycle/probe.js';
import { RedisLiveBus } from '../../../src/platform/live/redis-live-bus.js';
import { redisFrom } from '../../../src/platform/redis.js';
import { createBackend } from '../../../src/platform/tasks/backend.js';
import { redisVersion } from '../../support/redis.js';
import { openCluster, openSentinels } from '../../support/redis-sets.js';
import type { RedisSet } from '../../support/redis-sets.js';
import { until } from '../../support/wait.js';

const databaseUrl = process.env.TEST_POSTGRES_URL!;
const JWT_SECRET = 'x'.repeat(32);

function configFor(REDIS_URL: string) {
  const env = parseEnvironment({ REDIS_URL, DATABASE_URL: databaseUrl, JWT_SECRET });
  return configOf(env, { databaseUrl, jwtSecret: JWT_SECRET, embedded: false });
}

async function passesJob(url: string): Promise<void> {
  const backend = createBackend(configFor(url));
  const queue = backend.queue('tests', {});
  const seen: unknown[] = [];
  const worker = backend.worker('tests', ({ data }) => Promise.resolve(seen.push(data)), {});
  queue.on('error', () => undefined);
  worker.on('error', () => undefined);
  await queue.waitUntilReady();
  await queue.addBulk([{ name: 'tests', data: { n: 1 }, opts: { jobId: 'one' } }]);
  await until('the job', () => seen.length === 1);
  expect(seen).toEqual([{ n: 1 }]);
  await Promise.all([queue.close(), worker.close()]);
  await backend.close();
}

/** How many clients connect again at the same time; what each of them does is a matter of milliseconds. */
const CLIENTS = 20;

/** Loses the master; all clients must come to the new one, whatever they were doing when it was named. */
async function survivesNewMaster(set: RedisSet): Promise<void> {
  const clients = Array.from({ length: CLIENTS }, () => {
    const client = redisFrom(set.url, { maxRetriesPerRequest: 1, enableOfflineQueue: false });
    client.on('error', () => undefined);
    return client;
  });
  const pings = () =>
    Promise.all(clients.map((client) => client.set('ping', '').catch(() => client.status)));
  const former = await set.master();
  try {
    await Promise.all(clients.map((client) => client.connect()));
    await former.end('SIGKILL');
    await until('all clients', async () => (await pings()).every((answer) => answer === 'OK'));
  } finally {
    clients.forEach((client) => client.disconnect());
  }
}

async function passesHint(url: string): Promise<void> {
  const [one, other] = [new RedisLiveBus(url, 'tests'), new RedisLiveBus(url, 'tests')];
  await Promise.all([one.onModuleInit(), other.onModuleInit()]);
  const changes = other.changes('match.1');
  const next = changes.next();
  one.send({ topic: 'match.1', ref: 7 });
  expect((await next).value).toEqual({ topic: 'match.1', ref: 7 });
  await changes.return();
  for (const bus of [one, other]) {
    await bus.drain();
    bus.onApplicationShutdown();
  }
}

const reasonOf = (REDIS_URL: string): Promise<string> =>
  probe({ DATABASE_URL: databaseUrl, REDIS_URL, REDIS_PREFIX: 'bummerl' }).then(
    () => 'started',
    ({ message }: Error) => message,
  );

if (redisVersion() === undefined) {
  it.skip('Sentinel and cluster: skipped without a Redis, CI has one', () => undefined);
} else {
  describe('Sentinel and cluster', () => {
    let folder: string;
    let sentinels: RedisSet;
    let cluster: RedisSet;

    beforeAll(async () => {
      Logger.overrideLogger(false);
      folder = await mkdtemp(join(tmpdir(), 'bummerl-redis-'));
      [sentinels, cluster] = await Promise.all([
        openSentinels(join(folder, 'sentinels'), 1),
        openCluster(join(folder, 'cluster'), 1),
      ]);
    });

    afterAll(async () => {
      await Promise.all([sentinels?.stop(), cluster?.stop()]);
      await rm(folder, { recursive: true, force: true });
    });

    it.each(['sentinel', 'cluster'])('pass jobs and hints by %s', async (form) => {
      const { url } = form === 'sentinel' ? sentinels : cluster;
      await passesJob(url);
      await passesHint(url);
      expect(await reasonOf(url)).toBe('started');
    });

    it("refuses a Sentinel's own port at the start, and says what to set", async () => {
      const port = /:(\d+),/.exec(sentinels.url)![1];
      expect(await reasonOf(`redis://127.0.0.1:${port}`)).toMatch(
        /^REDIS_URL: this is a Sentinel: set REDIS_URL=redis\+sentinel:\/\//,
      );
    });

    it('refuses the port of one node of a cluster', async () => {
      expect(await reasonOf(cluster.servers[0]!.url)).toMatch(
        /^REDIS_URL: this is a node of a cluster: set REDIS_URL=redis\+cluster:\/\//,
      );
    });

    it('refuses a name that the Sentinels do not know', async () => {
      expect(await reasonOf(sentinels.url.replace(/\w+$/, 'other'))).toMatch(
        /^REDIS_URL: the Sentinels do not know this name/,
      );
    });

    it('refuses a plain Redis as Sentinel or as cluster', async () => {
      const { port } = sentinels.servers[0]!;
      expect(await reasonOf(`redis+sentinel://127.0.0.1:${port}/bummerl`)).toMatch(
        /^REDIS_URL: this is no Sentinel/,
      );
      expect(await reasonOf(`redis+cluster://127.0.0.1:${port}`)).toMatch(
        /^REDIS_URL: this is no cluster/,
      );
    });

    it('come to the new master when the old one is killed', () => survivesNewMaster(sentinels));
  });
}
