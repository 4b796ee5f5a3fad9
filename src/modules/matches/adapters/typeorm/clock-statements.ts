import type { PositionalStatement } from '../../../../platform/database/database.js';
import {
  IS_SERVED,
  millis,
  OUTAGES_KNOWN,
  outagesSince,
  spanOf,
} from '../../../clock/storage/index.js';

/** The players of match `m` in seat order. */
export const PLAYERS = `
  (SELECT coalesce(json_agg(json_build_object('userId', s.user_id, 'isBot', s.is_bot,
     'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
   FROM match_seats s WHERE s.match_id = m.id) AS players`;

/** The clock of play, to the millisecond of a Date. */
const NOW = `date_trunc('milliseconds', service_now())`;

/** A user's vacations that end after `since`. */
const vacationsOf = (user: string, since: string): string => `(
  SELECT coalesce(json_agg(json_build_object(${spanOf('v')}, 'knownAt', ${millis('v.booked_at')})
    ORDER BY v.from_at), '[]') FROM booked_vacations v WHERE v.user_id = ${user} AND v.to_at > ${since})`;

/** What has stopped or will stop the clocks of match `m` since a time of it. */
const calendarsSince = (since: string): string => `
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

/**
 * A match that begins reads calendars, and is not yet there for those who change one: the two exclude
 * each other, user by user.
 */
const CALENDAR_LOCK = (user: string): string => `hashtextextended('calendar ' || ${user}, 0)`;

/** $1 users: nobody's calendar changes until the transaction ends. */
export const HOLD_CALENDARS = `
  SELECT pg_advisory_xact_lock_shared(${CALENDAR_LOCK('id')}) FROM unnest($1::text[]) AS id`;

/** $1 a user: nobody else reads or changes this calendar until the transaction ends. */
export const TAKE_CALENDAR = `SELECT pg_advisory_xact_lock(${CALENDAR_LOCK('$1::text')})`;

/**
 * $1 a user: the running matches in which they are asked or may be, which nobody changes until then. By the
 * index of seats that run: what was played before costs nothing.
 */
export const LOCK_MATCHES = `
  SELECT m.id, m.updated_at AS "updatedAt" FROM matches m
  WHERE m.status = 'IN_PROGRESS' AND m.id IN (
    SELECT s.match_id FROM match_seats s
    WHERE s.user_id = $1 AND s.running AND NOT s.is_bot AND s.substitute_id IS NULL)
  ORDER BY m.id FOR NO KEY UPDATE OF m`;

export const READ_NOW = `SELECT ${NOW} AS now`;

/**
 * $1 matches: what their deadlines follow from, in the order of their ids. Written in that order, their
 * reminders' rows are locked as whoever plans reminders locks them: neither waits for the other in a circle.
 */
export const READ_TURNS: PositionalStatement = {
  name: 'match-read-turns',
  text: `SELECT m.id, m.version, m.calendar_version AS "calendarVersion",
           m.time_control AS "timeControl", m.to_act AS "toAct", m.banks,
           m.turn_started_at AS "turnStartedAt", ${OUTAGES_KNOWN} AS "outagesKnown",
           ${PLAYERS}, ${calendarsSince('m.turn_started_at')}
         FROM matches m WHERE m.id = ANY($1::uuid[]) ORDER BY m.id`,
};

/** $1 matches, $2 their deadlines: a move that was computed with another calendar is not written. */
export const MOVE_DEADLINES = `
  UPDATE matches m SET deadline = c.deadline, calendar_version = m.calendar_version + 1,
    outages_counted = c.known
  FROM unnest($1::uuid[], $2::timestamptz[], $3::integer[]) AS c(id, deadline, known)
  WHERE m.id = c.id`;

/**
 * $1 matches, $2 versions, $3 calendar versions, $4 deadlines, $5 the last outage that each counts.
 * Waits for nobody: who holds a row is writing a deadline of its own.
 */
export const SETTLE: PositionalStatement = {
  name: 'match-settle',
  text: `
    UPDATE matches m SET deadline = s.deadline, outages_counted = s.known
    FROM (
      SELECT m.id, c.deadline, c.known FROM matches m
        JOIN unnest($1::uuid[], $2::integer[], $3::integer[], $4::timestamptz[], $5::integer[])
          AS c(id, version, calendar_version, deadline, known) USING (id, version, calendar_version)
      WHERE m.status = 'IN_PROGRESS' AND m.outages_counted < c.known
      ORDER BY m.id FOR NO KEY UPDATE OF m SKIP LOCKED
    ) AS s WHERE m.id = s.id`,
};

/** $1 a user: the turns that wait for them with deadlines that are behind. */
export const TURNS_BEHIND: PositionalStatement = {
  name: 'match-turns-behind',
  text: `SELECT m.id FROM matches m WHERE m.awaiting_id = $1 AND ${IS_BEHIND}`,
};

/** $1 a match, $2 its version, $3 a moment: the deadline, where it is in force and has passed. */
export const OVERDUE_TURN = `
  SELECT m.deadline FROM matches m
  WHERE m.id = $1 AND m.version = $2 AND m.status = 'IN_PROGRESS' AND m.deadline <= $3
    AND NOT ${IS_BEHIND} AND ${IS_SERVED}`;

/** $1 users, by seat: the moment of a match that begins, after HOLD_CALENDARS. */
export const OPENING_MOMENT = `
  SELECT ${NOW} AS at, 0 AS "calendarVersion", ${OUTAGES_KNOWN} AS "outagesKnown",
    ${outagesSince('service_now()')}, json_agg(json_build_object('timeZone', u.time_zone,
      'vacations', ${vacationsOf('u.user_id', 'service_now()')}) ORDER BY p.seat) AS calendars
  FROM unnest($1::uuid[]) WITH ORDINALITY AS p(user_id, seat) JOIN user_calendars u USING (user_id)`;

/** $1 matches: all that their ledgers follow from. */
export const FACTS: PositionalStatement = {
  name: 'match-clock-facts',
  text: `SELECT m.id, ${NOW} AS now, ${calendarsSince('m.created_at')},
           (SELECT coalesce(json_agg(json_build_object('version', e.version, 'type', e.type,
              'seat', e.seat, 'token', e.token, 'at', ${millis('e.at')}) ORDER BY e.version), '[]')
            FROM match_events e WHERE e.match_id = m.id
              AND (e.token IS NOT NULL OR e.type = 'SEAT_LEFT')) AS events
         FROM matches m WHERE m.id = ANY($1::uuid[])`,
};
