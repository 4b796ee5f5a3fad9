import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { PendingTask } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { describeQueue } from './conformance.js';
import { until } from '../../support/wait.js';
import { configFor, numbered, TaskProcess } from './task-process.js';

describeQueue({
  name: 'Postgres',
  config: (database) => configFor(database.url, null),
  reset: async (taskProcess) => {
    await taskProcess.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
  },
});

describe('jobs that are added to a queue on Postgres', () => {
  let database: TestDatabase;
  let taskProcess: TaskProcess;

  beforeAll(async () => {
    database = await freshDatabase();
    taskProcess = await TaskProcess.open(configFor(database.url, null));
  });
  afterEach(() => taskProcess.clear());
  afterAll(async () => {
    await taskProcess.close();
    await database.drop();
  });

  const tasks = (from: number, to: number, payload: object): PendingTask[] =>
    Array.from({ length: to - from + 1 }, (_, i) => ({
      id: String(from + i),
      kind: 'bot-turn',
      payload: { ...payload },
      failures: i % 2,
      ahead: 0,
    }));

  /** All columns that a worker uses, without the time when the job was added. */
  const jobs = () =>
    taskProcess.source.query<object[]>(
      `SELECT id, name, state, data, opts - 'timestamp' AS opts, priority, delay_ms, max_attempts,
         process_at_ms - added_at_ms AS wait FROM bullmq.job
       WHERE queue = 'bot-turn' ORDER BY seq`,
    );

  it('are the same whether few or many are added, and existing ones stay unchanged', async () => {
    const all = tasks(1, 120, { n: 2 });
    await taskProcess.queues.add('bot-turn', tasks(2, 2, { n: 1 }));
    await taskProcess.queues.add('bot-turn', all.slice(0, 4));
    const few = await jobs();
    await taskProcess.source.query('DELETE FROM bullmq.job');
    await taskProcess.queues.add('bot-turn', tasks(2, 2, { n: 1 }));
    await taskProcess.queues.add('bot-turn', all);
    const many = await jobs();
    expect(few).toHaveLength(4);
    expect(few[0]).toMatchObject({ id: 'bot-turn-2', data: { n: 1 } });
    expect(many).toHaveLength(120);
    expect(many.slice(0, 4)).toEqual(few);
  });

  it('wait for their delay, whether few or many are added', async () => {
    const prompts = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        key: `${n}`,
        payload: { n },
        delayMillis: 60_000,
      }));
    await taskProcess.queues.addDelayed('bot-turn', prompts(3));
    const few = await jobs();
    await taskProcess.source.query('DELETE FROM bullmq.job');
    await taskProcess.queues.addDelayed('bot-turn', prompts(120));
    expect(few).toHaveLength(3);
    expect(few[0]).toMatchObject({ state: 'delayed', max_attempts: 4, wait: '60000' });
    expect((await jobs()).slice(0, 3)).toEqual(few);
  });
});

it('all queues and all workers of a process share a few connections', async () => {
  const database = await freshDatabase();
  const taskProcess = await TaskProcess.open(configFor(database.url, null));
  let done = 0;
  await taskProcess.work({ rating: () => Promise.resolve(void done++) });
  taskProcess.sweep();
  await taskProcess.add(...numbered('rating', 100));
  await until('all of them', async () => (await taskProcess.pending()).length === 0);
  const [row] = await taskProcess.source.query<{ count: number }[]>(
    `SELECT count(*)::integer FROM pg_stat_activity
     WHERE datname = current_database() AND application_name = ''`,
  );
  await taskProcess.close();
  await database.drop();
  expect(done).toBe(100);
  // Four for the queues, four for the workers, and one that listens.
  expect(row!.count).toBeLessThanOrEqual(9);
});
