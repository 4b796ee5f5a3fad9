import { StartupError } from '../config/config.js';
import type { Config } from '../config/config.js';
import { parseRedisUrl } from '../config/redis-url.js';
import type { RedisKind } from '../config/redis-url.js';
import { DatabaseClient } from '../database/connection.js';
import { connectionTo } from '../database/servers.js';
import { serverErrorText } from '../server-errors.js';

/** How long a server may take to answer at the start, in milliseconds. */
const PATIENCE = 10_000;

const IS_SENTINEL =
  'this is a Sentinel: set REDIS_URL=redis+sentinel://HOST:PORT,HOST:PORT/NAME with the name of its master set';
const IS_CLUSTER =
  'this is a node of a cluster: set REDIS_URL=redis+cluster://HOST:PORT,HOST:PORT with some of its nodes';

/**
 * Checks that Postgres can be written to, and Redis if it is used. Later their clients would only retry in silence; at
 * the start the operator learns what is wrong.
 *
 * @throws StartupError, or the client's error if no explanation is known
 */
export async function probe(
  config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL' | 'REDIS_PREFIX'>,
): Promise<void> {
  await probePostgres(config.DATABASE_URL);
  const { REDIS_URL, REDIS_PREFIX } = config;
  if (REDIS_URL) await named('REDIS_URL', () => askRedis(REDIS_URL, REDIS_PREFIX));
}

/** Checks that Postgres can be written to. @throws as {@link probe} */
export const probePostgres = (url: string): Promise<void> =>
  named('DATABASE_URL', () => askPostgres(url));

async function named(variable: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const meaning = serverErrorText(error);
    throw meaning ? new StartupError(`${variable}: ${meaning}`, { cause: error }) : error;
  }
}

async function askPostgres(url: string): Promise<void> {
  const client = new DatabaseClient({ ...connectionTo(url), connectionTimeoutMillis: PATIENCE });
  try {
    await (client.connect() as Promise<unknown>);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askRedis(url: string, prefix: string): Promise<void> {
  const { checkRedisServes, redisFrom } = await import('../redis.js'); // commands and many starts do not use it
  const redis = redisFrom(url, {
    connectTimeout: PATIENCE,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  let last: unknown;
  redis.on('error', (error: Error) => (last = error));
  try {
    await redis.connect();
    checkMode(parseRedisUrl(url)!.kind, await redis.info('server'));
    await checkRedisServes(redis, prefix);
  } catch (error) {
    throw reasonOf(last) ?? error; // the promise only says "Connection is closed"; the event has the reason
  } finally {
    redis.disconnect();
  }
}

/** A cluster reports that it failed, and has the error of the last node inside. */
const reasonOf = (error: unknown): unknown =>
  (error as { lastNodeError?: unknown } | undefined)?.lastNodeError ?? error;

/** A Sentinel accepts a connection like any Redis, and one node of a cluster serves some keys: neither is enough. */
function checkMode(kind: RedisKind, info: string): void {
  const mode = /^redis_mode:(\w+)/m.exec(info)?.[1];
  if (mode === 'sentinel') throw new StartupError(`REDIS_URL: ${IS_SENTINEL}`);
  if (mode === 'cluster' && kind !== 'cluster') throw new StartupError(`REDIS_URL: ${IS_CLUSTER}`);
}
