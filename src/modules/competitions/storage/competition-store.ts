import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Competition } from '../domain/competition.js';
import { CompetitionRow } from './tables.js';

/** A locked competition, and the moment of the transaction that holds it. */
export interface HeldCompetition {
  readonly competition: Competition;
  readonly now: Date;
}

/** Everything about a competition is changed under this lock, so that nothing happens twice. */
const HOLD = statement<Competition & { now: Date }, { id: string }>(
  'competition-hold',
  `SELECT ${columns(CompetitionRow)}, date_trunc('milliseconds', service_now()) AS now
   FROM competitions WHERE id = :id FOR NO KEY UPDATE`,
);

/**
 * Takes competitions for which something is to be done. If this process dies, or the work fails, they are due again
 * after a while, and do not stop the others.
 */
const TAKE_DUE = statement<{ id: string }, { limit: number; seconds: number }>(
  'competitions-take-due',
  `UPDATE competitions SET due_at = service_now() + make_interval(secs => :seconds)
   WHERE id IN (SELECT id FROM competitions WHERE due_at <= service_now()
                ORDER BY due_at LIMIT :limit FOR NO KEY UPDATE SKIP LOCKED)
   RETURNING id`,
);

/** A transaction lock, because a count does not lock. */
const HOLD_ORGANISER = statement<object, { name: string }>(
  'competition-hold-organiser',
  'SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))',
);

const COUNT_OF = statement<
  { found: number },
  { organiserId: string | null; clubId: string | null }
>(
  'competitions-count-of',
  `SELECT (SELECT count(*) FROM competitions WHERE club_id IS NOT DISTINCT FROM :clubId::uuid
      AND (club_id IS NOT NULL OR organiser_id = :organiserId)
      AND status IN ('ANNOUNCED', 'OPEN', 'RUNNING'))::integer
    + (SELECT count(*) FROM competition_series WHERE club_id IS NOT DISTINCT FROM :clubId::uuid
      AND (club_id IS NOT NULL OR organiser_id = :organiserId)
      AND ended_at IS NULL)::integer AS found`,
);

const UNFINISHED_OF = statement<{ clubId: string }, { clubIds: readonly string[] }>(
  'competitions-unfinished-of',
  `SELECT club_id AS "clubId" FROM competitions
   WHERE club_id = ANY(:clubIds::uuid[]) AND status IN ('ANNOUNCED', 'OPEN', 'RUNNING')
   UNION SELECT club_id FROM competition_series
   WHERE club_id = ANY(:clubIds::uuid[]) AND ended_at IS NULL`,
);

export const NOW = statement<{ now: Date }>(
  'competition-now',
  `SELECT date_trunc('milliseconds', service_now()) AS now`,
);

/** What a change of a competition may write. */
export type CompetitionChange = Partial<Omit<Competition, 'id' | 'version' | 'createdAt'>>;

/** Locks and writes competitions. */
@Injectable()
export class CompetitionStore {
  constructor(private readonly database: Database) {}

  find(id: string, within: Sql = this.database): Promise<Competition | null> {
    return within.of(CompetitionRow).findOneBy({ id });
  }

  /** Locks a competition until the transaction ends; null if there is none. */
  async hold(id: string, within: Transaction): Promise<HeldCompetition | null> {
    const row = await within.row(HOLD, { id });
    if (!row) return null;
    const { now, ...competition } = row;
    return { competition, now };
  }

  async insert(competition: Competition, within: Transaction): Promise<void> {
    await within.of(CompetitionRow).insert(competition);
  }

  /** Writes a change of a competition that is held; it has a new version. */
  async change(id: string, change: CompetitionChange, within: Transaction): Promise<void> {
    const values = { ...change, version: () => 'version + 1' };
    await within.of(CompetitionRow).update({ id }, values);
  }

  /** Sets when something is to be done; no change that anyone sees. */
  async setDue(id: string, dueAt: Date | null, within: Transaction): Promise<void> {
    await within.of(CompetitionRow).update({ id }, { dueAt });
  }

  /** Takes due competitions for so many seconds. */
  async takeDue(limit: number, seconds: number): Promise<string[]> {
    return (await this.database.rows(TAKE_DUE, { limit, seconds })).map(({ id }) => id);
  }

  /** How many competitions and series of an organiser, or of a club, are not over. Locks the count. */
  async countOf(
    organiserId: string | null,
    clubId: string | null,
    within: Transaction,
  ): Promise<number> {
    await holdOrganiser(clubId ?? organiserId, within);
    return (await within.row(COUNT_OF, { organiserId, clubId }))!.found;
  }

  /** Which of these clubs have a competition or series that is not over. Within a transaction none begins meanwhile. */
  async unfinishedOf(clubIds: readonly string[], within?: Sql): Promise<string[]> {
    if (within) for (const clubId of clubIds) await holdOrganiser(clubId, within);
    const rows = await (within ?? this.database).rows(UNFINISHED_OF, { clubIds });
    return rows.map(({ clubId }) => clubId);
  }

  /** The moment by the service's clock. */
  async now(within: Sql = this.database): Promise<Date> {
    return (await within.row(NOW, {}))!.now;
  }
}

const holdOrganiser = (id: string | null, within: Sql): Promise<object[]> =>
  within.rows(HOLD_ORGANISER, { name: `competitions:${id}` });
