/**
 * The requirements on every queue backend. Real: the outbox in Postgres, the relay, BullMQ on the backend, worker
 * processes and connections that break.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from '../../../src/platform/config/config.js';
import { QUEUED_KINDS, SHARED_KINDS } from '../../../src/platform/tasks/task.js';
import type { Task, TaskPayload } from '../../../src/platform/tasks/task.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { TaskProcess, numbered } from './task-process.js';

/** A backend under test. */
export interface QueueBackend {
  readonly name: string;
  /** The settings of a process whose queues are on the backend. */
  config(database: TestDatabase): Config;
  /** Ends every connection that a worker has to the backend. */
  reset(taskProcess: TaskProcess): Promise<void>;
}

/** A worker looks for jobs of dead workers at its start and then every 200 ms. */
const FREQUENT_CHECKS = { stalledInterval: 200 };

/** A gate that lets nobody through until it is opened. */
function gate() {
  let open!: () => void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

export function describeQueue(backend: QueueBackend): void {
  describe(`a queue on ${backend.name}`, () => {
    let database: TestDatabase;
    let taskProcess: TaskProcess;
    const done: TaskPayload[] = [];
    const record = (payload: TaskPayload): Promise<void> =>
      Promise.resolve(void done.push(payload));
    const numbers = () => done.map((payload) => payload['n']);

    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(() => database.drop());
    beforeEach(async () => {
      done.length = 0;
      taskProcess = await TaskProcess.open(backend.config(database));
    });
    afterEach(async () => {
      await taskProcess.clear();
      await taskProcess.close();
    });

    const queueTasks = async (count: number): Promise<void> => {
      await taskProcess.add(...numbered('rating', count));
      await taskProcess.relay.drain();
    };
    const settled = () =>
      until('an empty outbox', async () => (await taskProcess.pending()).length === 0);

    it('delivers every task, and a task that is done leaves the outbox', async () => {
      await taskProcess.work({ rating: record, deadline: record });
      await taskProcess.add(...numbered('rating', 30), { kind: 'deadline', payload: { n: 31 } });
      await taskProcess.relay.drain();
      await settled();
      expect(numbers().sort((a, b) => Number(a) - Number(b))).toEqual(
        [...Array(31).keys()].map((n) => n + 1),
      );
    });

    it('delivers tasks that came before there was a worker', async () => {
      await queueTasks(3);
      await taskProcess.work({ rating: record });
      await settled();
      expect(done).toHaveLength(3);
    });

    it.each(SHARED_KINDS)(
      'users take turns in the queue of the kind %s, and tasks without a user run last',
      async (kind) => {
        const turn = (forUser: string | null, n: number): Task => ({
          kind,
          payload: { n, ...(forUser && { forUser }) },
        });
        const many = Array.from({ length: 60 }, (_, i) => turn('many', i + 1));
        await taskProcess.add(turn(null, 0), ...many, turn('few', 101), turn('few', 102));
        await taskProcess.relay.drain();
        await taskProcess.work({ [kind]: record }, 1);
        await settled();
        const places = [0, 101, 102].map((n) => numbers().indexOf(n));
        expect(places).toEqual([62, 1, 3]);
        expect(numbers().filter((n) => n !== 0 && Number(n) < 100)).toEqual(
          many.map(({ payload }) => payload['n']),
        );
      },
    );

    it('tries a failed task again, later each time', async () => {
      const at: number[] = [];
      await taskProcess.work({
        rating: () => {
          at.push(performance.now());
          return at.length < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
        },
      });
      await queueTasks(1);
      await settled();
      const [first = 0, second = 0, third = 0] = at;
      expect(at).toHaveLength(3);
      // The waits are at least 250 and 500 ms; a busy machine makes them longer.
      expect(second - first).toBeGreaterThan(200);
      expect(third - second).toBeGreaterThan(400);
    });

    it('a task that failed for good is offered to the queue again under the same job id', async () => {
      let broken = true;
      let tries = 0;
      await taskProcess.work({
        rating: async (payload) => {
          tries++;
          if (broken) throw new Error('broken');
          await record(payload);
        },
      });
      await queueTasks(1);
      await until('four attempts', () => tries >= 4);
      expect(await taskProcess.pending()).toHaveLength(1);
      broken = false;
      await until('the next offer', async () => {
        await taskProcess.endLeases();
        await taskProcess.relay.drain();
        return done.length > 0;
      });
      await settled();
      expect(numbers()).toEqual([1]);
    });

    it('runs no more jobs of a kind at a time than configured', async () => {
      const { open, opened } = gate();
      let running = 0;
      let most = 0;
      const work = async (payload: TaskPayload) => {
        most = Math.max(most, ++running);
        await opened;
        running--;
        await record(payload);
      };
      await taskProcess.work({ rating: work }, 3);
      await queueTasks(10);
      await until('three jobs', () => running === 3);
      open();
      await settled();
      expect(most).toBe(3);
      expect(done).toHaveLength(10);
    });

    it('makes one job of a task that is offered twice', async () => {
      await queueTasks(5);
      await taskProcess.endLeases();
      await taskProcess.relay.drain();
      expect((await taskProcess.pending()).map((task) => task.offers)).toEqual([2, 2, 2, 2, 2]);
      await taskProcess.work({ rating: record });
      await settled();
      expect(numbers().sort()).toEqual([1, 2, 3, 4, 5]);
    });

    it('runs a prompt, which has no task in the outbox, once and settles no row', async () => {
      await taskProcess.add({ kind: 'deadline', payload: { n: 1 } });
      const before = await taskProcess.pending();
      const prompt = { key: before[0]!.id, payload: { n: 2 }, delayMillis: 200 };
      for (let twice = 0; twice < 2; twice++)
        await taskProcess.queues.addDelayed('deadline', [prompt]);
      const workers = await taskProcess.work({ deadline: record });
      await until('the job', () => done.length > 0);
      await workers.onModuleDestroy();
      expect(numbers()).toEqual([2]);
      expect(await taskProcess.pending()).toEqual(before);
    });

    it('running jobs of the queue end when their worker closes, and it takes no others', async () => {
      const { open, opened } = gate();
      let taken = 0;
      const workers = await taskProcess.work(
        { rating: (p) => (taken++, opened.then(() => record(p))) },
        1,
      );
      await queueTasks(2);
      await until('a job', () => taken === 1);
      const closed = workers.onModuleDestroy();
      open();
      await closed;
      expect(done).toHaveLength(1);
      expect(await taskProcess.pending()).toHaveLength(1);
      await taskProcess.work({ rating: record });
      await settled();
      expect(numbers().sort()).toEqual([1, 2]);
    });

    it('runs the job of a killed worker in another', async () => {
      const script = new URL('./worker-that-dies.ts', import.meta.url).pathname;
      const register = new URL('../../support/register.mjs', import.meta.url).pathname;
      const args = ['--import', register, script, JSON.stringify(taskProcess.config)];
      const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until('a worker', () => output.includes('ready'));
      await queueTasks(1);
      await until('the job', () => output.includes('taken'));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await taskProcess.work({ rating: record }, 4, FREQUENT_CHECKS);
      await until('the job in another worker', () => done.length > 0);
      await settled();
      expect(numbers()).toEqual([1]);
    });

    it('continues after every connection was reset, again and again', async () => {
      const all = Object.fromEntries(QUEUED_KINDS.map((kind) => [kind, record]));
      const workers = await taskProcess.work(all);
      taskProcess.sweep();
      for (let round = 1; round <= 3; round++) {
        await taskProcess.add(...QUEUED_KINDS.flatMap((kind) => numbered(kind, 5)));
        await backend.reset(taskProcess);
        await until('the tasks', async () => {
          await taskProcess.endLeases().catch(() => undefined);
          await workers.watch().catch(() => undefined);
          return (await taskProcess.pending().catch(() => ['broken'])).length === 0;
        });
      }
      expect(new Set(numbers())).toEqual(new Set([1, 2, 3, 4, 5]));
    });

    it('a worker of the queue that has stopped taking jobs is replaced', async () => {
      const workers = await taskProcess.work({ rating: record });
      const stopped = workerOf(workers);
      await stopped.pause(true);
      await queueTasks(2);
      await taskProcess.source.query('UPDATE outbox SET offers = 3');
      await workers.watch(60_000);
      // One job may have been on its way when the worker stopped.
      expect(done.length).toBeLessThan(2);
      await until('another worker', async () => {
        await workers.watch(0);
        return workerOf(workers) !== stopped;
      });
      await until('the rest', async () => (await taskProcess.pending()).length === 0);
      expect(new Set(numbers())).toEqual(new Set([1, 2]));
    });
  });
}

/** BullMQ's worker. Pausing it gives the state that was seen after a lost connection: idle, without an error. */
function workerOf(workers: object): Pausing {
  const { workers: byKind } = workers as { workers: Map<string, { worker: Pausing }> };
  return byKind.get('rating')!.worker;
}

interface Pausing {
  pause(doNotWaitActive: boolean): Promise<void>;
}
