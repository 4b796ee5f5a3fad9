import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import type { Config } from '../../../src/platform/config/config.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';
import type { LiveBus } from '../../../src/platform/live/live-bus.js';
import { LiveFollowUps } from '../../../src/platform/live/live-bus.js';
import { Announcer } from '../../../src/platform/live/announcer.js';
import { PostgresLiveBus } from '../../../src/platform/live/postgres-live-bus.js';
import { DirectTasks } from '../../../src/platform/tasks/direct-tasks.js';
import { Outbox } from '../../../src/platform/tasks/outbox.js';
import { Relay } from '../../../src/platform/tasks/relay.js';
import { HANDLED_KINDS, isDirect } from '../../../src/platform/tasks/task.js';
import type {
  HandledKind,
  QueuedKind,
  Task,
  TaskPayload,
} from '../../../src/platform/tasks/task.js';
import { Sweeps } from '../../../src/platform/tasks/sweeps.js';
import { TaskHandlers } from '../../../src/platform/tasks/task-handlers.js';
import { TaskQueues } from '../../../src/platform/tasks/task-queues.js';
import { TaskWorkers } from '../../../src/platform/tasks/task-workers.js';
import type { JobTimes } from '../../../src/platform/tasks/task-workers.js';

/** What the tasks of a test do, by kind; a kind without a function does nothing. */
export type Work = Partial<Record<QueuedKind, (payload: TaskPayload) => Promise<void>>>;

/** The settings of a process on a database, and on Redis where `redisUrl` is given. */
export function configFor(databaseUrl: string, redisUrl: string | null, prefix = newPrefix()) {
  const redis = redisUrl ? { REDIS_URL: redisUrl } : {};
  const env = parseEnvironment({ LOG_LEVEL: 'silent', REDIS_PREFIX: prefix, ...redis });
  return configOf(env, { databaseUrl, jwtSecret: 'x'.repeat(32), embedded: true });
}

const newPrefix = () => `test-${randomBytes(4).toString('hex')}`;

/** The outbox, its relay and the queues of one process, without the rest of the service. */
export class TaskProcess {
  readonly announcer: Announcer;
  readonly outbox: Outbox;
  readonly relay: Relay;
  readonly queues: TaskQueues;
  readonly direct: DirectTasks;
  readonly database: Database;
  /** For the direct kinds; `work` has handlers of its own for the queues. */
  readonly handlers = new TaskHandlers();
  readonly followUps = new LiveFollowUps();
  private readonly stops: (() => unknown)[] = [];

  private constructor(
    readonly source: DataSource,
    readonly config: Config,
    live?: LiveBus,
  ) {
    this.database = new Database(source);
    const bus = new PostgresLiveBus(this.database, config);
    this.announcer = new Announcer(bus);
    this.outbox = new Outbox(this.database, this.announcer);
    this.queues = new TaskQueues(config);
    this.direct = new DirectTasks(this.handlers, this.outbox);
    this.relay = new Relay(
      this.outbox,
      this.queues,
      this.direct,
      live ?? bus,
      this.followUps,
      config,
    );
  }

  static async open(config: Config, live?: LiveBus): Promise<TaskProcess> {
    Logger.overrideLogger(false); // errors are expected here
    const source = await new DataSource(dataSourceOptions(config)).initialize();
    const taskProcess = new TaskProcess(source, config, live);
    await taskProcess.queues.ready();
    return taskProcess;
  }

  /** Takes jobs until the process closes; `concurrency` is that of every kind. */
  async work(work: Work, concurrency = 4, times: Partial<JobTimes> = {}): Promise<TaskWorkers> {
    const handlers = new TaskHandlers();
    for (const kind of HANDLED_KINDS) {
      const handle = isDirect(kind) ? undefined : work[kind];
      handlers.register({ kind, concurrency, handle: handle ?? (() => Promise.resolve()) });
    }
    const workers = new TaskWorkers(this.config, handlers, this.outbox, new Sweeps());
    Object.assign(workers.times, times);
    await workers.onApplicationBootstrap();
    this.stops.push(() => workers.onModuleDestroy());
    return workers;
  }

  /** Adds tasks to the outbox, as the transaction of a move does. */
  async add(...tasks: Task[]): Promise<void> {
    await this.database.transaction((transaction) => this.outbox.add(transaction, tasks));
  }

  /** The tasks left in the outbox, in order. */
  async pending(): Promise<{ id: string; kind: string; offers: number; payload: TaskPayload }[]> {
    return this.source.query('SELECT id, kind, offers, payload FROM outbox ORDER BY id');
  }

  /** Lets every lease end at once. */
  async endLeases(): Promise<void> {
    await this.source.query('UPDATE outbox SET offer_at = now()');
  }

  /** Drains the outbox as the worker's sweep does, but more often. */
  sweep(millis = 100): void {
    const timer = setInterval(() => void this.relay.drain(), millis);
    this.stops.push(() => clearInterval(timer));
  }

  /** Stops the workers and deletes all tasks and jobs, so that another process finds none. */
  async clear(): Promise<void> {
    await this.stop();
    await this.source.query('DELETE FROM outbox');
    await this.source.query('DELETE FROM bullmq.job');
  }

  async close(): Promise<void> {
    await this.announcer.drain();
    await this.stop();
    await this.relay.beforeApplicationShutdown();
    await this.queues.onApplicationShutdown();
    await this.source.destroy();
  }

  private async stop(): Promise<void> {
    for (const stop of this.stops.splice(0).reverse()) await stop();
  }
}

/** `count` tasks of a kind, numbered from 1. */
export function numbered(kind: HandledKind, count: number): Task[] {
  return Array.from({ length: count }, (_, i) => ({ kind, payload: { n: i + 1 } }));
}
