/** Redis loses its data or is unreachable. Real: the service, Redis, a cut connection. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { env } from 'node:process';
import { Queues } from '../../../src/platform/tasks/queues.js';
import type { MatchJson, TestClient } from '../../support/client.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { startService } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { until } from '../../support/wait.js';
import { proxyToRedis } from '../../support/tcp-proxy.js';
import type { TcpProxy } from '../../support/tcp-proxy.js';
import { EventProcess, configFor, numbered } from './event-process.js';

const server = env.TEST_REDIS_URL;

/** A database that only these tests use, because they break it. */
const OUTAGES = 15;
const url = new URL(`/${OUTAGES}`, server ?? 'redis://none').href;

/** Without a Redis the tests are reported as skipped; CI has one. */
const describeWithRedis = server ? describe : describe.skip;

describeWithRedis('after Redis loses everything (FLUSHALL)', () => {
  let database: TestDatabase;
  let process: EventProcess;

  beforeEach(async () => {
    database = await freshDatabase();
    process = await EventProcess.open(configFor(database.url, url));
  });
  afterEach(async () => {
    await process.close();
    await database.drop();
  });

  it('everything is done after Redis loses everything (FLUSHALL), when its lease has ended', async () => {
    const done = new Set<unknown>();
    let release!: () => void;
    const dataLost = new Promise<void>((resolve) => (release = resolve));
    let running = 0;
    process.queued('moved', async ({ n }) => {
      running++;
      await dataLost;
      done.add(n);
    });
    await process.work();
    process.sweep();
    await process.add(...numbered('moved', 40));
    await until('four jobs', () => running === 4);
    await forget(url);
    release();
    await until('all of them', async () => (await process.pending()).length === 0);
    expect(done.size).toBe(40);
  });
});

describeWithRedis('while Redis is unreachable', () => {
  let proxy: TcpProxy;
  let service: TestService;
  let player: TestClient;
  let match: MatchJson;

  beforeAll(async () => {
    proxy = await proxyToRedis(url);
    service = await startService({ REDIS_URL: proxy.through(url), LOG_LEVEL: 'silent' });
    player = await service.player();
    const opponents = [{ bot: 'random' }];
    ({ match } = (await player.challenge({ variant: 'zweier', opponents })) as {
      match: MatchJson;
    });
    match = await turn(player, match.id);
  });
  afterAll(async () => {
    await proxy.mend();
    await service.stop();
    await proxy.cut();
  });

  it('moves are made while Redis is unreachable, and what follows is done afterwards', async () => {
    await proxy.cut();
    const played = await player.act(match.id, [match.deal.legal[0]!]);
    expect(played.userErrors).toEqual([]);
    const later = await playOn(player, played.match!);
    expect(later.toAct).not.toBe(later.viewerSeat);
    await proxy.mend();
    expect((await turn(player, match.id)).version).toBeGreaterThan(later.version);
  });

  it('all clients find Redis again after each loss of the connection', async () => {
    for (let round = 0; round < 3; round++) {
      match = await turn(player, match.id);
      proxy.reset();
      const { userErrors } = await player.act(match.id, [match.deal.legal[0]!]);
      expect(userErrors).toEqual([]);
    }
    await turn(player, match.id);
  });
});

describeWithRedis('a queue whose first job comes while Redis is unreachable', () => {
  it('takes jobs when Redis is back', async () => {
    const proxy = await proxyToRedis(url);
    await proxy.cut();
    const queues = new Queues(configFor('postgres://nobody', proxy.through(url)));
    const adds = () => queues.add('late', [{ id: 'one', data: {} }]).then(() => true);
    await expect(adds()).rejects.toThrow();
    await proxy.mend();
    await until('the job to be taken', () => adds().catch(() => false));
    await queues.onApplicationShutdown();
    await proxy.cut();
  });
});

async function forget(url: string): Promise<void> {
  const redis = new Redis(url);
  await redis.flushdb();
  redis.disconnect();
}

/** Makes the player's own actions until the bot is to act. */
async function playOn(player: TestClient, match: MatchJson): Promise<MatchJson> {
  if (match.toAct !== match.viewerSeat) return match;
  const { match: next, userErrors } = await player.act(match.id, [match.deal.legal[0]!]);
  expect(userErrors).toEqual([]);
  return playOn(player, next!);
}

/** The match when the player is to act again. */
function turn(player: TestClient, id: string): Promise<MatchJson> {
  return until('the turn', async () => {
    const match = await player.match(id);
    return match.toAct === match.viewerSeat && match;
  });
}
