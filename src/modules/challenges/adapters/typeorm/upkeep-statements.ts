import { BATCH } from '../../../../platform/database/take-all.js';

/** A statement of its own: what is read after it sees what others wrote who had the lock before. */
export const HOLD_CREATOR = `SELECT pg_advisory_xact_lock(hashtextextended('challenger:' || $1, 0))`;

export const STANDING = `
  SELECT count(DISTINCT c.id)::integer AS open,
    coalesce(array_agg(s.user_id) FILTER (WHERE NOT s.accepted AND s.user_id IS NOT NULL), '{}') AS called
  FROM challenges c JOIN challenge_seats s ON s.challenge_id = c.id
  WHERE c.creator_id = $1 AND c.status = 'OPEN'`;

export const EXPIRE = {
  name: 'challenges-expire',
  text: `
    UPDATE challenges SET status = 'CANCELLED', updated_at = service_now()
    WHERE id IN (SELECT id FROM challenges
                 WHERE status = 'OPEN' AND created_at < service_now() - make_interval(days => $3)
                 ORDER BY created_at ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};

/** Seats and requests go with them. `WITH … SELECT` makes the answer rows alone. */
export const CLEAR = `
  WITH old AS (SELECT id FROM challenges
               WHERE status IN ('CANCELLED', 'DECLINED')
                 AND updated_at < service_now() - make_interval(days => $3)
               ORDER BY updated_at ${BATCH} FOR UPDATE SKIP LOCKED),
       gone AS (DELETE FROM challenges c USING old WHERE c.id = old.id RETURNING c.match_id)
  SELECT match_id AS "matchId" FROM gone`;
