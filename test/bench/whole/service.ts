import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ask } from '../../support/postgres-processes.js';
import { UNLIMITED_POINTS } from '../../support/points.js';
import { freshDatabase } from '../../support/postgres.js';
import type { BenchProcesses } from './processes.js';
import { Processor } from './processor.js';

/** The built service as processes: some apis and a worker. */
export interface Service {
  /** The address of its database. */
  readonly url: string;
  /** The addresses of the apis. */
  readonly addresses: readonly string[];
  /** Processor time of `api`, `worker` and `postgres`. */
  readonly processor: Processor;
  /** The number of pending tasks in the outbox. */
  pendingTasks(): Promise<number>;
}

const NO_LIMIT = '1000000';

/** All clients are one network here, so the limits are out of reach. */
const LIMITS = {
  REGISTRATIONS_PER_MINUTE: NO_LIMIT,
  CHALLENGES_PER_MINUTE: NO_LIMIT,
  CONNECTIONS_PER_NETWORK: NO_LIMIT,
  SOCKETS_PER_NETWORK: NO_LIMIT,
  SUBSCRIPTIONS_PER_NETWORK: NO_LIMIT,
  ...UNLIMITED_POINTS,
  // Requests of all players may wait, for as long as they need.
  DATABASE_WAITING: '100000',
  DATABASE_WAIT_MILLIS: '60000',
};

/** @param settings that differ from the service's defaults */
export async function startService(
  processes: BenchProcesses,
  apis: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const { url } = await freshDatabase();
  const env = {
    ...LIMITS,
    ...settings,
    DATABASE_URL: url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: join(processes.folder, 'service'),
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    ...(processes.redisUrl && { REDIS_URL: processes.redisUrl }),
  };
  const api = (_: unknown, n: number) =>
    processes.start(`api-${n}`, 'dist/api.main.js', env, /(http:\/\/\S+)\/graphql/);
  const [worker, ...started] = await Promise.all([
    processes.start('worker', 'dist/worker.main.js', env, /worker plays/),
    ...Array.from({ length: apis }, api),
  ]);
  return {
    url,
    pendingTasks: () => ask(url, 'SELECT count(*)::integer AS value FROM outbox'),
    addresses: started.map(({ address }) => address),
    processor: new Processor({
      api: started.map(({ pid }) => pid),
      worker: [worker.pid],
      postgres: processes.postmaster === null ? [] : [processes.postmaster],
    }),
  };
}
