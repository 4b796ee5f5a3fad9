import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewJob } from '../../../src/platform/tasks/queues.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { describeQueue } from './conformance.js';
import { until } from '../../support/wait.js';
import { configFor, EventProcess, numbered } from './event-process.js';

describeQueue({
  name: 'Postgres',
  config: (database) => configFor(database.url, null),
  reset: async (process) => {
    await process.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  },
});

describe('jobs that are added to a queue on Postgres', () => {
  let database: TestDatabase;
  let process: EventProcess;

  beforeAll(async () => {
    database = await freshDatabase();
    process = await EventProcess.open(configFor(database.url, null));
  });
  afterEach(() => process.clear());
  afterAll(async () => {
    await process.close();
    await database.drop();
  });

  const jobsOf = (from: number, to: number, data: object): NewJob[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      id: `turns-${from + i}`,
      data: { ...data },
      priority: 1,
      triesOnce: i % 2 === 1,
    }));

  /** All columns that a worker uses, without the time when the job was added. */
  const jobs = () =>
    process.source.query<object[]>(
      `SELECT id, name, state, data, opts - 'timestamp' AS opts, priority, delay_ms, max_attempts,
         process_at_ms - added_at_ms AS wait FROM bullmq.job
       WHERE queue = 'turns' ORDER BY seq`,
    );

  it('jobs on Postgres are the same whether few or many are added, and existing ones stay unchanged', async () => {
    const all = jobsOf(1, 120, { n: 2 });
    await process.queues.add('turns', jobsOf(2, 2, { n: 1 }));
    await process.queues.add('turns', all.slice(0, 4));
    const few = await jobs();
    await process.source.query('DELETE FROM bullmq.job');
    await process.queues.add('turns', jobsOf(2, 2, { n: 1 }));
    await process.queues.add('turns', all);
    const many = await jobs();
    expect(few).toHaveLength(4);
    expect(few[0]).toMatchObject({ id: 'turns-2', data: { n: 1 } });
    expect(many).toHaveLength(120);
    expect(many.slice(0, 4)).toEqual(few);
  });

  it('jobs on Postgres wait for their delay, whether few or many are added', async () => {
    const prompts = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        id: `job-${n}`,
        data: { n },
        delayMillis: 60_000,
      }));
    await process.queues.add('turns', prompts(3));
    const few = await jobs();
    await process.source.query('DELETE FROM bullmq.job');
    await process.queues.add('turns', prompts(120));
    expect(few).toHaveLength(3);
    expect(few[0]).toMatchObject({ state: 'delayed', max_attempts: 4, wait: '60000' });
    expect((await jobs()).slice(0, 3)).toEqual(few);
  });
});

it('all queues and all workers of a process share a few connections', async () => {
  const database = await freshDatabase();
  const process = await EventProcess.open(configFor(database.url, null));
  let done = 0;
  process.queued('moved', () => Promise.resolve(void done++));
  await process.work();
  process.sweep();
  await process.add(...numbered('moved', 100));
  await until('all of them', async () => (await process.pending()).length === 0);
  const [row] = await process.source.query<{ count: number }[]>(
    `SELECT count(*)::integer FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = ''`,
  );
  await process.close();
  await database.drop();
  expect(done).toBe(100);
  // Four for the queues, four for the workers, and one that listens.
  expect(row!.count).toBeLessThanOrEqual(9);
});
