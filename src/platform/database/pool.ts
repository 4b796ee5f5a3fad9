import pg from 'pg';
import type { PoolClient, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { Batches } from './batched.js';
import type { BatchedStatement } from './batched.js';
import { DatabaseClient } from './connection.js';
import { isOwnWork } from './own-work.js';
import { Pipelines, hasNotBegun } from './pipelines.js';
import { tooManyWait } from './unavailable.js';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

export interface BoundedPoolConfig extends PoolConfig {
  /** How many callers may wait for a connection. Further ones are refused at once. */
  readonly mostWaiting?: number;
  /** How many of the connections are {@link Pipelines}; none by default. */
  readonly pipelines?: number;
  /** How many connections own work has besides; by default it shares the others. */
  readonly own?: number;
}

/** A pool of our {@link DatabaseClient}s with a limited queue. Some of its connections may be shared. Own work has others. */
export class Pool extends pg.Pool {
  private readonly mostWaiting: number;
  private readonly pipelines: Pipelines | null;
  private readonly own: Pool | null;
  private readonly queues: { readonly waiting: number }[] = [];

  constructor({ mostWaiting = Infinity, pipelines = 0, own = 0, ...config }: BoundedPoolConfig) {
    super({
      ...config,
      ...(config.max && { max: config.max - pipelines }),
      Client: DatabaseClient,
    });
    this.mostWaiting = mostWaiting;
    this.pipelines = pipelines > 0 ? new Pipelines(config, pipelines) : null;
    this.own = own > 0 ? new Pool({ ...config, max: own }) : null;
    this.on('error', () => undefined); // the client has logged it
    this.on('release', (_error, client) => leaveIfOpen(client));
  }

  /** How many callers wait for a connection, or for the answers to others in a pipeline or a batch. */
  get waiting(): number {
    const inBatches = this.queues.reduce((sum, { waiting }) => sum + waiting, 0);
    return this.waitingCount + (this.pipelines?.waiting ?? 0) + inBatches;
  }

  /** Runs a short statement in a pipeline; on a connection of its own if others there hold it up. */
  async pipelined<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    try {
      return await this.inPipeline<Row>(query);
    } catch (error) {
      if (!hasNotBegun(error)) throw error;
      return this.query<Row>(query);
    }
  }

  /** Runs a short statement in a pipeline; fails if others there hold it up. */
  async inPipeline<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    // After its end the pool itself refuses statements.
    if (!this.pipelines || this.ending || this.hasOwn) return this.query<Row>(query);
    if (this.isFull) throw tooManyWait();
    return this.pipelines.run<Row>(query);
  }

  /** Runs a statement on a connection of own work, whoever calls. */
  ownQuery<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return (this.own ?? this).query<Row>(query);
  }

  /** A runner of this statement; to be made once for each statement. */
  batches<Row extends object, Call extends object>(
    statement: BatchedStatement<Row, Call>,
  ): Batches<Row, Call> {
    const batches = new Batches(statement, this);
    this.queues.push(batches);
    return batches;
  }

  /** Has the overloads of pg's own method; `never` fits the return type of each. */
  override connect(connected?: Connected): never {
    if (this.hasOwn) return this.own!.connect(connected);
    const connect = super.connect.bind(this) as (connected?: Connected) => unknown;
    return (this.isFull ? refuse(connected) : connect(connected)) as never;
  }

  override end(): Promise<void>;
  override end(ended: (error?: unknown) => void): void;
  override end(ended?: (error?: unknown) => void): Promise<void> | void {
    const all = Promise.all([this.pipelines?.end(), this.own?.end(), super.end()]).then(
      () => undefined,
    );
    if (!ended) return all;
    void all.then(ended, ended);
  }

  /** Whether the caller is refused. Own work never is. */
  get isFull(): boolean {
    return !this.hasOwn && this.waiting >= this.mostWaiting;
  }

  /** Whether the caller has connections of its own. */
  get hasOwn(): boolean {
    return this.own !== null && isOwnWork();
  }
}

function refuse(connected?: Connected): Promise<never> | void {
  const error = tooManyWait();
  if (!connected) return Promise.reject(error);
  connected(error, undefined, () => undefined);
}

/** Closes a connection that is still in a transaction: the next user must not continue it. */
function leaveIfOpen(client: PoolClient): void {
  const status = client.getTransactionStatus();
  if (status === 'T' || status === 'E') void (client as unknown as DatabaseClient).end();
}
