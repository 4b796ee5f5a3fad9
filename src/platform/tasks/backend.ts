import { Queue as RedisQueue, Worker as RedisWorker } from 'bullmq';
import type { Processor, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';
import type { Config } from '../config/config.js';
import { OutageLog } from '../logging/throttled-log.js';
import { redisPrefix } from '../config/redis-url.js';
import { redisFrom } from '../redis.js';
import { postgresQueues } from './postgres-queue.js';
import type { PostgresQueueConfig } from './postgres-queue.js';
import type { JobData } from './job-handlers.js';

export type JobQueue = Pick<Queue<JobData>, 'addBulk' | 'close' | 'on' | 'waitUntilReady'>;
export type JobWorker = Pick<
  Worker<JobData>,
  'close' | 'on' | 'pause' | 'resume' | 'waitUntilReady'
>;

/** A backend of the queues: BullMQ on Redis or on Postgres. */
export interface QueueBackend {
  queue(name: string, options: Omit<QueueOptions, 'connection'>): JobQueue;
  worker(
    name: string,
    processor: Processor<JobData>,
    options: Omit<WorkerOptions, 'connection'>,
  ): JobWorker;
  /** Closes the connections, after every queue and worker. */
  close(): Promise<void>;
}

/** Redis when REDIS_URL is set, else the service's own Postgres. */
export function createBackend(
  config: Pick<Config, 'REDIS_URL' | 'REDIS_PREFIX'> & PostgresQueueConfig,
): QueueBackend {
  return config.REDIS_URL
    ? redisBackend(config.REDIS_URL, redisPrefix(config))
    : postgresBackend(config);
}

const outage = new OutageLog('Redis cannot be reached');

/** How long a producer waits for Redis' answer. */
const PRODUCER_PATIENCE_MILLIS = 5000;

function redisBackend(url: string, prefix: string): QueueBackend {
  // A producer must fail at once if it cannot reach Redis, and soon if it gets no answer: the outbox keeps the tasks,
  // and the relay must not block.
  const producer = redisFrom(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    commandTimeout: PRODUCER_PATIENCE_MILLIS,
  });
  const consumer = redisFrom(url, { maxRetriesPerRequest: null });
  // BullMQ itself listens for errors only between its start and its end.
  for (const client of [producer, consumer]) client.on('error', (error) => outage.note(error));
  return {
    queue: (name, options) => new RedisQueue(name, { ...options, prefix, connection: producer }),
    worker: (name, processor, options) =>
      new RedisWorker(name, processor, { ...options, prefix, connection: consumer }),
    close: () => Promise.resolve([producer, consumer].forEach((client) => client.disconnect())),
  };
}

function postgresBackend(config: PostgresQueueConfig): QueueBackend {
  const { Queue: PgQueue, Worker: PgWorker } = postgresQueues(config);
  const connection = config.DATABASE_URL;
  return {
    queue: (name, options) =>
      // BullMQ would write data about itself into its tables, which nobody reads.
      new PgQueue(name, { ...options, connection, skipMetasUpdate: true }) as unknown as JobQueue,
    worker: (name, processor, options) =>
      new PgWorker(name, processor, { ...options, connection }) as unknown as JobWorker,
    close: () => Promise.resolve(),
  };
}
