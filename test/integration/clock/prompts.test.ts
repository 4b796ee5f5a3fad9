/**
 * Real: the api over HTTP, Postgres, BullMQ on Postgres and, where one is found, on Redis; a worker that takes jobs and
 * does not sweep.
 */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { createBackend } from '../../../src/platform/tasks/backend.js';
import type { QueueBackend } from '../../../src/platform/tasks/backend.js';
import type { MatchJson, TestClient } from '../../support/client.js';
import { startApiAlone } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { startMatch } from '../../support/table.js';
import { until } from '../../support/wait.js';
import { startSweeper } from './sweeper.js';
import type { Sweeper } from './sweeper.js';

/** A Redis database that no other test uses. */
const SERVER = process.env.TEST_REDIS_URL;
const REDIS = SERVER && new URL('/10', SERVER).href;

const backends = [
  { name: 'Postgres', settings: {} as Record<string, string> },
  ...(REDIS ? [{ name: 'Redis', settings: { REDIS_URL: REDIS } }] : []),
];

if (!REDIS)
  it.skip('the prompt of a deadline, on Redis: skipped without a Redis, CI has one', () =>
    undefined);

describe.each(backends)('the prompt of a deadline, on $name', ({ settings }) => {
  let service: TestService;
  let sweeper: Sweeper;
  let backend: QueueBackend;
  let queue: Queue;
  let players: TestClient[];

  beforeAll(async () => {
    service = await startApiAlone(settings);
    sweeper = await startSweeper(service);
    backend = createBackend(service.config);
    queue = backend.queue('deadline', {}) as unknown as Queue;
    await queue.waitUntilReady();
    players = await Promise.all([service.player(), service.player()]);
  });
  afterAll(async () => {
    await queue.close();
    await backend.close();
    await sweeper.close();
    await service.stop();
  });

  /** A match whose deadline is `seconds` away and in the queue. */
  async function prompted(seconds: number): Promise<string> {
    const { matchId } = await startMatch(players);
    await sweeper.setDeadline(matchId, seconds);
    await sweeper.prompt();
    expect(await queue.getDelayedCount()).toBe(1);
    return matchId;
  }

  const read = (matchId: string): Promise<MatchJson> => players[0]!.match(matchId);

  /** Redis loses everything; on Postgres the rows of the jobs are deleted. */
  async function empty(): Promise<void> {
    if (!service.config.REDIS_URL) return queue.obliterate({ force: true });
    const redis = new Redis(service.config.REDIS_URL);
    await redis.flushdb();
    redis.disconnect();
  }

  it('a deadline’s prompt is one job, however often the deadline is read', async () => {
    const matchId = await prompted(50);
    await sweeper.prompt();
    expect(await queue.getDelayedCount()).toBe(1);
    await sweeper.setDeadline(matchId, 3600);
    await empty();
  });

  it('is lost with an emptied queue, and the sweep ends the match', async () => {
    const matchId = await prompted(50);
    await empty();
    expect(await queue.getDelayedCount()).toBe(0);
    await sweeper.setDeadline(matchId, -1);
    await sweeper.sweep();
    expect((await read(matchId)).result).toMatchObject({ reason: 'TIMEOUT' });
  });

  it('ends the match without a sweep', async () => {
    await sweeper.work();
    const matchId = await prompted(50);
    expect(await read(matchId)).toMatchObject({ status: 'IN_PROGRESS' });
    const [job] = await queue.getDelayed();
    expect(job!.delay).toBeGreaterThan(30_000);
    expect(job!.delay).toBeLessThanOrEqual(51_000);
    // Makes the prompt due.
    await sweeper.setDeadline(matchId, -1);
    await job!.changeDelay(100);
    const over = await until('the end', async () => {
      const match = await read(matchId);
      return match.status !== 'IN_PROGRESS' && match;
    });
    expect(over.result).toMatchObject({ reason: 'TIMEOUT', winners: [expect.any(Number)] });
  });
});
