import { StartupError } from '../config/config.js';
import type { Database } from '../database/database.js';
import { statement } from '../database/statement.js';

/** The time since a restore of the database to an earlier time. */
export interface Epoch {
  readonly number: number;
  /** All positions in sequences that are used in it are greater. */
  readonly position: number;
  /** A match that ran at the restore gets greater versions in it. */
  readonly version: number;
}

/** More positions than are used between two restores. 2,000 times as many are exact numbers in JavaScript. */
const POSITIONS = 2 ** 40;

/** More versions than a match has: a chain has 1,024 links. */
const VERSIONS = 1_000_000;

/** The numbers with which an epoch begins. */
export const epochOf = (number: number): Epoch => ({
  number,
  position: number * POSITIONS,
  version: number * VERSIONS,
});

/** Another session on the database, which may be a process of the service. */
export interface OtherSession {
  readonly pid: number;
  readonly address: string;
}

/**
 * Sessions of the service that have done something in the last seconds: an api writes its heartbeat every 5 seconds, a
 * worker sweeps every second. A pooler keeps sessions of processes that have ended.
 */
const SESSIONS = statement<OtherSession>(
  'epoch-sessions',
  `SELECT pid, coalesce(host(client_addr), 'local') AS address FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()
     AND application_name IN ('bummerl', 'bummerl-live')
     AND (state <> 'idle' OR state_change > clock_timestamp() - interval '10 seconds')
   ORDER BY pid`,
);

/** A restore begins a new timeline of Postgres. Its number is never used again, even if the epochs before are lost. */
const TIMELINE = `('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer`;

/** Continues an epoch whose command was interrupted, else begins the next one. */
const BEGIN = statement<{ number: number }>(
  'epoch-begin',
  `WITH unfinished AS (SELECT number FROM epochs WHERE finished_at IS NULL),
   begun AS (
     INSERT INTO epochs (number)
     SELECT greatest(coalesce(max(number), 0) + 1, ${TIMELINE} - 1) FROM epochs
     HAVING NOT EXISTS (SELECT FROM unfinished)
     RETURNING number)
   SELECT number FROM unfinished UNION ALL SELECT number FROM begun`,
);

const FINISH = statement<object, { number: number }>(
  'epoch-finish',
  'UPDATE epochs SET finished_at = service_now() WHERE number = :number',
);

const UNFINISHED = statement<object>(
  'epoch-unfinished',
  'SELECT FROM epochs WHERE finished_at IS NULL',
);

/** @throws StartupError if the command has been interrupted */
export async function assertRestored(database: Database): Promise<void> {
  if ((await database.rows(UNFINISHED, {})).length === 0) return;
  throw new StartupError(
    'The database was restored, and the command for it has not finished: run `npm run restored -- --confirm` (in the image: node dist/restored.main.js --confirm), then start again',
  );
}

/** Writes the epochs; only the command does. */
export class EpochStore {
  constructor(private readonly database: Database) {}

  sessions(): Promise<OtherSession[]> {
    return this.database.rows(SESSIONS, {});
  }

  async begin(): Promise<Epoch> {
    return epochOf((await this.database.row(BEGIN, {}))!.number);
  }

  async finish({ number }: Epoch): Promise<void> {
    await this.database.rows(FINISH, { number });
  }
}
