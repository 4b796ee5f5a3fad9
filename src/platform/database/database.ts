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
const FOREIGN_KEY_VIOLATION = '23503';

/** Postgres' code for a statement that was refused because one before it in the transaction had failed. */
const FAILED_BEFORE = '25P02';

const ENDED = 'the transaction has ended';

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
    isShort: boolean,
  ): Promise<QueryResult<Row>>;

  /** The rows of a statement. */
  async rows<Row extends object, Values extends object>(
    wanted: Statement<Row, Values>,
    values: Values,
  ): Promise<Row[]> {
    const query = queryOf(wanted, values);
    const { rows } = await this.query<Row & QueryResultRow>(query, wanted.isShort);
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
  /** The error of the first statement that failed. Postgres refuses those behind it. */
  private firstError: Error | null = null;
  private hasEnded = false;

  constructor(
    private readonly connection: PoolClient,
    protected override readonly manager: EntityManager,
  ) {
    super();
    // Else the statements after it would be written one by one.
    this.send('START TRANSACTION').catch(() => (this.hasEnded = true));
  }

  /**
   * Does all of its work, to be called once.
   *
   * @throws the error of the work, or of the first statement that failed; then nothing was written
   */
  async run<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    try {
      const done = await work(this);
      await this.commit();
      return done;
    } catch (error) {
      // A connection that is lost needs no rollback.
      if (!this.hasEnded) await this.end('ROLLBACK').catch(() => undefined);
      throw this.reasonOf(error);
    }
  }

  /** Runs a statement without waiting for it. If it fails, the commit fails with its error. */
  write<Values extends object>(wanted: Statement<object, Values>, values: Values): void {
    if (this.hasEnded) throw this.failure(ENDED);
    void this.send(queryOf(wanted, values));
  }

  /** Runs `work` after the commit, once even if it is added several times. It must not fail. */
  afterCommit(work: () => void): void {
    this.callbacks.add(work);
  }

  protected override query<Row extends QueryResultRow>(query: QueryConfig) {
    return this.hasEnded ? Promise.reject(this.failure(ENDED)) : this.send<Row>(query);
  }

  private async commit(): Promise<void> {
    if (this.firstError !== null) throw this.firstError;
    const { command } = await this.end('COMMIT');
    // Postgres answers ROLLBACK if a statement has failed.
    if (this.firstError !== null || command !== 'COMMIT') throw this.failure('rolled back');
    for (const work of this.callbacks) work();
  }

  /** Of a statement that Postgres refused, the error that came first. */
  private reasonOf(error: unknown): unknown {
    const wasRefused = (error as { code?: unknown } | null)?.code === FAILED_BEFORE;
    return wasRefused ? (this.firstError ?? error) : error;
  }

  /**
   * Statements are refused from now on. If one of several calls has failed, the others may still try to run some, which
   * would be on a connection of someone else.
   */
  private end(command: string): Promise<QueryResult> {
    this.hasEnded = true;
    return this.send(command);
  }

  private failure(otherwise: string): Error {
    return this.firstError ?? new Error(otherwise);
  }

  /** Nobody needs to wait for the answer: an error is kept. */
  private send<Row extends QueryResultRow>(query: QueryConfig | string): Promise<QueryResult<Row>> {
    const answer = this.connection.query<Row>(query);
    answer.catch((error: Error) => (this.firstError ??= error));
    return answer;
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

  /** Whether at least `count` callers wait for a connection, or for others in a pipeline. */
  hasWaiting(count: number): boolean {
    return this.pool.waiting >= count;
  }

  /** Checks that the database answers, to tell a statement's own error from an outage. @throws if it does not */
  async ask(): Promise<void> {
    await this.rows(ANYTHING, {});
  }

  /** Runs `work` in one transaction. Its begin and commit share round trips with the first and last statements. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      const connection = (await runner.connect()) as PoolClient;
      // Else TypeORM's repositories refuse to lock rows.
      Object.assign(runner, { isTransactionActive: true });
      return await new Transaction(connection, runner.manager).run(work);
    } finally {
      await runner.release();
    }
  }
}

/** Whether `error` means that a row would break the named UNIQUE constraint. */
export const breaksUnique = (error: unknown, constraint: string): boolean =>
  breaks(error, UNIQUE_VIOLATION, constraint);

/** Whether `error` means that the row to which the named foreign key refers is gone. */
export const breaksReference = (error: unknown, constraint: string): boolean =>
  breaks(error, FOREIGN_KEY_VIOLATION, constraint);

function breaks(error: unknown, code: string, constraint: string): boolean {
  const cause = error as { code?: unknown; constraint?: unknown };
  return cause?.code === code && cause.constraint === constraint;
}
