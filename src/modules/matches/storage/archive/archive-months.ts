import type { Database } from '../../../../platform/database/database.js';
import { statement } from '../../../../platform/database/statement.js';

/** A month of the archives, as `2026-11`. */
export type ArchiveMonth = string;

export type MonthState = 'ATTACHED' | 'DETACHING' | 'DETACHED';

export interface StoredMonth {
  readonly month: ArchiveMonth;
  readonly state: MonthState;
  readonly bytes: number;
}

/** A row of a month; the content in base64. */
export interface ArchiveLine {
  readonly matchId: string;
  readonly endedAt: string;
  readonly content: string;
}

/** How many rows are read or written at a time: some hundred kilobytes. */
const PAGE = 500;

/** Also months that were detached and whose tables are still there. */
const MONTHS = statement<StoredMonth>(
  'match-archive-months',
  `SELECT replace(right(c.relname, 7), '_', '-') AS month,
     CASE WHEN i.inhrelid IS NULL THEN 'DETACHED' WHEN i.inhdetachpending THEN 'DETACHING'
       ELSE 'ATTACHED' END AS state,
     pg_total_relation_size(c.oid)::float8 AS bytes
   FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
   WHERE c.relkind = 'r' AND c.relname ~ '^match_archives_\\d{4}_\\d{2}$'
     AND c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'match_archives'::regclass)
   ORDER BY 1`,
);

const ADD = statement<object, { month: string }>(
  'match-archive-add-this-month',
  `SELECT match_archives_add_month(to_date(:month, 'YYYY-MM'))`,
);

const INSERT = statement<object, { lines: string }>(
  'match-archive-insert',
  `INSERT INTO match_archives (match_id, ended_at, content)
   SELECT l."matchId", l."endedAt", decode(l.content, 'base64')
   FROM jsonb_to_recordset(:lines::jsonb) AS l("matchId" uuid, "endedAt" timestamptz, content text)
   ON CONFLICT DO NOTHING`,
);

const tableOf = (month: ArchiveMonth): string => `match_archives_${month.replace('-', '_')}`;

const firstOf = (month: ArchiveMonth, later: number): string => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number! - 1 + later, 1)).toISOString();
};

/** The partitions of the archives: one for each month of the matches' ends, by UTC. */
export class ArchiveMonths {
  constructor(private readonly database: Database) {}

  list(): Promise<StoredMonth[]> {
    return this.database.rows(MONTHS, {});
  }

  /** Null if there is no table of the month. */
  async stateOf(month: ArchiveMonth): Promise<MonthState | null> {
    return (await this.list()).find((stored) => stored.month === month)?.state ?? null;
  }

  /** Adds an empty month, unless it is there. */
  async add(month: ArchiveMonth): Promise<void> {
    await this.database.rows(ADD, { month });
  }

  /** Takes a month out of the archives; its table stays. Readers are not blocked; it waits until they have finished. */
  detach(month: ArchiveMonth): Promise<void> {
    return this.run('detach', month, `DETACH PARTITION ${tableOf(month)} CONCURRENTLY`);
  }

  /** Ends a detachment that was interrupted. */
  finishDetaching(month: ArchiveMonth): Promise<void> {
    return this.run('finish', month, `DETACH PARTITION ${tableOf(month)} FINALIZE`);
  }

  /** Puts a table that was detached back. */
  attach(month: ArchiveMonth): Promise<void> {
    const bounds = `FROM ('${firstOf(month, 0)}') TO ('${firstOf(month, 1)}')`;
    return this.run('attach', month, `ATTACH PARTITION ${tableOf(month)} FOR VALUES ${bounds}`);
  }

  async drop(month: ArchiveMonth): Promise<void> {
    const drop = statement(`match-archive-drop-${month}`, `DROP TABLE ${tableOf(month)}`);
    await this.database.rows(drop, {});
  }

  /** The rows of a month, in the order of their matches. */
  async *read(month: ArchiveMonth): AsyncGenerator<ArchiveLine> {
    const page = statement<ArchiveLine, { after: string | null }>(
      `match-archive-read-${month}`,
      `SELECT match_id AS "matchId", to_json(ended_at) #>> '{}' AS "endedAt",
         translate(encode(content, 'base64'), E'\\n', '') AS content
       FROM ${tableOf(month)} WHERE :after::uuid IS NULL OR match_id > :after::uuid
       ORDER BY match_id LIMIT ${PAGE}`,
    );
    for (let after: string | null = null; ;) {
      const rows: ArchiveLine[] = await this.database.rows(page, { after });
      yield* rows;
      if (rows.length < PAGE) return;
      after = rows.at(-1)!.matchId;
    }
  }

  /** Adds rows; those that are there stay as they are. */
  async write(rows: AsyncIterable<ArchiveLine>): Promise<void> {
    let lines: ArchiveLine[] = [];
    for await (const row of rows) {
      if (lines.push(row) < PAGE) continue;
      await this.database.rows(INSERT, { lines: JSON.stringify(lines) });
      lines = [];
    }
    await this.database.rows(INSERT, { lines: JSON.stringify(lines) });
  }

  private async run(name: string, month: ArchiveMonth, action: string): Promise<void> {
    const change = `ALTER TABLE match_archives ${action}`;
    await this.database.rows(statement(`match-archive-${name}-${month}`, change), {});
  }
}
