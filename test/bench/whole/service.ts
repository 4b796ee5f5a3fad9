import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ask } from '../../support/postgres-processes.js';
import { UNLIMITED_POINTS } from '../../support/points.js';
import { freshDatabase } from '../../support/postgres.js';
import type { Ground } from './ground.js';
import { Processor } from './processor.js';

/** The built service as processes: so many apis, and a worker. */
export interface Service {
  /** Where the apis listen. */
  readonly addresses: readonly string[];
  /** What `api`, `worker` and `postgres` take. */
  readonly processor: Processor;
  /** How many moves and other things the worker has still to tell. */
  owed(): Promise<number>;
}

const NO_LIMIT = '1000000';

/** No limit is to be measured: all clients are one network here. */
const LIMITS = {
  REGISTRATIONS_PER_MINUTE: NO_LIMIT,
  CHALLENGES_PER_MINUTE: NO_LIMIT,
  CONNECTIONS_PER_NETWORK: NO_LIMIT,
  SOCKETS_PER_NETWORK: NO_LIMIT,
  SUBSCRIPTIONS_PER_NETWORK: NO_LIMIT,
  ...UNLIMITED_POINTS,
  // As many wait as there are players, for as long as it takes.
  DATABASE_WAITING: '100000',
  DATABASE_WAIT_MILLIS: '60000',
};

export async function startService(ground: Ground, apis: number): Promise<Service> {
  const { url } = await freshDatabase();
  const env = {
    ...LIMITS,
    DATABASE_URL: url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: join(ground.folder, 'service'),
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    ...(ground.redisUrl && { REDIS_URL: ground.redisUrl }),
  };
  const api = (_: unknown, n: number) =>
    ground.start(`api-${n}`, 'dist/api.main.js', env, /(http:\/\/\S+)\/graphql/);
  const [worker, ...started] = await Promise.all([
    ground.start('worker', 'dist/worker.main.js', env, /worker plays/),
    ...Array.from({ length: apis }, api),
  ]);
  return {
    owed: () => ask(url, 'SELECT count(*)::integer AS value FROM outbox'),
    addresses: started.map(({ address }) => address),
    processor: new Processor({
      api: started.map(({ pid }) => pid),
      worker: [worker.pid],
      postgres: ground.postmaster === null ? [] : [ground.postmaster],
    }),
  };
}
