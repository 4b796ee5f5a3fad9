/**
 * The parts of a move's statements that are about plans: SQL with named parameters, so that a move needs
 * only one round trip.
 */
import type { CallTypes } from '../../../platform/database/batched.js';
import type { StandingOrdersOutcome } from '../domain/standing-orders.js';

/**
 * The plans and autoplay of the seats that have any, as JSON of `SeatOrders`. The match's own setting takes
 * precedence over the default.
 *
 * @param match the match's id, in SQL
 */
export const standingOrdersOf = (match: string): string => `
  (SELECT json_agg(json_build_object('seat', s.seat, 'plan', p.plan,
     'autoplay', json_build_object('mode', coalesce(a.mode, 'OFF'), 'delay', coalesce(a.delay, 'NONE'))))
   FROM match_players s
     LEFT JOIN LATERAL (
       SELECT json_build_object('dealNumber', deal_number, 'rules', rules, 'spent', spent) AS plan
       FROM plans WHERE match_id = s.match_id AND seat = s.seat AND status = 'ACTIVE') p ON true
     LEFT JOIN LATERAL (
       SELECT mode, delay FROM autoplay
       WHERE user_id = s.user_id AND (match_id = s.match_id OR match_id IS NULL)
       ORDER BY match_id NULLS LAST LIMIT 1) a ON true
   WHERE s.match_id = ${match} AND s.substitute_id IS NULL
     AND (p.plan IS NOT NULL OR a.mode = 'FORCED'))`;

/** The values for {@link changePlans} and {@link delayAnswer}. */
export const standingOrdersValues = (outcome: StandingOrdersOutcome | null) => ({
  planChanges: outcome?.plans ?? [],
  delayedSeat: outcome?.delayed?.seat ?? null,
  delayedSeconds: outcome?.delayed?.seconds ?? null,
});

export type StandingOrdersValues = ReturnType<typeof standingOrdersValues>;

export const STANDING_ORDERS_TYPES: CallTypes<StandingOrdersValues> = {
  planChanges: 'jsonb',
  delayedSeat: 'smallint',
  delayedSeconds: 'integer',
};

/**
 * Writes the changes of steps to plans.
 *
 * @param written a WITH query of written steps: the `id` of the match and the values of {@link STANDING_ORDERS_TYPES}
 */
export const changePlans = (written: string): string => `
  UPDATE plans p SET spent = p.spent || c.spent, fired_versions = p.fired_versions || c.fired,
    stopped = c.stopped, status = CASE WHEN c.stopped IS NULL THEN p.status ELSE 'STOPPED' END
  FROM ${written}, jsonb_to_recordset(${written}."planChanges") AS c(seat smallint, spent integer[],
    fired integer[], stopped jsonb)
  WHERE p.match_id = ${written}.id AND p.seat = c.seat`;

/**
 * Delays a forced answer, but not beyond half of the remaining time.
 *
 * @param written a WITH query as for {@link changePlans}, also with each step's `version` and `at` and the match's new
 *   `deadline`
 */
export const delayAnswer = (written: string): string => `
  INSERT INTO autoplay_due (match_id, version, seat, due_at)
  SELECT id, version, "delayedSeat", at
    + least(make_interval(secs => "delayedSeconds"), (deadline - at) / 2)
  FROM ${written} WHERE "delayedSeat" IS NOT NULL
  ON CONFLICT (match_id) DO UPDATE
    SET version = excluded.version, seat = excluded.seat, due_at = excluded.due_at, failures = 0`;

/** Removes the plans of matches. @param matches a WITH query with the `id` of each */
export const removePlans = (matches: string): string => `
  UPDATE plans p SET revision = p.revision + 1, status = 'REMOVED', rules = '[]', spent = '{}',
    fired_versions = '{}', stopped = NULL, updated_at = service_now()
  FROM ${matches} WHERE p.match_id = ${matches}.id AND p.status <> 'REMOVED'`;
