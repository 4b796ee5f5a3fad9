/**
 * The parts of a move's statements that are about plans: SQL with named parameters, so that a move needs
 * only one round trip.
 */
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

/** The parameters of {@link changePlans} and {@link delayAnswer}. */
export interface StandingOrdersValues {
  readonly planChanges: string;
  readonly delayedSeat: number | null;
  readonly delayedSeconds: number | null;
}

export const standingOrdersValues = (
  outcome: StandingOrdersOutcome | null,
): StandingOrdersValues => ({
  planChanges: JSON.stringify(outcome?.plans ?? []),
  delayedSeat: outcome?.delayed?.seat ?? null,
  delayedSeconds: outcome?.delayed?.seconds ?? null,
});

/**
 * Writes the changes of a step to plans.
 *
 * @param updated the match to which the step was written, a WITH query of its `id`
 */
export const changePlans = (updated: string): string => `
  UPDATE plans p SET spent = p.spent || c.spent, fired_versions = p.fired_versions || c.fired,
    stopped = c.stopped, status = CASE WHEN c.stopped IS NULL THEN p.status ELSE 'STOPPED' END
  FROM ${updated}, jsonb_to_recordset(:planChanges::jsonb) AS c(seat smallint, spent integer[],
    fired integer[], stopped jsonb)
  WHERE p.match_id = ${updated}.id AND p.seat = c.seat`;

/**
 * Delays a forced answer, but not beyond half of the remaining time. It also takes the step's `:version`
 * and `:at`.
 *
 * @param updated the match to which the step was written, a WITH query of its `id` and its new `deadline`
 */
export const delayAnswer = (updated: string): string => `
  INSERT INTO autoplay_due (match_id, version, seat, due_at)
  SELECT ${updated}.id, :version::integer, :delayedSeat::smallint, :at::timestamptz
    + least(make_interval(secs => :delayedSeconds::integer), (${updated}.deadline - :at::timestamptz) / 2)
  FROM ${updated} WHERE :delayedSeat::smallint IS NOT NULL
  ON CONFLICT (match_id) DO UPDATE
    SET version = excluded.version, seat = excluded.seat, due_at = excluded.due_at, failures = 0`;
