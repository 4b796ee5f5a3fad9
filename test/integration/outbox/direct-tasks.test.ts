/** Real: Postgres and the relays of two processes; tasks that are done without a job. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { TaskPayload } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { TaskProcess, configFor, numbered } from '../queue/task-process.js';

let database: TestDatabase;
let taskProcess: TaskProcess;
let other: TaskProcess;
let done: unknown[];

beforeEach(async () => {
  database = await freshDatabase();
  const config = configFor(database.url, null);
  [taskProcess, other] = [await TaskProcess.open(config), await TaskProcess.open(config)];
  done = [];
});
afterEach(async () => {
  await Promise.all([taskProcess.close(), other.close()]);
  await database.drop();
});

/** Lets the notices of both processes be done by `work`. */
function handle(work: (payload: TaskPayload) => Promise<void>): void {
  for (const { handlers } of [taskProcess, other])
    handlers.register({ kind: 'notice', concurrency: 100, handle: work });
}

const note = ({ n }: TaskPayload) => Promise.resolve(void done.push(n));

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

const jobs = async () => {
  const [row] = await taskProcess.source.query<[{ count: number }]>(
    'SELECT count(*)::integer AS count FROM bullmq.job',
  );
  return row.count;
};

const failures = () =>
  taskProcess.source.query<{ n: number; failures: number; waits: boolean }[]>(
    `SELECT (payload->>'n')::integer AS n, failures, offer_at > now() AS waits FROM outbox ORDER BY id`,
  );

describe('tasks of a direct kind', () => {
  it('are done by the process that has leased them, and make no job', async () => {
    handle(note);
    await taskProcess.add(...numbered('notice', 20), ...numbered('rating', 1));
    await taskProcess.relay.drain();
    expect(done).toEqual(numbers(20));
    expect(await jobs()).toBe(1);
    expect((await taskProcess.pending()).map(({ kind }) => kind)).toEqual(['rating']);
  });

  it('are done once when two processes drain the outbox at the same time', async () => {
    handle(note);
    await taskProcess.add(...numbered('notice', 600));
    await Promise.all([taskProcess.relay.drain(), other.relay.drain()]);
    expect(done.sort((a, b) => Number(a) - Number(b))).toEqual(numbers(600));
    expect(await taskProcess.pending()).toEqual([]);
  });

  it('one that fails is counted and postponed, and the others are done', async () => {
    handle((payload) => (payload['n'] === 3 ? Promise.reject(new Error('broken')) : note(payload)));
    await taskProcess.add(...numbered('notice', 5));
    await taskProcess.source.query(`UPDATE outbox SET payload = 'null' WHERE payload->>'n' = '4'`);
    await taskProcess.relay.drain();
    expect(done).toEqual([1, 2, 5]);
    expect(await failures()).toEqual([
      { n: 3, failures: 1, waits: true },
      { n: null, failures: 1, waits: true },
    ]);
  });

  it('those that an outage prevents are offered again, and do not count as failed', async () => {
    const outage = Object.assign(new Error('no server'), { code: 'ECONNREFUSED' });
    let isDown = true;
    handle((payload) => (isDown ? Promise.reject(outage) : note(payload)));
    await taskProcess.add(...numbered('notice', 2));
    await taskProcess.relay.drain();
    expect(await failures()).toEqual([
      { n: 1, failures: 0, waits: true },
      { n: 2, failures: 0, waits: true },
    ]);
    isDown = false;
    await taskProcess.endLeases();
    await taskProcess.relay.drain();
    expect(done).toEqual([1, 2]);
    expect(await taskProcess.pending()).toEqual([]);
  });

  it('a slow one does not hold up the queues, and is done before the process ends', async () => {
    let release = () => {};
    const opened = new Promise<void>((resolve) => (release = resolve));
    handle((payload) => opened.then(() => note(payload)));
    await taskProcess.add(...numbered('notice', 1));
    const drained = taskProcess.relay.drain();
    try {
      await other.add(...numbered('rating', 1));
      taskProcess.relay.kick();
      await until('the job of the other task', async () => (await jobs()) === 1);
      expect(done).toEqual([]);
    } finally {
      release();
    }
    await Promise.all([drained, taskProcess.relay.beforeApplicationShutdown()]);
    expect(done).toEqual([1]);
    expect((await taskProcess.pending()).map(({ kind }) => kind)).toEqual(['rating']);
  });

  it('those of a process that died are done when their leases end', async () => {
    handle(note);
    await taskProcess.add(...numbered('notice', 2));
    expect(await other.outbox.lease()).toHaveLength(2); // and then it dies
    await taskProcess.relay.drain();
    expect(done).toEqual([]);
    await taskProcess.endLeases();
    await taskProcess.relay.drain();
    expect(done).toEqual([1, 2]);
  });
});
