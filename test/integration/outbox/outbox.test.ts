/** Real: Postgres, BullMQ's queue on it, two relays as two processes have them. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';
import type { Task } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { TaskProcess, configFor, numbered } from '../queue/task-process.js';

/** Records what the relay publishes; it may be broken. */
class RecordingBus extends LiveBus {
  readonly published: (string | number)[] = [];
  broken = false;
  calls = 0;

  publish(messages: readonly LiveMessage[]): Promise<void> {
    this.calls++;
    if (this.broken) return Promise.reject(new Error('nobody hears'));
    this.published.push(...messages.map(({ ref }) => ref));
    return Promise.resolve();
  }
}

const liveTasks = (count: number, from = 1): Task[] =>
  Array.from({ length: count }, (_, i) => ({
    kind: 'live',
    payload: { topic: 'match.a', ref: from + i },
  }));

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

describe('the outbox', () => {
  let database: TestDatabase;
  let bus: RecordingBus;
  let taskProcess: TaskProcess;
  let other: TaskProcess;

  beforeEach(async () => {
    database = await freshDatabase();
    bus = new RecordingBus();
    const config = configFor(database.url, null);
    taskProcess = await TaskProcess.open(config, bus);
    other = await TaskProcess.open(config, bus);
  });
  afterEach(async () => {
    await Promise.all([taskProcess.close(), other.close()]);
    await database.drop();
  });

  it('is empty when the transaction is rolled back', async () => {
    const failing = taskProcess.database.transaction(async (manager) => {
      await taskProcess.outbox.add(manager, liveTasks(3));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await taskProcess.relay.drain();
    expect([bus.published, await taskProcess.pending()]).toEqual([[], []]);
  });

  it('offers no task before its transaction has been committed', async () => {
    await taskProcess.database.transaction(async (manager) => {
      await taskProcess.outbox.add(manager, liveTasks(1));
      await other.relay.drain();
      expect(bus.published).toEqual([]);
    });
    await other.relay.drain();
    expect(bus.published).toEqual([1]);
  });

  it('publishes messages in order, and then has none left', async () => {
    await taskProcess.add(...liveTasks(200));
    await taskProcess.relay.drain();
    expect(bus.published).toEqual(upTo(200));
    expect(await taskProcess.pending()).toEqual([]);
  });

  it('is drained of more than one batch by the relay', async () => {
    await taskProcess.add(...liveTasks(1234));
    await taskProcess.relay.drain();
    expect(bus.published).toEqual(upTo(1234));
  });

  it('leases every task to only one of two simultaneous relays', async () => {
    await taskProcess.add(...liveTasks(2000));
    await Promise.all([taskProcess.relay.drain(), other.relay.drain()]);
    await until('all of them', () => bus.published.length >= 2000);
    expect([...bus.published].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(2000));
  });

  it('does not offer a leased task again', async () => {
    await taskProcess.add(...numbered('rating', 2));
    expect(await taskProcess.outbox.lease()).toHaveLength(2);
    expect(await other.outbox.lease()).toEqual([]);
  });

  it('offers the tasks of a dead process again, later each time', async () => {
    await taskProcess.add(...numbered('rating', 1));
    const leases: number[] = [];
    for (let offer = 0; offer < 8; offer++) {
      await taskProcess.endLeases();
      expect(await taskProcess.outbox.lease()).toHaveLength(1);
      leases.push(await leaseSeconds(taskProcess));
    }
    expect(leases).toEqual([5, 10, 20, 40, 80, 160, 300, 300]);
  });

  it('gets messages that could not be sent back, without a longer lease', async () => {
    bus.broken = true;
    await taskProcess.add(...liveTasks(3));
    for (let round = 0; round < 5; round++) {
      await taskProcess.endLeases();
      await taskProcess.relay.drain();
    }
    expect((await taskProcess.pending()).map(({ offers }) => offers)).toEqual([0, 0, 0]);
    expect(await leaseSeconds(taskProcess)).toBe(1);
    bus.broken = false;
    await taskProcess.endLeases();
    await taskProcess.relay.drain();
    expect(bus.published).toEqual([1, 2, 3]);
  });

  it('can be drained to the end even if no message can be sent', async () => {
    bus.broken = true;
    await taskProcess.add(...liveTasks(1100));
    await taskProcess.relay.drain();
    expect(bus.calls).toBe(3);
    expect(await taskProcess.pending()).toHaveLength(1100);
  });

  it('fills the queues, even beside messages that cannot be sent', async () => {
    bus.broken = true;
    const done: unknown[] = [];
    await taskProcess.work({ rating: ({ n }) => Promise.resolve(void done.push(n)) });
    await taskProcess.add(...liveTasks(1), ...numbered('rating', 1));
    await taskProcess.relay.drain();
    await until('the task', () => done.length > 0);
    await until('the message only', async () => (await taskProcess.pending()).length === 1);
  });

  it('the relay misses no kick, also during a drain', async () => {
    for (let n = 1; n <= 150; n++) {
      await taskProcess.add(...liveTasks(1, n));
      taskProcess.relay.kick();
      if (n % 3 === 0) await taskProcess.relay.drain();
    }
    await until('all of them', () => bus.published.length === 150);
  });

  it('survives a database that disconnects in the middle of a pass', async () => {
    await taskProcess.add(...liveTasks(1));
    await other.source.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'bummerl' AND pid <> pg_backend_pid()`,
    );
    await taskProcess.relay.drain();
    await until('the message', async () => {
      await taskProcess.relay.drain();
      return bus.published.length > 0;
    });
  });
});

/** The time until the lease of the first task ends, in whole seconds. */
async function leaseSeconds(taskProcess: TaskProcess): Promise<number> {
  const [row] = await taskProcess.source.query<{ seconds: number }[]>(
    'SELECT round(extract(epoch FROM offer_at - now()))::integer AS seconds FROM outbox LIMIT 1',
  );
  return row!.seconds;
}
