import { Logger } from '@nestjs/common';
import { errorText } from '../../../platform/errors.js';
import { ThrottledLog } from '../../../platform/logging/throttled-log.js';
import { millis, OUTAGES_KNOWN, outagesSince, spanOf } from '../../clock/storage/index.js';
import { deadlineOfTurn } from '../domain/running-turn.js';
import type { Stops } from '../domain/running-turn.js';
import type { StoredMatch } from '../domain/stored-match.js';

/** The players of match `m` in seat order. */
export const PLAYERS = `
  (SELECT coalesce(json_agg(json_build_object('userId', s.user_id, 'isBot', s.is_bot,
     'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
   FROM match_seats s WHERE s.match_id = m.id) AS players`;

/** The time of the service's clock, in milliseconds as in a `Date`. */
export const NOW = `date_trunc('milliseconds', service_now())`;

/** A user's vacations that end after `since`. */
export const vacationsOf = (user: string, since: string): string => `(
  SELECT coalesce(json_agg(json_build_object(${spanOf('v')}, 'knownAt', ${millis('v.booked_at')})
    ORDER BY v.from_at), '[]') FROM booked_vacations v WHERE v.user_id = ${user} AND v.to_at > ${since})`;

/**
 * The time zones (for weekends), vacations and outages that have stopped or will stop the clocks of match `m`
 * since a time.
 */
export const calendarsSince = (since: string): string => `
  (SELECT json_agg(json_build_object('timeZone', s.time_zone,
     'vacations', ${vacationsOf('s.user_id', since)}) ORDER BY s.seat)
   FROM match_seats s WHERE s.match_id = m.id) AS calendars, ${outagesSince(since)}`;

/** Whether the deadline of match `m` does not count all outages; then it is only a lower bound. */
export const IS_BEHIND = `(m.deadline IS NOT NULL AND m.outages_counted < ${OUTAGES_KNOWN})`;

/** The facts from which the deadline in force is computed, if the deadline in the row of match `m` is behind. */
export const BEHIND = `
  CASE WHEN ${IS_BEHIND} THEN
    (SELECT to_json(t) FROM (SELECT ${calendarsSince('m.turn_started_at')}) AS t) END AS behind`;

/** The moment at which a match is read: the fields of `Moment`. */
export const MOMENT = `${NOW} AS at, m.calendar_version AS "calendarVersion",
  ${OUTAGES_KNOWN} AS "outagesKnown", ${calendarsSince('m.turn_started_at')}`;

/**
 * A match, from its row. If its deadline is behind, `behind` has the facts from which the deadline in force is
 * computed.
 */
export interface ShownRow extends StoredMatch {
  readonly behind: Stops | null;
}

const logger = new Logger('Deadlines');
const throttled = new ThrottledLog();

/**
 * The match with the deadline in force. If its clock is broken, the match keeps the deadline of its row, so
 * that lists still work. Nobody loses a match by this deadline.
 */
export function withDeadlineInForce<R extends ShownRow>({
  behind,
  ...match
}: R): Omit<R, 'behind'> {
  if (!behind) return match;
  try {
    return { ...match, deadline: deadlineOfTurn(match, behind) };
  } catch (error) {
    const why = `match ${match.id} has no deadline in force: ${errorText(error)}`;
    throttled.once(match.id, () => logger.error(why));
    return match;
  }
}
