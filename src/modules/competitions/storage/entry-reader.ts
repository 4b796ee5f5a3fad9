import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Entry, EntryStatus, StoredLogEntry } from '../domain/competition.js';
import { CompetitionEntryRow, CompetitionLogRow } from './tables.js';

/** A lot of a competition. */
export interface LotKey {
  readonly competitionId: string;
  readonly lot: number;
}

const ENTRY = columns(CompetitionEntryRow, undefined, 'e');

const LIST_ENTRIES = statement<
  Entry,
  { competitionId: string; status: EntryStatus | null; afterNumber: number | null; limit: number }
>(
  'competition-entries-list',
  `SELECT ${ENTRY} FROM competition_entries e
   WHERE e.competition_id = :competitionId AND (:status::text IS NULL OR e.status = :status)
     AND e.number > coalesce(:afterNumber::integer, 0)
   ORDER BY e.number LIMIT :limit`,
);

const BY_LOTS = statement<Entry, { competitionIds: readonly string[]; lots: readonly number[] }>(
  'competition-entries-by-lots',
  `SELECT ${ENTRY} FROM unnest(:competitionIds::uuid[], :lots::integer[]) AS w(id, lot)
   JOIN competition_entries e ON e.competition_id = w.id AND e.lot = w.lot`,
);

/** The last lot of a user, or the entry as a partner, in each of these competitions. */
const OF_USER = statement<Entry, { competitionIds: readonly string[]; userId: string }>(
  'competition-entries-of-user',
  `SELECT DISTINCT ON (e.competition_id) ${ENTRY} FROM competition_entries e
   WHERE e.competition_id = ANY(:competitionIds::uuid[])
     AND (e.user_id = :userId OR e.partner_id = :userId)
   ORDER BY e.competition_id, e.number DESC`,
);

/** The newest first. */
const LIST_LOG = statement<
  StoredLogEntry,
  { competitionId: string; beforeNumber: number | null; limit: number }
>(
  'competition-log-list',
  `SELECT ${columns(CompetitionLogRow, undefined, 'l')} FROM competition_log l
   WHERE l.competition_id = :competitionId
     AND (:beforeNumber::integer IS NULL OR l.number < :beforeNumber)
   ORDER BY l.number DESC LIMIT :limit`,
);

/** Reads entries and the log of a competition. */
@Injectable()
export class EntryReader {
  constructor(private readonly database: Database) {}

  /** In the order of entering; one more than the page holds if there are more. */
  list(
    competitionId: string,
    status: EntryStatus | null,
    { first, after }: Page<number>,
  ): Promise<Entry[]> {
    const values = { competitionId, status, afterNumber: after, limit: first + 1 };
    return this.database.rows(LIST_ENTRIES, values);
  }

  /** In no order. */
  byLots(keys: readonly LotKey[]): Promise<Entry[]> {
    return this.database.rows(BY_LOTS, {
      competitionIds: keys.map(({ competitionId }) => competitionId),
      lots: keys.map(({ lot }) => lot),
    });
  }

  /** The entry of a user in each of these competitions, by competition. */
  async ofUser(
    userId: string,
    competitionIds: readonly string[],
  ): Promise<ReadonlyMap<string, Entry>> {
    const rows = await this.database.rows(OF_USER, { userId, competitionIds });
    return new Map(rows.map((one) => [one.competitionId, one]));
  }

  /** The newest first; one more than the page holds if there are more. */
  log(competitionId: string, { first, after }: Page<number>): Promise<StoredLogEntry[]> {
    return this.database.rows(LIST_LOG, { competitionId, beforeNumber: after, limit: first + 1 });
  }
}
