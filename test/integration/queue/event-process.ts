import { Logger } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { configOf, parseEnvironment } from '../../../src/platform/config/config.js';
import type { Config } from '../../../src/platform/config/config.js';
import { dataSourceOptions } from '../../../src/platform/database/data-source.js';
import { Database } from '../../../src/platform/database/database.js';
import { Consumers } from '../../../src/platform/events/consumers.js';
import type { Consumer } from '../../../src/platform/events/consumers.js';
import { EventQueues } from '../../../src/platform/events/event-queues.js';
import { EventRows } from '../../../src/platform/events/event-rows.js';
import type { DomainEvent } from '../../../src/platform/events/event.js';
import { EventHints } from '../../../src/platform/events/hints.js';
import { Outbox } from '../../../src/platform/events/outbox.js';
import { Relay } from '../../../src/platform/events/relay.js';
import type { LiveBus } from '../../../src/platform/live/live-bus.js';
import { PostgresLiveBus } from '../../../src/platform/live/postgres-live-bus.js';
import { JobHandlers } from '../../../src/platform/tasks/job-handlers.js';
import { Queues } from '../../../src/platform/tasks/queues.js';
import { Workers } from '../../../src/platform/tasks/workers.js';
import type { JobTimes } from '../../../src/platform/tasks/workers.js';

/** The events of these tests. */
export interface NumberedEvent extends DomainEvent {
  readonly n: number;
  readonly forUser?: string | null;
}

/** The settings of a process on a database, and on Redis where `redisUrl` is given. */
export function configFor(databaseUrl: string, redisUrl: string | null, prefix = newPrefix()) {
  const redis = redisUrl ? { REDIS_URL: redisUrl } : {};
  const env = parseEnvironment({ LOG_LEVEL: 'silent', REDIS_PREFIX: prefix, ...redis });
  return configOf(env, { databaseUrl, jwtSecret: 'x'.repeat(32), embedded: true });
}

const newPrefix = () => `test-${randomBytes(4).toString('hex')}`;

/** Handles the events of one call. */
type Handle = (events: readonly NumberedEvent[]) => Promise<void>;

/** The outbox, its relay and the queues of one process, without the rest of the service. */
export class EventProcess {
  readonly bus: LiveBus;
  readonly outbox: Outbox;
  readonly rows: EventRows;
  readonly relay: Relay;
  readonly queues: Queues;
  readonly database: Database;
  readonly consumers = new Consumers();
  readonly hints = new EventHints();
  private readonly eventQueues: EventQueues;
  private readonly stops: (() => unknown)[] = [];

  private constructor(
    readonly source: DataSource,
    readonly config: Config,
    live?: LiveBus,
  ) {
    this.database = new Database(source);
    this.bus = live ?? new PostgresLiveBus(this.database, config);
    this.outbox = new Outbox(this.bus, this.hints);
    this.rows = new EventRows(this.database);
    this.queues = new Queues(config);
    this.eventQueues = new EventQueues(this.queues, this.rows, this.consumers);
    this.relay = new Relay(this.rows, this.consumers, this.eventQueues, this.bus);
  }

  static async open(config: Config, live?: LiveBus): Promise<EventProcess> {
    Logger.overrideLogger(false); // errors are expected here
    // Only statements: an earlier test file of this process may have loaded some of the entities.
    const options = { ...dataSourceOptions(config), entities: [] };
    const source = await new DataSource(options).initialize();
    return new EventProcess(source, config, live);
  }

  /** Registers a consumer of the events whose type is its name. */
  consume(name: string, handle: Handle, more: Partial<Consumer> = {}): void {
    this.consumers.register({
      name,
      events: [name],
      ...more,
      handle: (events) => handle(events as readonly NumberedEvent[]),
    });
  }

  /** Registers a consumer with a queue. Users take turns in it, by `forUser`. */
  queued(name: string, handle: (event: NumberedEvent) => Promise<void>, concurrency = 4): void {
    const userOf = (event: DomainEvent) => (event as NumberedEvent).forUser ?? null;
    const each: Handle = async (events) => {
      for (const event of events) await handle(event);
    };
    this.consume(name, each, { queue: { concurrency, userOf } });
  }

  /** Takes jobs until the process closes. */
  async work(times: Partial<JobTimes> = {}): Promise<Workers> {
    const handlers = new JobHandlers();
    const kick = () => void this.relay.drain();
    for (const handler of this.eventQueues.handlers(kick)) handlers.register(handler);
    const workers = new Workers(this.config, handlers);
    Object.assign(workers.times, times);
    await workers.onApplicationBootstrap();
    this.stops.push(() => workers.onModuleDestroy());
    return workers;
  }

  /** Adds events, each as a transaction of its own would do. */
  add(...events: DomainEvent[]): Promise<void> {
    return this.addAbout(null, ...events);
  }

  /** The same for events about one subject. */
  async addAbout(subject: string | null, ...events: DomainEvent[]): Promise<void> {
    const commits = events.map((event) => ({ events: [event], subject }));
    await this.database.transaction((transaction) => this.outbox.addEach(transaction, commits));
  }

  /** What is left in the outbox, in order. */
  async pending(): Promise<
    { id: string; consumer: string; offers: number; failures: number; events: NumberedEvent[] }[]
  > {
    return this.source.query(
      'SELECT id, consumer, offers, failures, events FROM outbox ORDER BY id, consumer',
    );
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

  /** Stops the workers and deletes all events and jobs, so that another process finds none. */
  async clear(): Promise<void> {
    await this.stop();
    await this.source.query('DELETE FROM outbox');
    await this.source.query('DELETE FROM bullmq.job');
  }

  async close(): Promise<void> {
    await this.bus.drain();
    await this.stop();
    await this.relay.beforeApplicationShutdown();
    await this.queues.onApplicationShutdown();
    await this.source.destroy();
  }

  /** Ends the workers and the sweeps; events and jobs stay. */
  async stop(): Promise<void> {
    for (const stop of this.stops.splice(0).reverse()) await stop();
  }
}

/** `count` events of a type, numbered from `first`. */
export function numbered(type: string, count: number, first = 1): NumberedEvent[] {
  return Array.from({ length: count }, (_, i) => ({ type, n: first + i }));
}
