import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { addDomainEvents } from '../../../platform/events/outbox.js';
import { DEFAULT_REMINDERS } from '../domain/preferences.js';
import { NextReminderRow } from './tables.js';

/**
 * A deadline that moves farther than this, for example by vacation, gets its reminders again. One that
 * moves less, by a short outage, does not.
 */
const ANOTHER_DEADLINE = `interval '1 hour'`;

/** How many matches one batch checks. */
const BATCH = 200;

/** The reminders of the player to act; the service's default if the player has set none. */
const REMINDERS = `unnest(coalesce(p.reminders, :defaults::integer[])) AS r(seconds)`;

interface Defaults {
  readonly defaults: readonly number[];
}

/** Whether a turn is longer than the time of a reminder; for default reminders, more than twice as long. */
const isLongEnough = (turn: string): string => `${turn}.deadline - ${turn}.turn_started_at
  > make_interval(secs => r.seconds * CASE WHEN p.reminders IS NULL THEN 2 ELSE 1 END)`;

/**
 * Plans when the first reminder of each current turn is due. A row that is due at that time or earlier stays
 * as it is. So a fast match writes its row once; the row is planned again when it is due.
 */
const planWhere = (which: string): string => `
  INSERT INTO next_reminders AS n (match_id, due_at)
  SELECT t.match_id, t.due_at FROM (
    SELECT m.match_id, (SELECT min(m.deadline - make_interval(secs => r.seconds)) FROM ${REMINDERS}
                        WHERE ${isLongEnough('m')}) AS due_at
    FROM match_turns m LEFT JOIN notification_preferences p ON p.user_id = m.awaiting_id
    WHERE ${which} AND m.status = 'IN_PROGRESS' AND m.deadline IS NOT NULL) AS t
  WHERE t.due_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM next_reminders s WHERE s.match_id = t.match_id AND s.due_at <= t.due_at)
  ORDER BY t.match_id
  ON CONFLICT (match_id) DO UPDATE SET due_at = least(n.due_at, excluded.due_at)`;

const PLAN_IN = statement<object, Defaults & { matchIds: readonly string[] }>(
  'reminder-plan-in',
  planWhere('m.match_id = ANY(:matchIds::uuid[]) AND m.awaiting_id IS NOT NULL'),
);

const REMINDER_VALUES = { defaults: DEFAULT_REMINDERS };

const PLAN_FOR = statement<object, Defaults & { userId: string }>(
  'reminder-plan-for',
  planWhere('m.awaiting_id = :userId'),
);

const DUE = statement<{ matchId: string }>(
  'reminder-due',
  `SELECT match_id AS "matchId" FROM next_reminders
   WHERE due_at <= service_now() ORDER BY due_at LIMIT ${BATCH}`,
);

/**
 * Adds the reminders that are due.
 *
 * A match that is being written is left to the next pass. So is a match with an unsettled deadline, because
 * the deadline says when to remind. This statement locks its matches, so that meanwhile no turn ends and no
 * reminder is planned. Of several reminders at once, only the last is sent. A match without further reminders
 * is checked again at its deadline: by then the turn is over, or the deadline has moved. If nobody is to act,
 * all rows of the match are deleted.
 */
const ADD_DUE = statement<{ count: number }, Defaults>(
  'reminder-owe',
  `WITH due AS (
     SELECT m.match_id, m.to_act, m.turn_version AS version, m.deadline, m.turn_started_at,
       m.awaiting_id,
       m.status = 'IN_PROGRESS' AND m.awaiting_id IS NOT NULL AND m.deadline IS NOT NULL AS runs
     FROM next_reminders n JOIN match_turns m ON m.match_id = n.match_id
     WHERE n.due_at <= service_now() AND NOT m.is_behind ORDER BY n.due_at LIMIT ${BATCH}
     FOR UPDATE OF n SKIP LOCKED FOR SHARE OF m SKIP LOCKED
   ), planned AS (
     SELECT d.match_id, d.to_act, d.version, d.deadline, r.seconds,
       d.deadline - make_interval(secs => r.seconds) AS at
     FROM due d LEFT JOIN notification_preferences p ON p.user_id = d.awaiting_id CROSS JOIN ${REMINDERS}
     WHERE d.runs AND d.deadline > service_now() AND ${isLongEnough('d')}
       AND NOT EXISTS (SELECT FROM reminders g WHERE g.match_id = d.match_id
         AND g.version = d.version AND g.seconds_before = r.seconds
         AND g.deadline >= d.deadline - ${ANOTHER_DEADLINE})
   ), recorded AS (
     INSERT INTO reminders (match_id, version, seconds_before, deadline)
     SELECT match_id, version, seconds, deadline FROM planned WHERE at <= service_now()
     ON CONFLICT DO NOTHING RETURNING *
   ), added AS (
     ${addDomainEvents(`
       SELECT DISTINCT ON (p.match_id) p.match_id, jsonb_build_array(jsonb_build_object(
         'type', 'REMINDER_DUE', 'matchId', p.match_id, 'seat', p.to_act, 'version', p.version,
         'secondsBefore', p.seconds, 'deadline', p.deadline))
       FROM planned p JOIN recorded g ON g.match_id = p.match_id AND g.seconds_before = p.seconds
       ORDER BY p.match_id, p.seconds`)}
   ), later AS (
     UPDATE next_reminders n SET due_at = coalesce(
       (SELECT min(p.at) FROM planned p WHERE p.match_id = d.match_id AND p.at > service_now()),
       greatest(d.deadline, service_now() + interval '1 minute'))
     FROM due d WHERE n.match_id = d.match_id AND d.runs
   ), idle AS (
     DELETE FROM next_reminders n USING due d WHERE n.match_id = d.match_id AND NOT d.runs
   ), forgotten AS (
     DELETE FROM reminders g USING due d
     WHERE g.match_id = d.match_id AND (g.version <> d.version OR NOT d.runs)
   )
   SELECT count(*)::integer AS count FROM due`,
);

/** Stores when each match is checked for reminders: no later than its next reminder is due. */
@Injectable()
export class ReminderStore {
  constructor(private readonly database: Database) {}

  /** Plans the reminders of the current turns in these matches. */
  async planIn(matchIds: readonly string[]): Promise<void> {
    await this.database.rows(PLAN_IN, { ...REMINDER_VALUES, matchIds });
  }

  /** Plans reminders for all current turns of a user whose preferences have changed. */
  async planFor(userId: string, within: Transaction): Promise<void> {
    await within.rows(PLAN_FOR, { ...REMINDER_VALUES, userId });
  }

  /** A batch of matches that are due. */
  async due(): Promise<string[]> {
    return (await this.database.rows(DUE, {})).map(({ matchId }) => matchId);
  }

  /** Delays matches with a deadline that cannot be computed, so that others do not wait behind them. */
  async putOff(matchIds: readonly string[]): Promise<void> {
    const later = { dueAt: () => `service_now() + interval '10 minutes'` };
    await this.database.of(NextReminderRow).update({ matchId: In(matchIds) }, later);
  }

  /**
   * Adds the reminders that are due in a batch of matches, each of them once. Returns whether more may be
   * due.
   */
  async addDue(): Promise<boolean> {
    const row = await this.database.row(ADD_DUE, REMINDER_VALUES);
    return row!.count === BATCH;
  }
}
