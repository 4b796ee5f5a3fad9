/**
 * The requirements on every queue backend. Real: the outbox in Postgres, the relay, BullMQ on the backend, worker
 * processes and connections that break.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { execPath } from 'node:process';
import type { Config } from '../../../src/platform/config/config.js';
import { JobHandlers } from '../../../src/platform/tasks/job-handlers.js';
import { Workers } from '../../../src/platform/tasks/workers.js';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { until } from '../../support/wait.js';
import { EventProcess, numbered } from './event-process.js';
import type { NumberedEvent } from './event-process.js';

/** A backend under test. */
export interface QueueBackend {
  readonly name: string;
  /** The settings of a process whose queues are on the backend. */
  config(database: TestDatabase): Config;
  /** Ends every connection that a worker has to the backend. */
  reset(process: EventProcess): Promise<void>;
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
    let process: EventProcess;
    const done: NumberedEvent[] = [];
    const record = (event: NumberedEvent): Promise<void> => Promise.resolve(void done.push(event));
    const numbers = () => done.map(({ n }) => n);

    beforeAll(async () => {
      database = await freshDatabase();
    });
    afterAll(() => database.drop());
    beforeEach(async () => {
      done.length = 0;
      process = await EventProcess.open(backend.config(database));
    });
    afterEach(async () => {
      await process.clear();
      await process.close();
    });

    const queueEvents = async (count: number): Promise<void> => {
      await process.add(...numbered('moved', count));
      await process.relay.drain();
    };
    const settled = () =>
      until('an empty outbox', async () => (await process.pending()).length === 0);

    it('does the jobs of all its consumers, and what is done leaves the outbox', async () => {
      process.queued('moved', record);
      process.queued('ended', record);
      await process.work();
      await process.add(...numbered('moved', 30), ...numbered('ended', 1, 31));
      await process.relay.drain();
      await settled();
      expect(numbers().sort((a, b) => a - b)).toEqual([...Array(31).keys()].map((n) => n + 1));
    });

    it('does jobs that came before there was a worker', async () => {
      process.queued('moved', record);
      await queueEvents(3);
      await process.work();
      await settled();
      expect(done).toHaveLength(3);
    });

    it('lets users take turns, and what is for nobody runs last', async () => {
      process.queued('moved', record, 1);
      const [many, few] = [randomUUID(), randomUUID()];
      const turn = (forUser: string | null, n: number) => ({ type: 'moved', n, forUser });
      const ofMany = Array.from({ length: 60 }, (_, i) => turn(many, i + 1));
      await process.add(turn(null, 0), ...ofMany, turn(few, 101), turn(few, 102));
      await process.relay.drain();
      await process.work();
      await settled();
      const places = [0, 101, 102].map((n) => numbers().indexOf(n));
      expect(places).toEqual([62, 1, 3]);
      expect(numbers().filter((n) => n !== 0 && n < 100)).toEqual(ofMany.map(({ n }) => n));
    });

    it('tries a failed job again, later each time', async () => {
      const at: number[] = [];
      process.queued('moved', () => {
        at.push(performance.now());
        return at.length < 3 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      });
      await process.work();
      await queueEvents(1);
      await settled();
      const [first = 0, second = 0, third = 0] = at;
      expect(at).toHaveLength(3);
      // The waits are at least 250 and 500 ms; a busy machine makes them longer.
      expect(second - first).toBeGreaterThan(200);
      expect(third - second).toBeGreaterThan(400);
    });

    it('gets what failed for good again, under the same job id', async () => {
      let broken = true;
      let tries = 0;
      process.queued('moved', async (event) => {
        tries++;
        if (broken) throw new Error('broken');
        await record(event);
      });
      await process.work();
      await queueEvents(1);
      await until('four attempts', () => tries >= 4);
      expect(await process.pending()).toHaveLength(1);
      broken = false;
      await until('the next offer', async () => {
        await process.endLeases();
        await process.relay.drain();
        return done.length > 0;
      });
      await settled();
      expect(numbers()).toEqual([1]);
    });

    it('runs no more jobs of a consumer at a time than configured', async () => {
      const { open, opened } = gate();
      let running = 0;
      let most = 0;
      const work = async (event: NumberedEvent) => {
        most = Math.max(most, ++running);
        await opened;
        running--;
        await record(event);
      };
      process.queued('moved', work, 3);
      await process.work();
      await queueEvents(10);
      await until('three jobs', () => running === 3);
      open();
      await settled();
      expect(most).toBe(3);
      expect(done).toHaveLength(10);
    });

