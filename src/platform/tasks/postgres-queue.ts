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
 * BullMQ's connection with our pool in the place of its own, whose clients nobody listens to until they
 * are ready. What could not be made ready is tried again when it is next needed: BullMQ would keep the
 * failure for good.
 */
class Connection extends PostgresConnection {
  private ready: Promise<void> | null = null;
  private closed: Promise<void> | null = null;

  constructor(
    private readonly config: PostgresQueueConfig,
    max: number,
  ) {
    const { DATABASE_URL: connectionString } = config;
    const options = `-c search_path=${SCHEMA}`;
    super(new Pool({ connectionString, options, max, ...boundedTimes(config) }));
  }

  override waitUntilReady(): Promise<void> {
    return (this.ready ??= this.prepare().catch((error: unknown) => {
      this.ready = null;
      throw error;
    }));
  }

  override close(): Promise<void> {
    return (this.closed ??= super.close().then(() => this.pool.end()));
  }

  /** Statements without bounds: of many processes that start one migrates, and the others wait. */
  private async prepare(): Promise<void> {
    const { DATABASE_URL: connectionString, DATABASE_WAIT_MILLIS } = this.config;
    const client = new Client({
      ...KEEP_ALIVE,
      connectionString,
      connectionTimeoutMillis: DATABASE_WAIT_MILLIS,
    });
    try {
      await client.connect();
      await runMigrations(client, SCHEMA);
    } finally {
      await client.end();
    }
    setImmediate(() => this.emit('ready'));
  }
}

/** BullMQ's classes on Postgres, which know each worker by its queue's name. */
export const postgresQueues = (config: PostgresQueueConfig) =>
  withBackend(
    (
      name: string,
      options: QueueBaseOptions<PostgresConnectionOptions>,
      { withBlockingConnection = false } = {},
    ) =>
      new PostgresQueueBackend(
        new Connection(config, withBlockingConnection ? CONNECTIONS + 1 : CONNECTIONS),
        name,
        options,
        true,
        withBlockingConnection ? name : undefined,
      ),
  );
