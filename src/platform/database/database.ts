import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager, ObjectLiteral, Repository } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { Batches, BatchedStatement } from './batched.js';
import type { Pool } from './pool.js';
import { statement } from './statement.js';
import type { Statement, EntityClass } from './statement.js';

/** Postgres' code for a broken UNIQUE constraint. */
const UNIQUE_VIOLATION = '23505';

const ANYTHING = statement('database-ask', 'SELECT 1');

/** Runs reads and writes on any connection of the pool, or in one transaction. */
export abstract class Sql {
  protected abstract readonly manager: EntityManager;

  protected abstract query<Row extends QueryResultRow>(
    query: QueryConfig,
    isShort: boolean,
  ): Promise<QueryResult<Row>>;

  /** The rows of a statement. */
  async rows<Row extends object, Values extends object>(
    { name, text, bind, isShort }: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    const query = { name, text, values: bind(values) };
    const { rows } = await this.query<Row & QueryResultRow>(query, isShort);
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

/**
 * A transaction: everything in it is written, or nothing. Statements run in the order of their calls, also if a call does
 * not wait for the one before; then they share a round trip. Each sees what other transactions wrote before it began.
 */
export class Transaction extends Sql {
  private readonly callbacks = new Set<() => void>();
  private hasEnded = false;

  constructor(
    private readonly connection: PoolClient,
    protected override readonly manager: EntityManager,
  ) {
    super();
  }

  protected override query<Row extends QueryResultRow>(query: QueryConfig) {
    if (this.hasEnded) return Promise.reject(new Error('the transaction has ended'));
    return this.connection.query<Row>(query);
  }

  /**
   * To be called before the commit or rollback. If one of several calls has failed, the others may still try to run
   * statements, which would be on a connection of someone else.
   */
  end(): void {
    this.hasEnded = true;
  }

  /** Runs `work` after the commit, once even if it is added several times. It must not fail. */
  afterCommit(work: () => void): void {
    this.callbacks.add(work);
  }

  /** To be called after the commit. */
  committed(): void {
    for (const work of this.callbacks) work();
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

  protected override query<Row extends QueryResultRow>(query: QueryConfig, isShort: boolean) {
    return isShort ? this.pool.pipelined<Row>(query) : this.pool.query<Row>(query);
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

  /** Whether at least `count` callers wait for a connection, or for others in a pipeline. */
  hasWaiting(count: number): boolean {
    return this.pool.waiting >= count;
  }

  /** Checks that the database answers, to tell a statement's own error from an outage. @throws if it does not */
  async ask(): Promise<void> {
    await this.rows(ANYTHING, {});
  }

  /** Runs `work` in one transaction. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let transaction: Transaction | undefined;
    const done = await this.source.transaction(async (manager) => {
      const connection = (await manager.queryRunner!.connect()) as PoolClient;
      transaction = new Transaction(connection, manager);
      try {
        return await work(transaction);
      } finally {
        transaction.end();
      }
    });
    transaction?.committed();
    return done;
  }
}

/** Whether `error` means that a row would break the named UNIQUE constraint. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const cause = error as { code?: unknown; constraint?: unknown };
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}
