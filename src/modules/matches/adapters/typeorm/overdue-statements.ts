import type { PositionalStatement } from '../../../../platform/database/database.js';
import { growingSeconds } from '../../../../platform/database/growing.js';
import { IS_BEHIND, IS_SERVED, OUTAGES_KNOWN } from './clock-statements.js';

/** The running matches whose deadlines are in force, by an index of their own. */
const IS_SETTLED = `m.status = 'IN_PROGRESS' AND m.outages_counted = ${OUTAGES_KNOWN}`;

const IS_OVERDUE = `${IS_SETTLED} AND m.deadline <= service_now() AND ${IS_SERVED}`;

/** One that has been set aside is taken by its own sweep, unless it has gone on. */
const IS_WHOLE = `NOT EXISTS (
  SELECT FROM overdue_set_aside a WHERE a.match_id = m.id AND a.version = m.version)`;

const REF = 'm.id AS "matchId", m.version';

const fromEnd = (order: 'ASC' | 'DESC'): string => `
  (SELECT ${REF} FROM matches m
   WHERE ${IS_OVERDUE} AND ${IS_WHOLE} AND m.id <> ALL($2::uuid[])
   ORDER BY m.deadline ${order} LIMIT $1)`;

/**
 * $1 how many from each end, $2 matches to leave out. The latest too: neither many that wait nor many
 * that cannot be ended hold up what has just run out.
 */
export const OVERDUE: PositionalStatement = {
  name: 'match-overdue',
  text: `${fromEnd('ASC')} UNION ${fromEnd('DESC')}`,
};

export const ONE_OVERDUE: PositionalStatement = {
  name: 'match-one-overdue',
  text: `SELECT ${REF} FROM matches m WHERE ${IS_OVERDUE} AND m.id = $1`,
};

/** $1 how many, $2 matches to leave out: deadlines that have passed and are behind. */
export const BEHIND_OVERDUE: PositionalStatement = {
  name: 'match-behind-overdue',
  text: `SELECT ${REF} FROM matches m
         WHERE m.status = 'IN_PROGRESS' AND m.deadline <= service_now() AND ${IS_BEHIND}
           AND ${IS_WHOLE} AND m.id <> ALL($2::uuid[])
         ORDER BY m.deadline LIMIT $1`,
};

export const COMING: PositionalStatement = {
  name: 'match-deadlines-coming',
  text: `SELECT m.id AS "matchId", m.version, m.deadline,
           (extract(epoch FROM m.deadline - service_now()) * 1000)::float8 AS millis
         FROM matches m WHERE ${IS_SETTLED} AND m.deadline > service_now()
           AND m.deadline <= service_now() + make_interval(secs => $2)
         ORDER BY m.deadline LIMIT $1`,
};

const retryAt = (failures: string): string =>
  `now() + make_interval(secs => ${growingSeconds(10, 6 * 3600, failures)}) * (1 + random() / 5)`;

/**
 * $1 matches, $2 their versions. Twice as long each time, up to a fifth more: what failed together is
 * not tried together. Two workers that fail at once count once.
 */
export const SET_ASIDE: PositionalStatement = {
  name: 'match-set-aside',
  text: `
    INSERT INTO overdue_set_aside AS a (match_id, version, failures, retry_at)
    SELECT f.id, f.version, 1, ${retryAt('0')}
    FROM unnest($1::uuid[], $2::integer[]) AS f(id, version) ORDER BY f.id
    ON CONFLICT (match_id) DO UPDATE SET version = excluded.version,
      failures = CASE WHEN a.version = excluded.version THEN a.failures + 1 ELSE 1 END,
      since = CASE WHEN a.version = excluded.version THEN a.since ELSE now() END,
      retry_at = CASE WHEN a.version <> excluded.version THEN excluded.retry_at
        ELSE ${retryAt('a.failures')} END
    WHERE a.retry_at <= now() OR a.version <> excluded.version`,
};

export const DUE_AGAIN: PositionalStatement = {
  name: 'match-due-again',
  text: `SELECT match_id AS "matchId", version FROM overdue_set_aside
         WHERE retry_at <= now() ORDER BY retry_at LIMIT $1`,
};

export const PUT_BACK: PositionalStatement = {
  name: 'match-put-back',
  text: 'DELETE FROM overdue_set_aside WHERE match_id = ANY($1::uuid[])',
};

export const COUNT_SET_ASIDE: PositionalStatement = {
  name: 'match-count-set-aside',
  text: 'SELECT count(*)::integer AS count FROM overdue_set_aside',
};
