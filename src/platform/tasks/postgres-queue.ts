import {
  assertSchemaCompatibility,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  PostgresQueueBackend,
  runMigrations,
  SchemaMigrationRequiredError,
  SchemaVersionMismatchError,
  withBackend,
} from 'bullmq';
import type { PostgresConnectionOptions, QueueBaseOptions } from 'bullmq';
import { StartupError } from '../config/config.js';
import { DatabaseClient, KEEP_ALIVE } from '../database/connection.js';
import { connectionTo } from '../database/servers.js';
import { QueueConnections, SCHEMA } from './postgres-connections.js';
import type { PostgresQueueConfig } from './postgres-connections.js';

export type { PostgresQueueConfig };

type Addressed = Pick<PostgresQueueConfig, 'DATABASE_URL' | 'DATABASE_WAIT_MILLIS'>;

/**
 * Creates or updates BullMQ's tables, without limits of time: if many processes start at once, one migrates and the
 * others wait.
 */
export async function migrateQueues(config: Addressed): Promise<void> {
  await onOneConnection(config, (client) => runMigrations(client, SCHEMA));
}

/** @throws StartupError if BullMQ's tables are not those that this release needs */
export async function checkQueueSchema(config: Addressed): Promise<void> {
  const version = await onOneConnection(config, (client) =>
    assertSchemaCompatibility(client, SCHEMA).catch(asMissing),
  );
  if (version >= LATEST_SCHEMA_VERSION) return;
  throw new StartupError(
    'The tables of the queues are too old for this release: run `npm run migrate` (in the image: node dist/migrate.main.js), then start again',
  );
}

function asMissing(error: unknown): number {
  if (error instanceof SchemaMigrationRequiredError) return 0;
  throw error instanceof SchemaVersionMismatchError ? new StartupError(error.message) : error;
}

async function onOneConnection<T>(
  config: Addressed,
  work: (client: DatabaseClient) => Promise<T>,
): Promise<T> {
  const client = new DatabaseClient({
    ...KEEP_ALIVE,
    ...connectionTo(config.DATABASE_URL),
    connectionTimeoutMillis: config.DATABASE_WAIT_MILLIS,
  });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Does work once for all callers. Failed work is tried again at the next call. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null;
  return () =>
    (done ??= work().catch((error: unknown) => {
      done = null;
      throw error;
    }));
}

/** Whether BullMQ's tables have the version that this program needs. At most starts they do. */
async function isMigrated(lines: QueueConnections): Promise<boolean> {
  const version = await assertSchemaCompatibility(lines.forBull(), SCHEMA).catch(() => 0);
  return version >= LATEST_SCHEMA_VERSION;
}

/**
 * BullMQ's connection. It uses the pool and the listener of the process. A failed preparation is
 * tried again when it is next needed; BullMQ would keep the failure for ever.
 */
class Connection extends PostgresConnection {
  override readonly waitUntilReady: () => Promise<void>;
  private readonly onLost = () => this.emit('listenerinvalidated');
  private closed: Promise<void> | null = null;

  constructor(
    private readonly lines: QueueConnections,
    migrated: () => Promise<void>,
  ) {
    super(lines.forBull());
    lines.listener.on('lost', this.onLost);
    this.waitUntilReady = once(async () => {
      await migrated();
      setImmediate(() => this.emit('ready'));
    });
  }

  override getListenClient() {
    return this.lines.listener.client() as ReturnType<PostgresConnection['getListenClient']>;
  }

  override close(): Promise<void> {
    return (this.closed ??= super.close().then(() => {
      this.lines.listener.off('lost', this.onLost);
      return this.lines.leave();
    }));
  }
}

/** From this number of jobs on, temporary tables are worth their cost. */
const MANY = 100;

type Added = Parameters<PostgresQueueBackend['addJobs']>[0];

/**
 * BullMQ adds several jobs by two temporary tables. They cost five milliseconds even for the usual single job, and each
 * table that is created and dropped makes every connection of the server read its catalogue again. BullMQ's way to add
 * a flow is just as atomic and needs no such tables.
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

/** BullMQ's classes on Postgres. All their instances share their connections. */
export function postgresQueues(config: PostgresQueueConfig) {
  let lines = new QueueConnections(config);
  const migrated = once(async () => {
    if (!(await isMigrated(lines))) await migrateQueues(config);
  });
  return withBackend((name: string, options: QueueBaseOptions<PostgresConnectionOptions>) => {
    if (lines.hasEnded()) lines = new QueueConnections(config);
    return new Backend(new Connection(lines.join(), migrated), name, options);
  });
}
