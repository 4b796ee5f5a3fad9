import { StartupError } from '../config/config.js';
import type { Config } from '../config/config.js';
import { BareClient } from '../database/connection.js';
import { chain } from '../errors.js';

/** How long a server may take to answer at the start, in milliseconds. */
const PATIENCE = 10_000;

/** What every server's failures have in common; the rest is Postgres' own and `explain` knows it. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/WRONGPASS|NOAUTH|NOPERM/, 'the server refuses the user or the password'],
  [
    /CERT|SSL|TLS|EPROTO/,
    'the encrypted connection failed: both sides must use TLS alike and trust the certificate',
  ],
  [/ENOTFOUND|EAI_AGAIN/, 'there is no server of this name'],
  [/timeout|ETIMEDOUT/i, 'the server does not answer'],
  [
    /ECONN|EHOSTUNREACH|ENETUNREACH|ENOENT|EPIPE|terminated|is closed/,
    'no server can be reached at this address: see that it runs',
  ],
];

/**
 * Asks Postgres, and Redis where there is one, for a sign of life: later their clients would try
 * again in silence, now whoever starts the service learns what is wrong.
 * @throws StartupError, or what the client gives where that says more
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
    const said = chain(error).map((part) => `${part.code ?? ''} ${part.message}`);
    const meaning = MEANINGS.find(([pattern]) => pattern.test(said.join('\n')));
    throw meaning ? new StartupError(`${variable}: ${meaning[1]}`, { cause: error }) : error;
  }
}

async function askPostgres(url: string): Promise<void> {
  const client = new BareClient({ connectionString: url, connectionTimeoutMillis: PATIENCE });
  client.on('error', () => undefined); // what matters is thrown below
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function askRedis(url: string): Promise<void> {
  const { default: ioredis } = await import('ioredis'); // commands and many a start have no use for it
  const redis = new ioredis.Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
  });
  let last: unknown;
  redis.on('error', (error) => (last = error));
  try {
    await redis.connect();
    await redis.ping();
  } catch (error) {
    throw last ?? error; // the promise says "Connection is closed", the event says why
  } finally {
    redis.disconnect();
  }
}
