import type { ClientConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DatabaseClient } from './connection.js';
import { SharedConnection } from './shared-connection.js';

/**
 * Milliseconds that a statement waits for a lock in a pipeline, where others wait behind it. After that it is run on a
 * connection of its own.
 */
const LOCK_MILLIS = 50;

/**
 * As many statements share a pipeline before the next one is used. Few busy pipelines are faster than many, because
 * Postgres is woken less often; but if it is slow, for example with slow disks, several work side by side.
 */
const DEPTH = 16;

/**
 * Postgres' codes for statements that have not begun: a lock was not free in time (55P03); or a statement in front was
 * to prepare this one and could not (26000), or both prepared it (42P05).
 */
const NOT_BEGUN: ReadonlySet<unknown> = new Set(['55P03', '26000', '42P05']);

/** Whether a statement failed only because of others, and may be run again. It has changed nothing. */
export const hasNotBegun = (error: unknown): boolean =>
  NOT_BEGUN.has((error as { code?: unknown } | null)?.code);

/**
 * Connections on which many callers send statements without waiting for the answers to earlier ones. Each statement is
 * a transaction of its own, as on any connection. Postgres answers them one after the other, so only short statements
 * belong here.
 */
export class Pipelines {
  private readonly pipelines: readonly Pipeline[];

  /** @param count the number of connections; each is opened when it is first needed, and again if it is lost */
  constructor(config: ClientConfig, count: number) {
    const shared = { ...config, lock_timeout: LOCK_MILLIS, pipeline: true };
    this.pipelines = Array.from({ length: count }, () => new Pipeline(shared));
  }

  /** The number of statements that wait behind others. */
  get waiting(): number {
    return this.pipelines.reduce((sum, { running }) => sum + Math.max(0, running - 1), 0);
  }

  /** Runs a statement in the first pipeline that has room, or else behind as few others as possible. */
  run<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    const roomy = this.pipelines.find(({ running }) => running < DEPTH);
    return (roomy ?? this.shortest()).run(query);
  }

  private shortest(): Pipeline {
    return this.pipelines.reduce((a, b) => (b.running < a.running ? b : a));
  }

  /** Closes the connections after the running statements. */
  async end(): Promise<void> {
    await Promise.all(this.pipelines.map((pipeline) => pipeline.end()));
  }
}

class Pipeline {
  running = 0;
  private readonly connection: SharedConnection;

  constructor(config: ClientConfig) {
    this.connection = new SharedConnection(() => new DatabaseClient(config));
  }

  async run<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    this.running++;
    try {
      const client = await this.connection.client();
      return await client.query<Row>(query);
    } finally {
      this.running--;
    }
  }

  end(): Promise<void> {
    return this.connection.end();
  }
}
