import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Batches, BatchedStatement } from './batched.js';
import type { Pool, PoolFigures } from './pool.js';
import { statement } from './statement.js';
import type { Statement, EntityClass } from './statement.js';

/** Postgres' code for a broken UNIQUE constraint. */
const UNIQUE_VIOLATION = '23505';
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Writes an empty message into the write-ahead log, so the server must be able to commit; and looks for a table that
 * every process uses.
 */
const SERVES = statement<{ isWritten: boolean; isMigrated: boolean }>(
  'database-serves',
  `SELECT pg_logical_emit_message(true, 'bummerl', '') IS NOT NULL AS "isWritten",
    coalesce(has_table_privilege(to_regclass('idempotency_keys'), 'INSERT'), false) AS "isMigrated"`,
);

/** The tables are not where this process looks for them. */
class NoTablesError extends Error {
  override readonly name = 'NoTablesError';
  readonly code = '42P01';
}

const ANYTHING = statement('database-ask', 'SELECT 1');

const queryOf = <Values extends object>(
  { name, text, bind }: Statement<object, Values>,
  values: Values,
): QueryConfig => ({ name, text, values: bind(values) });

/** Runs reads and writes on any connection of the pool, or in one transaction. */
export abstract class Sql {
  protected abstract readonly manager: EntityManager;

  protected abstract query<Row extends QueryResultRow>(
    query: QueryConfig,
  ): Promise<QueryResult<Row>>;

  /** The rows of a statement. */
  async rows<Row extends object, Values extends object>(
    wanted: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    const { rows } = await this.query<Row & QueryResultRow>(queryOf(wanted, values));
    return rows;
  }

  /** The first row of a statement; null if there is none. */
  async row<Row extends object, Values extends object>(
    wanted: Statement<Row, Values>,
    values: Values,
  ): Promise<Row | null> {
    return (await this.rows(wanted, values))[0] ?? null;
  }

  /** TypeORM's repository of a table, for ordinary reads and writes. */
  of<Row extends ObjectLiteral>(table: EntityClass<Row>): Repository<Row> {
    return this.manager.getRepository(table);
  }
}

/** A transaction: everything in it is written, or nothing. Each statement must be awaited before the next one. */
export class Transaction extends Sql {
  private readonly callbacks = new Set<() => void>();
  private hasEnded = false;

  constructor(
    protected override readonly manager: EntityManager,
    private readonly connection: PoolClient,
  ) {
    super();
  }

  /** Runs `work` after the commit, once even if it is added several times. It must not fail. */
  afterCommit(work: () => void): void {
    this.callbacks.add(work);
  }

  /** Refuses statements from now on: a part of the work that still goes on must not use a connection of someone else. */
  end(): void {
    this.hasEnded = true;
  }

  /** To be called after the commit. */
  committed(): void {
    for (const work of this.callbacks) work();
  }

  protected override query<Row extends QueryResultRow>(query: QueryConfig) {
    if (this.hasEnded) return Promise.reject(new Error('the transaction has ended'));
    return this.connection.query<Row>(query);
  }
}

/** The service's database. Statements are prepared on TypeORM's own connections and take one round trip each. */
@Injectable()
export class Database extends Sql {
  protected override readonly manager: EntityManager;

  constructor(@InjectDataSource() private readonly source: DataSource) {
    super();
    this.manager = source.manager;
  }

  protected override query<Row extends QueryResultRow>(query: QueryConfig) {
    return this.pool.query<Row>(query);
  }

  /** The first row of a statement on a connection that no request can use; null if there is none. */
  async ownRow<Row extends object, Values extends object>(
    wanted: Statement<Row, Values>,
    values: Values,
  ): Promise<Row | null> {
    const { rows } = await this.pool.ownQuery<Row & QueryResultRow>(queryOf(wanted, values));
    return rows[0] ?? null;
  }

  private get pool(): Pool {
    return (this.source.driver as unknown as PostgresDriver).master as Pool;
  }

  /** A runner of this statement for many callers; to be made once for each statement. */
  batches<Row extends object, Call extends object>(
    statement: BatchedStatement<Row, Call>,
  ): Batches<Row, Call> {
    return this.pool.batches(statement);
  }

  /** Whether at least `count` callers wait for a connection, or for others in a batch. */
  hasWaiting(count: number): boolean {
    return this.pool.waiting >= count;
  }

  /** The connections of this process, for the metrics. */
  poolFigures(): PoolFigures[] {
    return this.pool.figures();
  }

  /** Checks that the database answers, to tell a statement's own error from an outage. @throws if it does not */
  async ask(): Promise<void> {
    await this.rows(ANYTHING, {});
  }

  /** Checks that the database can be written to, and has the tables. @throws if not */
  async checkServes(): Promise<void> {
    const { isMigrated } = (await this.row(SERVES, {}))!;
    if (!isMigrated) throw new NoTablesError('the tables are not found, or cannot be written to');
    this.pool.server.throwTrouble();
  }

  /** Runs `work` in one transaction, in which all its statements run. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const [done, transaction] = await this.source.transaction(async (manager) => {
      const connection = (await manager.queryRunner!.connect()) as PoolClient;
      const transaction = new Transaction(manager, connection);
      try {
        return [await work(transaction), transaction] as const;
      } finally {
        transaction.end();
      }
    });
    transaction.committed();
    return done;
  }
}

/** Whether `error` means that a row would break the named UNIQUE constraint. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  breaks(error, UNIQUE_VIOLATION, constraint);

/** Whether `error` means that a row refers to the row that was to be deleted, or refers to one that is gone. */
export const breaksAnyReference = (error: unknown): boolean =>
  (error as { code?: unknown })?.code === FOREIGN_KEY_VIOLATION;

/** Whether `error` means that the row to which the named foreign key refers is gone. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  breaks(error, FOREIGN_KEY_VIOLATION, constraint);

function breaks(error: unknown, code: string, constraint: string): boolean {
  const cause = error as { code?: unknown; constraint?: unknown };
  return cause?.code === code && cause.constraint === constraint;
}
