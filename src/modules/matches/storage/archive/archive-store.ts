import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { columns, statement } from '../../../../platform/database/statement.js';
import type { ArchivedMatch, CompleteMatch } from '../../domain/archive/archived-match.js';
import type { StoredEventAt } from '../../domain/advance.js';
import type { StoredMatch } from '../../domain/stored-match.js';
import { DEALS_OF, STORED } from '../match-sql.js';
import { MatchEventRow } from '../tables.js';
import { packArchive } from './archive-bytes.js';

/** A match that is to be archived. */
export interface DueMatch {
  readonly id: string;
  readonly finishedAt: Date;
}

interface Due {
  readonly days: number;
  readonly done: readonly string[];
  readonly limit: number;
}

const DUE = statement<DueMatch, Due>(
  'match-archive-due',
  `SELECT m.id, m.finished_at AS "finishedAt" FROM matches m
   WHERE m.status <> 'IN_PROGRESS' AND m.archived IS NULL AND archiving_begins() <= service_now()
     AND m.finished_at < service_now() - make_interval(days => :days)
     AND m.id <> ALL(:done::uuid[])
   ORDER BY m.finished_at, m.id LIMIT :limit`,
);

const ADD_MONTH = statement<object, { at: Date }>(
  'match-archive-add-month',
  `SELECT match_archives_add_month((:at::timestamptz AT TIME ZONE 'UTC')::date)`,
);

const TAKE = statement<StoredMatch, { id: string }>(
  'match-archive-take',
  `SELECT ${STORED} FROM matches m
   WHERE m.id = :id AND m.status <> 'IN_PROGRESS' AND m.archived IS NULL
   FOR NO KEY UPDATE OF m SKIP LOCKED`,
);

const ALL_EVENTS = statement<StoredEventAt, { id: string }>(
  'match-archive-events',
  `SELECT ${columns(MatchEventRow, undefined, 'e')} FROM match_events e
   WHERE e.match_id = :id ORDER BY e.version`,
);

interface Kept {
  readonly id: string;
  readonly endedAt: Date;
  readonly content: Buffer;
}

const KEEP = statement<object, Kept>(
  'match-archive-keep',
  `WITH events AS (DELETE FROM match_events WHERE match_id = :id),
     deals AS (DELETE FROM match_deals WHERE match_id = :id RETURNING number, ended_at),
     kept AS (INSERT INTO match_archives (match_id, ended_at, content) VALUES (:id, :endedAt, :content))
   UPDATE matches SET archived = true,
     snapshot = CASE WHEN snapshot -> 'options' = options THEN snapshot - 'options' ELSE snapshot END,
     deal_ends = (SELECT array_agg(ended_at ORDER BY number) FROM deals) WHERE id = :id`,
);

const REFUSE = statement<object, { id: string }>(
  'match-archive-refuse',
  'UPDATE matches SET archived = false WHERE id = :id AND archived IS NULL',
);

/** Archives matches. */
@Injectable()
export class ArchiveStore {
  constructor(private readonly database: Database) {}

  /** The matches that ended first, at least so many days ago, without those that are done. */
  due(days: number, done: readonly string[], limit: number): Promise<DueMatch[]> {
    return this.database.rows(DUE, { days, done, limit });
  }

  /** Adds the partition for matches that ended at this time, if there is none. */
  async addMonth(at: Date): Promise<void> {
    await this.database.rows(ADD_MONTH, { at });
  }

  /** A match with everything that belongs to it, locked; null if it is locked, or has been archived. */
  async take(id: string, within: Transaction): Promise<CompleteMatch | null> {
    const match = await within.row(TAKE, { id });
    if (!match) return null;
    const range = { matchIds: [id], from: [1], to: [match.dealNumber] };
    const deals = await within.rows(DEALS_OF, range);
    return { match, deals, events: await within.rows(ALL_EVENTS, { id }) };
  }

  /** Writes a match's archive in place of its events and deals. */
  async keep(match: StoredMatch, archived: ArchivedMatch, within: Transaction): Promise<void> {
    const { id, finishedAt: endedAt } = match;
    await within.rows(KEEP, { id, endedAt: endedAt!, content: packArchive(archived) });
  }

  /** Leaves a match as it is, for ever. */
  async refuse(id: string): Promise<void> {
    await this.database.rows(REFUSE, { id });
  }
}
