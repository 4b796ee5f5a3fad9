/** Real: Postgres, BullMQ's queue on it, the relay and its workers; tasks that always fail. */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveBus } from '../../../src/platform/live/live-bus.js';
import type { LiveMessage } from '../../../src/platform/live/live-bus.js';
import type { Task, TaskPayload } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { configFor, numbered, TaskProcess } from '../queue/task-process.js';

class RecordingBus extends LiveBus {
  readonly published: (string | number)[] = [];

  publish(messages: readonly LiveMessage[]): Promise<void> {
    this.published.push(...messages.map(({ ref }) => ref));
    return Promise.resolve();
  }
}

interface Row {
  readonly offers: number;
  readonly failures: number;
  readonly seconds: number;
}

const liveTasks = (refs: readonly number[]): Task[] =>
  refs.map((ref) => ({ kind: 'live', payload: { topic: 'match.a', ref } }));

const numbers = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('tasks that always fail', () => {
  let database: TestDatabase;
  let bus: RecordingBus;
  let taskProcess: TaskProcess;

  beforeEach(async () => {
    database = await freshDatabase();
    bus = new RecordingBus();
    taskProcess = await TaskProcess.open(configFor(database.url, null), bus);
  });
  afterEach(async () => {
    await taskProcess.close();
    await database.drop();
  });

  /** Adds a task that nothing can read. */
  const addUnreadable = (kind: string, payload: string) =>
    taskProcess.source.query('INSERT INTO outbox (kind, payload) VALUES ($1, $2)', [kind, payload]);

  const pending = (): Promise<Row[]> =>
    taskProcess.source.query(
      `SELECT offers, failures, round(extract(epoch FROM offer_at - now()))::integer AS seconds
       FROM outbox ORDER BY id`,
    );

  it('unreadable messages do not delay their batch, and wait longer each time', async () => {
    await taskProcess.add(...liveTasks(numbers(1, 60)));
    for (const payload of ['{}', 'null', '[1]', '{"topic": 5, "ref": 1}']) {
      await addUnreadable('live', payload);
    }
    await taskProcess.add(...liveTasks(numbers(61, 100)));
    await taskProcess.relay.drain();
    expect(bus.published).toEqual(numbers(1, 100));
    const waits: number[] = [];
    for (let n = 1; n <= 8; n++) {
      const rows = await pending();
      expect(rows.map(({ failures }) => failures)).toEqual([n, n, n, n]);
      waits.push(rows[0]!.seconds);
      await taskProcess.endLeases();
      await taskProcess.relay.drain();
    }
    expect(waits.map((seconds) => Math.round(seconds / 10))).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
  });

  it('messages whose follow-up fails are not sent, and all others are', async () => {
    let isRepaired = false;
    taskProcess.followUps.register((messages) =>
      !isRepaired && messages.some(({ ref }) => ref === 37)
        ? Promise.reject(new TypeError('37 is broken'))
        : Promise.resolve([]),
    );
    await taskProcess.add(...liveTasks(numbers(1, 100)));
    await taskProcess.relay.drain();
    expect(bus.published).toEqual(numbers(1, 100).filter((ref) => ref !== 37));
    await taskProcess.add(...liveTasks(numbers(101, 110)));
    await taskProcess.endLeases();
    await taskProcess.relay.drain();
    expect(bus.published.slice(-10)).toEqual(numbers(101, 110));
    isRepaired = true;
    await taskProcess.endLeases();
    await taskProcess.relay.drain();
    expect(bus.published.at(-1)).toBe(37);
    expect(await pending()).toEqual([]);
  });

  it('messages that all fail together do not count as failed, and are tried again in a second', async () => {
    let calls = 0;
    taskProcess.followUps.register(() => {
      calls++;
      return Promise.reject(new Error('the connection is down'));
    });
    await taskProcess.add(...liveTasks(numbers(1, 100)));
    await taskProcess.relay.drain();
    expect(calls).toBe(1);
    expect(new Set((await pending()).map(({ failures }) => failures))).toEqual(new Set([0]));
  });

  it('unreadable tasks do not keep other tasks of their kind from the queue', async () => {
    const done: unknown[] = [];
    await taskProcess.work({ rating: ({ n }) => Promise.resolve(void done.push(n)) });
    await taskProcess.add(...numbered('rating', 5));
    await addUnreadable('rating', 'null');
    await addUnreadable('a-kind-of-tomorrow', '{}');
    await taskProcess.relay.drain();
    await until('the other tasks', () => done.length >= 5);
    await until('the unreadable tasks only', async () => (await pending()).length === 2);
    expect((await pending()).map(({ failures }) => failures)).toEqual([1, 0]);
  });

  it('failed tasks run after those that never failed, and no worker is replaced for them', async () => {
    const order: unknown[] = [];
    const work = ({ n }: TaskPayload) => {
      order.push(n);
      return Number(n) > 100 ? Promise.resolve() : Promise.reject(new Error('broken'));
    };
    await taskProcess.add(...numbered('rating', 100));
    await taskProcess.source.query('UPDATE outbox SET failures = 1');
    await taskProcess.add(...liveTasks([]), { kind: 'rating', payload: { n: 101 } });
    await taskProcess.relay.drain();
    await taskProcess.work({ rating: work }, 1);
    await until('all to be tried', () => new Set(order).size === 101);
    await until('all to be set aside', async () =>
      (await pending()).every(({ failures }) => failures >= 2),
    );
    expect(order.indexOf(101)).toBe(0);
    expect((await pending()).map(({ offers }) => offers)).toEqual(Array(100).fill(0));
    expect(await taskProcess.outbox.neglected(1)).toEqual([]);
  });

  it('failed tasks do not count as waiting ahead in a fair queue', async () => {
    const turn = (n: number): Task => ({ kind: 'bot-turn', payload: { n, forUser: 'anna' } });
    await taskProcess.add(...numbers(1, 30).map(turn));
    await taskProcess.source.query(
      `UPDATE outbox SET failures = 1, offer_at = now() + interval '1 day'`,
    );
    await taskProcess.add(turn(31));
    expect(await taskProcess.outbox.lease()).toMatchObject([{ ahead: 0 }]);
  });
});
