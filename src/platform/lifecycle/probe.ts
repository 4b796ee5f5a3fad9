import { StartupError } from '../config/config.js';
import type { Config } from '../config/config.js';
import { parseRedisUrl } from '../config/redis-url.js';
import type { RedisKind } from '../config/redis-url.js';
import { BareClient } from '../database/connection.js';
import { chain } from '../errors.js';

/** How long a server may take to answer at the start, in milliseconds. */
const PATIENCE = 10_000;

const IS_SENTINEL =
  'this is a Sentinel: set REDIS_URL=redis+sentinel://HOST:PORT,HOST:PORT/NAME with the name of its master set';
const IS_CLUSTER =
  'this is a node of a cluster: set REDIS_URL=redis+cluster://HOST:PORT,HOST:PORT with some of its nodes';

/** Failures that any server can have. `explain` has the failures that only Postgres can have. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/unknown command .sentinel/i, 'this is no Sentinel: set REDIS_URL=redis://HOST:PORT'],
  [/retry is disabled\.$|No such master/m, 'the Sentinels do not know this name of a master set'],
  [/cluster support disabled/, 'this is no cluster: set REDIS_URL=redis://HOST:PORT'],
  [/WRONGPASS|NOAUTH|NOPERM/, 'the server refuses the user or the password'],
  [
    /CERT|SSL|TLS|EPROTO/,
    'the encrypted connection failed: both sides must use TLS, and trust the certificate',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no server of this name'],
  [/timeout|ETIMEDOUT/i, 'the server does not answer'],
  [
    /ECONN|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|terminated|is closed/,
    'no server can be reached at this address: check that it runs',
  ],
];

/**
 * Checks that Postgres answers, and Redis if it is used. Later their clients would only retry in silence; at the start
 * the operator learns what is wrong.
 *
 * @throws StartupError, or the client's error if no explanation is known
 */
export async function probe(config: Pick<Config, 'DATABASE_URL' | 'REDIS_URL'>): Promise<void> {
  await named('DATABASE_URL', () => askPostgres(config.DATABASE_URL));
  const { REDIS_URL } = config;
  if (REDIS_URL) await named('REDIS_URL', () => askRedis(REDIS_URL));
}

async function named(variable: string, ask: () => Promise<void>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    const messages = chain(error).map((part) => `${part.code ?? ''} ${part.message}`);
    const meaning = MEANINGS.find(([pattern]) => pattern.test(messages.join('\n')));
    throw meaning ? new StartupError(`${variable}: ${meaning[1]}`, { cause: error }) : error;
  }
}

async function askPostgres(url: string): Promise<void> {
  const client = new BareClient({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => undefined); // the error that matters is thrown below
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askRedis(url: string): Promise<void> {
  const { redisFrom } = await import('../redis.js'); // commands and many starts do not use it
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
