import { millis, OUTAGES_KNOWN, outagesSince, spanOf } from '../../clock/storage/index.js';

/** The players of match `m` in seat order. */
export const PLAYERS = `
  (SELECT coalesce(json_agg(json_build_object('userId', s.user_id, 'isBot', s.is_bot,
     'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
   FROM match_seats s WHERE s.match_id = m.id) AS players`;

/** The clock of play, to the millisecond of a Date. */
export const NOW = `date_trunc('milliseconds', service_now())`;

/** A user's vacations that end after `since`. */
export const vacationsOf = (user: string, since: string): string => `(
  SELECT coalesce(json_agg(json_build_object(${spanOf('v')}, 'knownAt', ${millis('v.booked_at')})
    ORDER BY v.from_at), '[]') FROM booked_vacations v WHERE v.user_id = ${user} AND v.to_at > ${since})`;

/** What has stopped or will stop the clocks of match `m` since a time of it. */
export const calendarsSince = (since: string): string => `
  (SELECT json_agg(json_build_object('timeZone', s.time_zone,
     'vacations', ${vacationsOf('s.user_id', since)}) ORDER BY s.seat)
   FROM match_seats s WHERE s.match_id = m.id) AS calendars, ${outagesSince(since)}`;

/** Whether the deadline of match `m` does not count all outages: it is a lower bound then. */
export const IS_BEHIND = `(m.deadline IS NOT NULL AND m.outages_counted < ${OUTAGES_KNOWN})`;

/** What the deadline in force follows from, where the one in the row of match `m` is behind. */
export const BEHIND = `
  CASE WHEN ${IS_BEHIND} THEN
    (SELECT to_json(t) FROM (SELECT ${calendarsSince('m.turn_started_at')}) AS t) END AS behind`;

/** The moment at which a match is read: what `Moment` holds. */
export const MOMENT = `${NOW} AS at, m.calendar_version AS "calendarVersion",
  ${OUTAGES_KNOWN} AS "outagesKnown", ${calendarsSince('m.turn_started_at')}`;
