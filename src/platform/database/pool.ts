import pg from 'pg';
import type { PoolClient, PoolConfig, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { Batches } from './batched.js';
import type { BatchedStatement } from './batched.js';
import { DatabaseClient, serverOf } from './connection.js';
import type { ConnectionSettings } from './connection.js';
import { isOwnWork } from './own-work.js';
import type { Server } from './server.js';
import { tooManyWait } from './unavailable.js';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: unknown) => void,
) => void;

export interface BoundedPoolConfig extends PoolConfig {
  /** Settings of its connections. */
  readonly session?: ConnectionSettings;
  /** How many callers may wait for a connection. Further ones are refused at once. */
  readonly mostWaiting?: number;
  /** How many of the connections are for {@link Pool.queryBriefly}; by default it shares the others. */
  readonly brief?: number;
  /** How many connections own work has besides; by default it shares the others. */
  readonly own?: number;
}

/** Whose connections they are: `shared` by requests, `brief` for statements that calls share, `own` for own work. */
export type PoolKind = 'shared' | 'brief' | 'own';

/** The connections of one kind, and who waits for them. */
export interface PoolFigures {
  readonly kind: PoolKind;
  readonly inUse: number;
  readonly idle: number;
  /** The greatest number of connections. */
  readonly most: number;
  /** Callers that wait for a connection; `brief`: also those that wait for others in a batch. */
  readonly waiting: number;
}

/** Milliseconds that a statement waits for a lock if many calls share it. */
const BRIEF_LOCK_MILLIS = 50;

/** A pool of our {@link DatabaseClient}s with a limited queue. Batches and own work have connections of their own. */
export class Pool extends pg.Pool {
  private readonly mostWaiting: number;
  private readonly brief: Pool | null;
  private readonly own: Pool | null;
  /** The server of its connections. */
  readonly server: Server;
  private readonly queues: { readonly waiting: number }[] = [];

  constructor({ mostWaiting = Infinity, brief = 0, own = 0, ...config }: BoundedPoolConfig) {
    super({ ...config, ...(config.max && { max: config.max - brief }), Client: DatabaseClient });
    this.mostWaiting = mostWaiting;
    this.server = serverOf(new DatabaseClient(config));
    const session = { ...config.session, lock_timeout: BRIEF_LOCK_MILLIS };
    this.brief = brief > 0 ? new Pool({ ...config, max: brief, session }) : null;
    this.own = own > 0 ? new Pool({ ...config, max: own }) : null;
    this.on('error', () => undefined); // the client has logged it
  }

  /** How many callers wait for a connection, or for others in a batch. */
  get waiting(): number {
    const inBatches = this.queues.reduce((sum, { waiting }) => sum + waiting, 0);
    return this.waitingCount + (this.brief?.waiting ?? 0) + inBatches;
  }

  /** The connections of each kind. */
  figures(): PoolFigures[] {
    const { brief, own } = this;
    return [
      figuresOf('shared', this, this.waitingCount),
      ...(brief ? [figuresOf('brief', brief, this.waiting - this.waitingCount)] : []),
      ...(own ? [figuresOf('own', own, own.waitingCount)] : []),
    ];
  }

  /** Runs a statement that fails if it waits for a lock. */
  queryBriefly<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return (this.brief ?? this).query<Row>(query);
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
    const all = Promise.all([this.brief?.end(), this.own?.end(), super.end()]).then(
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

const figuresOf = (kind: PoolKind, pool: pg.Pool, waiting: number): PoolFigures => ({
  kind,
  inUse: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  most: pool.options.max,
  waiting,
});

function refuse(connected?: Connected): Promise<never> | void {
  const error = tooManyWait();
  if (!connected) return Promise.reject(error);
  connected(error, undefined, () => undefined);
}
