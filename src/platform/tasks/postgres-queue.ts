import { PostgresConnection, PostgresQueueBackend, runMigrations, withBackend } from 'bullmq';
import type { PostgresConnectionOptions, QueueBaseOptions } from 'bullmq';
import type { Config } from '../config/config.js';
import { boundedTimes, Client, KEEP_ALIVE, Pool } from '../database/connection.js';
import type { DatabaseTimes } from '../database/connection.js';

export type PostgresQueueConfig = Pick<Config, 'DATABASE_URL'> & DatabaseTimes;

/** Connections of one queue; a worker has one more, for LISTEN. */
const CONNECTIONS = 4;

const SCHEMA = 'bullmq';

/**
 * Makes BullMQ's tables, or brings them up to date. Statements without bounds: of many processes that start one
 * migrates, and the others wait.
 */
export async function migrateQueues(
  config: Pick<PostgresQueueConfig, 'DATABASE_URL' | 'DATABASE_WAIT_MILLIS'>,
): Promise<void> {
  const client = new Client({
    ...KEEP_ALIVE,
    connectionString: config.DATABASE_URL,
    connectionTimeoutMillis: config.DATABASE_WAIT_MILLIS,
  });
  try {
    await client.connect();
    await runMigrations(client, SCHEMA);
  } finally {
    await client.end();
  }
}

/** Work that is done once for all that ask; what failed is tried again when it is next needed. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    }));
}

/**
 * BullMQ's connection with our pool in the place of its own, whose clients nobody listens to until they
 * are ready. What could not be made ready is tried again when it is next needed: BullMQ would keep the
 * failure for good.
 */
class Connection extends PostgresConnection {
  override readonly waitUntilReady: () => Promise<void>;
  private closed: Promise<void> | null = null;

  constructor(config: PostgresQueueConfig, migrated: () => Promise<void>, max: number) {
    const { DATABASE_URL: connectionString } = config;
    const options = `-c search_path=${SCHEMA}`;
    super(new Pool({ connectionString, options, max, ...boundedTimes(config) }));
    this.waitUntilReady = once(async () => {
      await migrated();
      setImmediate(() => this.emit('ready'));
    });
  }

  override close(): Promise<void> {
    return (this.closed ??= super.close().then(() => this.pool.end()));
  }
}

/** So many jobs are enough for what their temporary tables cost. */
const MANY = 100;

type Added = Parameters<PostgresQueueBackend['addJobs']>[0];

/**
 * BullMQ adds several jobs by way of two temporary tables: five milliseconds for the one job that there is as a
 * rule, and each table that comes and goes makes every connection of the server read its catalogue again. Its
 * way to add a flow is as atomic, and makes none.
 */
class Backend extends PostgresQueueBackend {
  override async addJobs(entries: Added): Promise<string[]> {
    if (entries.length >= MANY) return super.addJobs(entries);
    const flow = entries.map(({ job, jobId, parentKeyOpts = {} }) => {
      return { jobData: job, jobId, parentKeyOpts, prefix: '', queueName: this.queueName };
    });
    return (await this.addFlow(flow)).map(([error, id]) => {
      if (error) throw error;
      return String(id);
    });
  }
}

/** BullMQ's classes on Postgres, which know each worker by its queue's name. */
export function postgresQueues(config: PostgresQueueConfig) {
  const migrated = once(() => migrateQueues(config));
  return withBackend(
    (
      name: string,
      options: QueueBaseOptions<PostgresConnectionOptions>,
      { withBlockingConnection = false } = {},
    ) => {
      const max = withBlockingConnection ? CONNECTIONS + 1 : CONNECTIONS;
      const connection = new Connection(config, migrated, max);
      return new Backend(
        connection,
        name,
        options,
        true,
        withBlockingConnection ? name : undefined,
      );
    },
  );
}
