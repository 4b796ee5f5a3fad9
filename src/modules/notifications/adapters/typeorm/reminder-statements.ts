import type { PositionalStatement } from '../../../../platform/database/database.js';

/** Moved farther than that, by vacation for one, a deadline is another; by a short outage it is not. */
const ANOTHER_DEADLINE = `interval '1 hour'`;

/** How many matches one pass looks at. */
export const BATCH = 200;

/** The wishes of who is asked in `m`; the service's own, $1, where they have none. */
const WISHES = `unnest(coalesce(p.reminders, $1::integer[])) AS r(seconds)`;

/** None where the turn was shorter from its beginning, or, of the service's own, less than twice as long. */
const isLongEnough = (turn: string): string => `${turn}.deadline - ${turn}.turn_started_at
  > make_interval(secs => r.seconds * CASE WHEN p.reminders IS NULL THEN 2 ELSE 1 END)`;

/**
 * Of the turns that run, when the first reminder is due. What stands already and is no later stays: a
 * match that is played fast has its row written once, and is looked at anew when that is due.
 */
const planWhere = (which: string): string => `
  INSERT INTO next_reminders AS n (match_id, due_at)
  SELECT t.id, t.due_at FROM (
    SELECT m.id, (SELECT min(m.deadline - make_interval(secs => r.seconds)) FROM ${WISHES}
                  WHERE ${isLongEnough('m')}) AS due_at
    FROM matches m LEFT JOIN notification_preferences p ON p.user_id = m.awaiting_id
    WHERE ${which} AND m.status = 'IN_PROGRESS' AND m.deadline IS NOT NULL) AS t
  WHERE t.due_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM next_reminders s WHERE s.match_id = t.id AND s.due_at <= t.due_at)
  ORDER BY t.id
  ON CONFLICT (match_id) DO UPDATE SET due_at = least(n.due_at, excluded.due_at)`;

/** $2 matches. */
export const PLAN: PositionalStatement = {
  name: 'reminder-plan',
  text: planWhere('m.id = ANY($2::uuid[]) AND m.awaiting_id IS NOT NULL'),
};

/** $2 a user. */
export const PLAN_FOR = planWhere('m.awaiting_id = $2');

export const DUE: PositionalStatement = {
  name: 'reminder-due',
  text: `SELECT match_id AS "matchId" FROM next_reminders
         WHERE due_at <= service_now() ORDER BY due_at LIMIT ${BATCH}`,
};

/** $1 matches whose deadline cannot be reckoned: others must not wait behind them. */
export const PUT_OFF: PositionalStatement = {
  name: 'reminder-put-off',
  text: `UPDATE next_reminders SET due_at = service_now() + interval '10 minutes'
         WHERE match_id = ANY($1::uuid[])`,
};

/** A running turn whose deadline does not count all outages says nothing of when to remind. */
const IS_BEHIND = `m.status = 'IN_PROGRESS' AND m.deadline IS NOT NULL
  AND m.outages_counted < (SELECT coalesce(max(id), 0) FROM outages)`;

/**
 * Takes what is due. A match that is being written, or whose deadline is not settled, is left to the next
 * pass; while this one holds a match no turn of it ends, so that none is planned that this would not see. Of several reminders at once the
 * last is enough. A match without any more is looked at again at its deadline: it has been played by
 * then, or the deadline has moved. Where nobody is asked all is forgotten.
 */
export const OWE: PositionalStatement = {
  name: 'reminder-owe',
  text: `
    WITH due AS (
      SELECT m.id, m.to_act, m.turn_version AS version, m.deadline, m.turn_started_at, m.awaiting_id,
        m.status = 'IN_PROGRESS' AND m.awaiting_id IS NOT NULL AND m.deadline IS NOT NULL AS runs
      FROM next_reminders n JOIN matches m ON m.id = n.match_id
      WHERE n.due_at <= service_now() AND NOT (${IS_BEHIND}) ORDER BY n.due_at LIMIT ${BATCH}
      FOR UPDATE OF n SKIP LOCKED FOR SHARE OF m SKIP LOCKED
    ), wished AS (
      SELECT d.id, d.to_act, d.version, d.deadline, r.seconds,
        d.deadline - make_interval(secs => r.seconds) AS at
      FROM due d LEFT JOIN notification_preferences p ON p.user_id = d.awaiting_id CROSS JOIN ${WISHES}
      WHERE d.runs AND d.deadline > service_now() AND ${isLongEnough('d')}
        AND NOT EXISTS (SELECT FROM reminders g WHERE g.match_id = d.id AND g.version = d.version
          AND g.seconds_before = r.seconds AND g.deadline >= d.deadline - ${ANOTHER_DEADLINE})
    ), given AS (
      INSERT INTO reminders (match_id, version, seconds_before, deadline)
      SELECT id, version, seconds, deadline FROM wished WHERE at <= service_now()
      ON CONFLICT DO NOTHING RETURNING *
    ), owed AS (
      INSERT INTO outbox (kind, payload)
      SELECT DISTINCT ON (w.id) 'notice', jsonb_build_object('type', 'REMINDER', 'matchId', w.id,
        'seat', w.to_act, 'version', w.version, 'secondsBefore', w.seconds, 'deadline', w.deadline)
      FROM wished w JOIN given g ON g.match_id = w.id AND g.seconds_before = w.seconds
      ORDER BY w.id, w.seconds
    ), later AS (
      UPDATE next_reminders n SET due_at = coalesce(
        (SELECT min(w.at) FROM wished w WHERE w.id = d.id AND w.at > service_now()),
        greatest(d.deadline, service_now() + interval '1 minute'))
      FROM due d WHERE n.match_id = d.id AND d.runs
    ), idle AS (
      DELETE FROM next_reminders n USING due d WHERE n.match_id = d.id AND NOT d.runs
    ), forgotten AS (
      DELETE FROM reminders g USING due d
      WHERE g.match_id = d.id AND (g.version <> d.version OR NOT d.runs)
    )
    SELECT count(*)::integer AS count FROM due`,
};
