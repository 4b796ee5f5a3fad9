import { Client } from 'pg';
import { freshDatabase } from '../../support/postgres.js';
import type { TestDatabase } from '../../support/postgres.js';
import { startApiOn } from '../../support/service.js';
import type { TestService } from '../../support/service.js';
import { rowsOf } from '../../support/sql.js';
import { until } from '../../support/wait.js';
import { prepareService } from '../start/service.js';
import { Processes } from './processes.js';

const JWT_SECRET = 'a secret that outlives every process';

/** How long tests wait for what a worker does, in milliseconds. */
export const PATIENCE = 120_000;

/** The advisory locks of the traps; the second number is the trap's. */
const LOCKS = 66;

const WAIT_HERE = `CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN PERFORM pg_advisory_xact_lock_shared(${LOCKS}, TG_ARGV[0]::integer);
    IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW; END $$`;

/** An api, and a worker as a process that waits wherever it writes a trapped row, until the test kills it there. */
export class TrappedWorker {
  private constructor(
    readonly api: TestService,
    private readonly database: TestDatabase,
    private readonly workers: Processes,
    /** Holds the locks at which the worker waits. */
    private readonly holder: Client,
  ) {}

  /** @param env further settings of the worker */
  static async open(env: Readonly<Record<string, string>> = {}): Promise<TrappedWorker> {
    prepareService();
    const database = await freshDatabase();
    const api = await startApiOn(database.url, { JWT_SECRET });
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    await holder.query(WAIT_HERE);
    const own = { DATABASE_URL: database.url, JWT_SECRET, LOG_LEVEL: 'error' };
    const workers = new Processes({ ...own, ...env });
    await workers.startWorkers();
    return new TrappedWorker(api, database, workers, holder);
  }

  sql<R = object>(text: string, values: readonly unknown[] = []): Promise<R[]> {
    return rowsOf<R>({ database: this.database }, text, values);
  }

  /**
   * Whoever writes such a row waits there until the test lets go.
   *
   * @param on what is written, such as `UPDATE ON matches`
   * @param when the condition of its rows
   */
  async trap(number: number, on: string, when: string): Promise<void> {
    await this.holder.query('SELECT pg_advisory_lock($1, $2)', [LOCKS, number]);
    await this.sql(`CREATE TRIGGER wait_here_${number} BEFORE ${on} FOR EACH ROW
      WHEN (${when}) EXECUTE FUNCTION wait_here(${number})`);
  }

  /** Kills the worker while it waits in a trap, and starts another one, which comes by there. */
  async killAt(number: number): Promise<void> {
    const waiting = `SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${LOCKS} AND objid = $1 AND NOT granted`;
    const isThere = async () => (await this.sql(waiting, [number])).length > 0;
    await until('a worker at this step', isThere, PATIENCE);
    await this.workers.killWorker();
    await this.holder.query('SELECT pg_advisory_unlock($1, $2)', [LOCKS, number]);
  }

  async untilOutboxEmpty(): Promise<void> {
    const isEmpty = async () => (await this.sql('SELECT FROM outbox')).length === 0;
    await until('an empty outbox', isEmpty, PATIENCE);
  }

  async close(): Promise<void> {
    this.workers.stop();
    await this.holder.end();
    await this.api.stop();
    await this.database.drop();
  }
}