    it('has one job of what is offered twice', async () => {
      process.queued('moved', record);
      await queueEvents(5);
      await process.endLeases();
      await process.relay.drain();
      expect((await process.pending()).map(({ offers }) => offers)).toEqual([2, 2, 2, 2, 2]);
      await process.work();
      await settled();
      expect(numbers().sort()).toEqual([1, 2, 3, 4, 5]);
    });

    it('runs a delayed job, of which the outbox knows nothing, once', async () => {
      const handlers = new JobHandlers();
      const got: unknown[] = [];
      handlers.register({
        queue: 'deadline',
        concurrency: 1,
        handle: ({ data }) => Promise.resolve(void got.push(data['n'])),
      });
      const workers = new Workers(process.config, handlers);
      await workers.onApplicationBootstrap();
      const prompt = { id: 'deadline.1', data: { n: 2 }, delayMillis: 200 };
      for (let twice = 0; twice < 2; twice++) await process.queues.add('deadline', [prompt]);
      await until('the job', () => got.length > 0);
      await workers.onModuleDestroy();
      expect(got).toEqual([2]);
    });

    it('ends running jobs when the worker closes, and it takes no others', async () => {
      const { open, opened } = gate();
      let taken = 0;
      process.queued('moved', (event) => (taken++, opened.then(() => record(event))), 1);
      const workers = await process.work();
      await queueEvents(2);
      await until('a job', () => taken === 1);
      const closed = workers.onModuleDestroy();
      open();
      await closed;
      expect(done).toHaveLength(1);
      expect(await process.pending()).toHaveLength(1);
      await process.work();
      await settled();
      expect(numbers().sort()).toEqual([1, 2]);
    });

    it('runs the job of a killed worker in another', async () => {
      const script = new URL('./worker-that-dies.ts', import.meta.url).pathname;
      const register = new URL('../../support/register.mjs', import.meta.url).pathname;
      const args = ['--import', register, script, JSON.stringify(process.config)];
      const child = spawn(execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
      await until('a worker', () => output.includes('ready'));
      process.queued('moved', record);
      await queueEvents(1);
      await until('the job', () => output.includes('taken'));
      child.kill('SIGKILL');
      await once(child, 'exit');
      await process.work(FREQUENT_CHECKS);
      await until('the job in another worker', () => done.length > 0);
      await settled();
      expect(numbers()).toEqual([1]);
    });

    it('continues after every connection was reset, again and again', async () => {
      const names = ['moved', 'ended', 'asked'];
      for (const name of names) process.queued(name, record);
      const workers = await process.work();
      process.sweep();
      for (let round = 1; round <= 3; round++) {
        await process.add(...names.flatMap((name) => numbered(name, 5)));
        await backend.reset(process);
        await until('the jobs', async () => {
          await process.endLeases().catch(() => undefined);
          for (const name of await process.rows.neglected(3).catch(() => []))
            workers.renewIfSilent(name);
          return (await process.pending().catch(() => ['broken'])).length === 0;
        });
      }
      expect(new Set(numbers())).toEqual(new Set([1, 2, 3, 4, 5]));
    });

    it('gets another worker for one that has stopped taking jobs', async () => {
      process.queued('moved', record);
      const workers = await process.work();
      const stopped = workerOf(workers);
      await stopped.pause(true);
      await queueEvents(2);
      await process.source.query('UPDATE outbox SET offers = 3');
      expect(await process.rows.neglected(3)).toEqual(['moved']);
      workers.renewIfSilent('moved', 60_000);
      // One job may have been on its way when the worker stopped.
      expect(done.length).toBeLessThan(2);
      await until('another worker', () => {
        workers.renewIfSilent('moved', 0);
        return workerOf(workers) !== stopped;
      });
      await until('the rest', async () => (await process.pending()).length === 0);
      expect(new Set(numbers())).toEqual(new Set([1, 2]));
    });
  });
}

/** BullMQ's worker. Pausing it gives the state that was seen after a lost connection: idle, without an error. */
function workerOf(workers: object): Pausing {
  const { workers: byKind } = workers as { workers: Map<string, { worker: Pausing }> };
  return byKind.get('moved')!.worker;
}

interface Pausing {
  pause(doNotWaitActive: boolean): Promise<void>;
}
