import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Entry } from '../domain/competition.js';
import { IS_ACTIVE } from './audience.js';
import { CompetitionEntryRow } from './tables.js';

const OF_USER = statement<Entry, { competitionIds: readonly string[]; userId: string }>(
  'competition-entries-with-user',
  `SELECT ${columns(CompetitionEntryRow, undefined, 'e')} FROM competition_entries e
   WHERE e.competition_id = ANY(:competitionIds::uuid[]) AND e.user_id = :userId
   UNION ALL
   SELECT ${columns(CompetitionEntryRow, undefined, 'e')} FROM competition_entries e
   WHERE e.partner_id = :userId AND e.competition_id = ANY(:competitionIds::uuid[])
   ORDER BY "competitionId", number`,
);

const BY_LOTS = statement<Entry, { competitionId: string; lots: readonly number[] }>(
  'competition-entries-with-lots',
  `SELECT ${columns(CompetitionEntryRow)} FROM competition_entries
   WHERE competition_id = :competitionId AND lot = ANY(:lots::integer[])`,
);

/** In the order of entering. */
const ALL = statement<Entry, { competitionId: string }>(
  'competition-entries-all',
  `SELECT ${columns(CompetitionEntryRow)} FROM competition_entries
   WHERE competition_id = :competitionId ORDER BY number`,
);

const WAITING = statement<
  { competitionId: string; waiting: number },
  { competitionIds: readonly string[] }
>(
  'competition-entries-waiting',
  `SELECT competition_id AS "competitionId", count(*)::integer AS waiting FROM competition_entries
   WHERE competition_id = ANY(:competitionIds::uuid[]) AND status = 'WAITING'
   GROUP BY competition_id`,
);

const LAST = statement<{ number: number; lot: number; place: number }, { competitionId: string }>(
  'competition-entries-last',
  `SELECT coalesce(max(number), 0) AS number, coalesce(max(lot), -1) AS lot,
     coalesce(max(place), 0) AS place
   FROM competition_entries WHERE competition_id = :competitionId`,
);

const FIRST_WAITING = statement<Entry, { competitionId: string }>(
  'competition-entries-first-waiting',
  `SELECT ${columns(CompetitionEntryRow)} FROM competition_entries
   WHERE competition_id = :competitionId AND status = 'WAITING'
   ORDER BY entered_at, number LIMIT 1`,
);

/** Writes what the draw, the places or the end change, of many entries at once. */
const WRITE_MANY = statement<object, { competitionId: string; entries: string }>(
  'competition-entries-write-many',
  `UPDATE competition_entries e SET status = w.status, lot = w.lot, player = w.player,
     group_number = w."groupNumber", place = w.place, out_since = w."outSince"
   FROM jsonb_to_recordset(:entries::jsonb) AS w(number integer, status text, lot integer,
     player integer, "groupNumber" integer, place integer, "outSince" integer)
   WHERE e.competition_id = :competitionId AND e.number = w.number`,
);

const INSERT_MANY = statement<
  object,
  { competitionId: string; userIds: readonly string[]; partnerIds: readonly (string | null)[] }
>(
  'competition-entries-insert-many',
  `INSERT INTO competition_entries (competition_id, number, user_id, partner_id, partner_agreed, status)
   SELECT :competitionId::uuid, number, user_id, partner_id, partner_id IS NOT NULL, 'ENTERED'
   FROM unnest(:userIds::uuid[], :partnerIds::uuid[]) WITH ORDINALITY AS w(user_id, partner_id, number)`,
);

/** Those in competitions that are not over; for accounts that are closed. */
const ACTIVE_OF = statement<
  { competitionId: string; number: number },
  { userIds: readonly string[] }
>(
  'competition-entries-active-of',
  `SELECT e.competition_id AS "competitionId", e.number FROM competition_entries e
     JOIN competitions c ON c.id = e.competition_id
   WHERE c.status IN ('ANNOUNCED', 'OPEN', 'RUNNING')
     AND ${IS_ACTIVE}
     AND (e.user_id = ANY(:userIds::uuid[]) OR e.partner_id = ANY(:userIds::uuid[]))
   ORDER BY 1, 2`,
);

/** The first entry of a user has each competition once; a lot that was bought again is another entry. */
@Injectable()
export class EntryStore {
  constructor(private readonly database: Database) {}

  /** The entries of a user, also as partner, in some competitions. */
  ofUser(
    competitionIds: readonly string[],
    userId: string,
    within: Sql = this.database,
  ): Promise<Entry[]> {
    return within.rows(OF_USER, { competitionIds, userId });
  }

  byLots(
    competitionId: string,
    lots: readonly number[],
    within: Sql = this.database,
  ): Promise<Entry[]> {
    return within.rows(BY_LOTS, { competitionId, lots });
  }

  byNumber(
    competitionId: string,
    number: number,
    within: Sql = this.database,
  ): Promise<Entry | null> {
    return within.of(CompetitionEntryRow).findOneBy({ competitionId, number });
  }

  all(competitionId: string, within: Sql = this.database): Promise<Entry[]> {
    return within.rows(ALL, { competitionId });
  }

  /** How many wait for a place, by competition. */
  async waiting(
    competitionIds: readonly string[],
    within: Sql,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await within.rows(WAITING, { competitionIds });
    return new Map(rows.map(({ competitionId, waiting }) => [competitionId, waiting]));
  }

  /** The last number, lot and place; 0, -1 and 0 if there is none. */
  async last(
    competitionId: string,
    within: Sql,
  ): Promise<{ number: number; lot: number; place: number }> {
    return (await within.row(LAST, { competitionId }))!;
  }

  firstWaiting(competitionId: string, within: Sql): Promise<Entry | null> {
    return within.row(FIRST_WAITING, { competitionId });
  }

  async insert(entry: Entry, within: Transaction): Promise<void> {
    await within.of(CompetitionEntryRow).insert(entry);
  }

  async change(
    { competitionId, number }: Pick<Entry, 'competitionId' | 'number'>,
    change: Partial<Entry>,
    within: Transaction,
  ): Promise<void> {
    const values = change as QueryDeepPartialEntity<CompetitionEntryRow>;
    await within.of(CompetitionEntryRow).update({ competitionId, number }, values);
  }

  async writeMany(
    competitionId: string,
    entries: readonly Entry[],
    within: Transaction,
  ): Promise<void> {
    if (entries.length === 0) return;
    await within.rows(WRITE_MANY, { competitionId, entries: JSON.stringify(entries) });
  }

  /** Enters players in the order given; their numbers begin at 1. */
  async insertMany(
    competitionId: string,
    players: readonly Pick<Entry, 'userId' | 'partnerId'>[],
    within: Transaction,
  ): Promise<void> {
    const userIds = players.map(({ userId }) => userId);
    const partnerIds = players.map(({ partnerId }) => partnerId);
    await within.rows(INSERT_MANY, { competitionId, userIds, partnerIds });
  }

  activeOf(
    userIds: readonly string[],
    within: Sql,
  ): Promise<{ competitionId: string; number: number }[]> {
    return within.rows(ACTIVE_OF, { userIds });
  }
}
