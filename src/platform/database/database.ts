import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** A statement with a name: Postgres plans it once a connection. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Postgres' code for a broken UNIQUE constraint. */
const UNIQUE_VIOLATION = '23505';

const ANYTHING: Statement = { name: 'database-ask', text: 'SELECT 1' };

/**
 * TypeORM's own connections for the hot path: prepared statements on its pool, one round trip each.
 */
@Injectable()
export class Database {
  private readonly pool: Pool;

  constructor(@InjectDataSource() private readonly source: DataSource) {
    this.pool = (source.driver as unknown as PostgresDriver).master as Pool;
  }

  /** Whether at least so many wait for a connection. */
  hasWaiting(count: number): boolean {
    return this.pool.waitingCount >= count;
  }

  /** Tells a statement's own fault from an outage. @throws where the database does not answer */
  async ask(): Promise<void> {
    await this.run(ANYTHING, []);
  }

  /** Runs one prepared statement outside any transaction. */
  async run<R extends QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]> {
    const { rows } = await this.pool.query<R>({ ...statement, values });
    return rows;
  }

  /** Reads within a transaction, on its own connection, or outside of any. */
  read<R extends QueryResultRow>(
    statement: Statement,
    values: unknown[],
    manager?: EntityManager,
  ): Promise<R[]> {
    return manager ? manager.query<R[]>(statement.text, values) : this.run<R>(statement, values);
  }

  /** Runs `work` in one transaction: all of it is written or nothing. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.source.transaction(work);
  }
}

/** Whether `error` is Postgres' refusal of a second row under the named UNIQUE constraint. */
export function breaksUnique(error: unknown, constraint: string): boolean {
  const cause = error as { code?: unknown; constraint?: unknown };
  return cause?.code === UNIQUE_VIOLATION && cause.constraint === constraint;
}
