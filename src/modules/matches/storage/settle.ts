import type { Database, Sql } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { OUTAGES_KNOWN } from '../../clock/storage/index.js';
import { deadlineOfTurn } from '../domain/running-turn.js';
import type { RunningTurn, Stops } from '../domain/running-turn.js';
import type { StoredMatch } from '../domain/stored-match.js';
import { calendarsSince, IS_BEHIND, PLAYERS } from './clock-sql.js';

/** A match for which an operation failed, and why. */
export interface BrokenMatch {
  readonly matchId: string;
  readonly error: unknown;
}

/** A running turn as it is read to compute its deadline. */
export interface ReadTurn extends RunningTurn, Stops, Pick<StoredMatch, 'id' | 'version'> {
  readonly calendarVersion: number;
  readonly outagesKnown: number;
}

/**
 * The facts from which the deadlines of matches are computed, in the order of their ids. Writing in this order
 * locks the reminders' rows in the same order as planning reminders does, so that the two cannot deadlock.
 */
const READ_TURNS = statement<ReadTurn, { ids: readonly string[] }>(
  'match-read-turns',
  `SELECT m.id, m.version, m.calendar_version AS "calendarVersion",
     m.time_control AS "timeControl", m.to_act AS "toAct", m.banks,
     m.turn_started_at AS "turnStartedAt", ${OUTAGES_KNOWN} AS "outagesKnown",
     ${PLAYERS}, ${calendarsSince('m.turn_started_at')}
   FROM matches m WHERE m.id = ANY(:ids::uuid[]) ORDER BY m.id`,
);

interface Settled {
  readonly ids: readonly string[];
  readonly versions: readonly number[];
  readonly calendarVersions: readonly number[];
  readonly deadlines: readonly (Date | null)[];
  /** The last outage that each deadline counts. */
  readonly known: readonly number[];
}

/** Skips locked rows: a transaction that holds a row writes its deadline itself. */
const SETTLE = statement<object, Settled>(
  'match-settle',
  `UPDATE matches m SET deadline = s.deadline, outages_counted = s.known
   FROM (
     SELECT m.id, c.deadline, c.known FROM matches m
       JOIN unnest(:ids::uuid[], :versions::integer[], :calendarVersions::integer[],
         :deadlines::timestamptz[], :known::integer[])
         AS c(id, version, calendar_version, deadline, known) USING (id, version, calendar_version)
     WHERE m.status = 'IN_PROGRESS' AND m.outages_counted < c.known
     ORDER BY m.id FOR NO KEY UPDATE OF m SKIP LOCKED
   ) AS s WHERE m.id = s.id`,
);

/** The turns of a user whose deadlines are behind. */
const TURNS_BEHIND = statement<{ id: string }, { userId: string }>(
  'match-turns-behind',
  `SELECT m.id FROM matches m WHERE m.awaiting_id = :userId AND ${IS_BEHIND}`,
);

export const readTurns = (ids: readonly string[], within: Sql): Promise<ReadTurn[]> =>
  within.rows(READ_TURNS, { ids });

/**
 * Writes the deadlines of matches anew, with all outages. Returns the matches whose deadlines cannot be
 * computed, read or written. They do not stop the others: a group that fails is halved and tried again.
 * @throws if the database cannot be reached
 */
export async function settleDeadlines(
  database: Database,
  ids: readonly string[],
): Promise<BrokenMatch[]> {
  if (ids.length === 0) return [];
  try {
    await settleTogether(database, ids);
    return [];
  } catch (error) {
    await database.ask();
    if (ids.length === 1) return [{ matchId: ids[0]!, error }];
    const half = Math.ceil(ids.length / 2);
    const broken = await settleDeadlines(database, ids.slice(0, half));
    return [...broken, ...(await settleDeadlines(database, ids.slice(half)))];
  }
}

async function settleTogether(database: Database, ids: readonly string[]): Promise<void> {
  const turns = await readTurns(ids, database);
  await database.rows(SETTLE, {
    ids: turns.map(({ id }) => id),
    versions: turns.map(({ version }) => version),
    calendarVersions: turns.map(({ calendarVersion }) => calendarVersion),
    deadlines: turns.map((turn) => deadlineOfTurn(turn, turn)),
    known: turns.map(({ outagesKnown }) => outagesKnown),
  });
}

/** Settles all matches that wait for a user, so that they are in the order of the deadlines in force. */
export async function settleTurnsOf(database: Database, userId: string): Promise<BrokenMatch[]> {
  const rows = await database.rows(TURNS_BEHIND, { userId });
  return settleDeadlines(
    database,
    rows.map(({ id }) => id),
  );
}
