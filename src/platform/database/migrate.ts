import { setTimeout as pause } from 'node:timers/promises';
import { AbstractLogger, MigrationExecutor } from 'typeorm';
import type { DataSource, LogLevel, LogMessage, QueryRunner } from 'typeorm';
import type { Config } from '../config/config.js';
import { StartupError } from '../config/config.js';
import { chain } from '../errors.js';
import { withoutEntities } from './data-source.js';
import { MIGRATIONS, assertNotTooNew } from './schema-version.js';
import type { MigrationClass } from './schema-version.js';

/** The advisory lock under which one process migrates while the others wait. */
const MIGRATION_LOCK = 0x62_75_6d_6d;

const ASK_AGAIN_MILLIS = 200;

/** The pauses between two tries, in seconds: while they last, nobody waits behind the migration. */
const FIRST_PAUSE = 1;
const LONGEST_PAUSE = 30;

/** Postgres' codes: a lock was not granted in time, or two transactions waited for each other. */
const LOCKED: readonly string[] = ['55P03', '40P01'];

export interface MigrateOptions extends Partial<
  Pick<Config, 'MIGRATE_LOCK_MILLIS' | 'MIGRATE_SECONDS'>
> {
  /** The migrations, in the order of their times; default: all of this release. */
  readonly steps?: readonly MigrationClass[];
  /** Takes the lines about progress. */
  readonly say?: (line: string) => void;
}

/**
 * Migrates the database at `databaseUrl`. Any number of processes may call it at once: one migrates, the others wait
 * and find nothing to do. It may be killed at any time: what is not finished is rolled back, or done again.
 *
 * While a migration waits for a table, everybody who comes after it waits too. So it waits for a short time only, and
 * is tried again after a pause.
 *
 * @throws StartupError if the schema is too new, or if a table stays locked for `MIGRATE_SECONDS`
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<void> {
  const { steps = MIGRATIONS, say = () => undefined, MIGRATE_LOCK_MILLIS = 2_000 } = options;
  const source = withoutEntities(databaseUrl, 3, {
    session: { lock_timeout: MIGRATE_LOCK_MILLIS },
  });
  await source.setOptions({ migrations: [...steps], logger: new Progress(say) }).initialize();
  const lock = source.createQueryRunner();
  try {
    await waitForTurn(lock, say);
    await assertNotTooNew(lock, steps);
    await new Tries(source, options, say).run();
  } finally {
    await source.destroy(); // its connections hold the lock
  }
}

/** Asks again and again: a statement that waits for the lock would block `CREATE INDEX CONCURRENTLY`. */
async function waitForTurn(lock: QueryRunner, say: (line: string) => void): Promise<void> {
  const ask = 'SELECT pg_try_advisory_lock($1) AS locked';
  for (let tries = 0; ; tries++) {
    const [row] = (await lock.query(ask, [MIGRATION_LOCK])) as [{ locked: boolean }];
    if (row.locked) return;
    if (tries === 0) say('Another process migrates: waiting for it');
    await pause(ASK_AGAIN_MILLIS);
  }
}

/** The transaction that has been open for longest; other users' are shown only to members of `pg_monitor`. */
const OLDEST = `
  SELECT pid, application_name AS name, extract(epoch FROM now() - xact_start)::integer AS seconds
  FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start < now()
  ORDER BY xact_start LIMIT 1`;

class Tries {
  private readonly end: number;

  constructor(
    private readonly source: DataSource,
    { MIGRATE_SECONDS = 300 }: MigrateOptions,
    private readonly say: (line: string) => void,
  ) {
    this.end = performance.now() + MIGRATE_SECONDS * 1000;
  }

  async run(): Promise<void> {
    const pending = await new MigrationExecutor(this.source).getPendingMigrations();
    if (pending.length === 0) return;
    this.say(`Migrations to run: ${pending.map(({ name }) => name).join(', ')}`);
    for (let seconds = FIRST_PAUSE; ; seconds = Math.min(2 * seconds, LONGEST_PAUSE)) {
      if (await this.isDone(seconds)) return;
      await pause(seconds * 1000);
    }
  }

  /** Whether all migrations have run. If a table is locked, they are to be tried again after `seconds`. */
  private async isDone(seconds: number): Promise<boolean> {
    try {
      await this.source.runMigrations();
      return true;
    } catch (error) {
      if (!chain(error).some(({ code = '' }) => LOCKED.includes(code))) throw error;
      const why = `A migration needs a table that others use${await this.oldest()}`;
      if (performance.now() + seconds * 1000 > this.end) throw new StartupError(failure(why));
      this.say(`${why}. It is tried again in ${seconds} s`);
      return false;
    }
  }

  private async oldest(): Promise<string> {
    const [row] = await this.source.query<Partial<Record<string, string>>[]>(OLDEST);
    if (!row) return '';
    const { pid, name, seconds } = row;
    return `; the oldest transaction is open for ${seconds} s (process ${pid} ${name})`;
  }
}

const failure = (why: string): string =>
  `${why}. The migration is not done and has changed nothing: end that transaction or wait for its end, then migrate again`;

/** Passes TypeORM's lines about finished migrations on. */
class Progress extends AbstractLogger {
  constructor(private readonly say: (line: string) => void) {
    super(['schema', 'migration']);
  }

  protected override writeLog(_level: LogLevel, message: LogMessage | LogMessage[]): void {
    for (const { type, message: line } of [message].flat()) {
      const text = String(line);
      if (type === 'schema-build' && text.startsWith('Migration ')) this.say(text);
    }
  }
}
