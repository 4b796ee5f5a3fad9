import type { PositionalStatement } from '../../../../platform/database/database.js';

const RATING = `r.user_id AS "userId", r.rating_key AS "ratingKey", r.mu, r.sigma, r.matches, r.wins,
  r.provisional`;

/** How many settled ratings of the key stand above a position; from the index alone. */
const ABOVE = (key: string, mu: string, userId: string, comparison: string) => `
  (SELECT count(*)::integer FROM ratings o WHERE o.rating_key = ${key} AND NOT o.provisional
     AND (o.mu, o.user_id) ${comparison} (${mu}, ${userId}))`;

export const OF_USERS: PositionalStatement = {
  name: 'ratings-of-users',
  text: `SELECT ${RATING}, CASE WHEN NOT r.provisional
           THEN 1 + ${ABOVE('r.rating_key', 'r.mu', 'r.user_id', '>')} END AS rank
         FROM ratings r WHERE r.user_id = ANY($1::uuid[]) ORDER BY r.user_id, r.rating_key`,
};

/** $1 key, $2 how many, $3 and $4 the position. */
export const LEADERBOARD: PositionalStatement = {
  name: 'ratings-leaderboard',
  text: `SELECT ${RATING}, (${ABOVE('$1', '$3::double precision', '$4::uuid', '>=')}
           + row_number() OVER (ORDER BY r.mu DESC, r.user_id DESC))::integer AS rank
         FROM ratings r WHERE r.rating_key = $1 AND NOT r.provisional
           AND (r.mu, r.user_id) < ($3::double precision, $4::uuid)
         ORDER BY r.mu DESC, r.user_id DESC LIMIT $2`,
};

const CHANGE = `c.match_id AS "matchId", c.user_id AS "userId", c.rating_key AS "ratingKey",
  c.sequence, c.mu_before AS "muBefore", c.sigma_before AS "sigmaBefore", c.mu_after AS "muAfter",
  c.sigma_after AS "sigmaAfter", b.booked_at AS "bookedAt"`;

export const CHANGES: PositionalStatement = {
  name: 'ratings-changes',
  text: `SELECT ${CHANGE} FROM rating_changes c JOIN booked_matches b USING (match_id)
         WHERE c.match_id = ANY($1::uuid[])`,
};

/** $1 the queries, each with its number. */
export const HISTORIES: PositionalStatement = {
  name: 'ratings-histories',
  text: `SELECT q.number, ${CHANGE}
         FROM jsonb_to_recordset($1::jsonb)
             AS q(number integer, user_id uuid, rating_key text, after bigint, count integer)
           CROSS JOIN LATERAL (
             SELECT * FROM rating_changes
             WHERE user_id = q.user_id AND rating_key = q.rating_key AND sequence < q.after
             ORDER BY sequence DESC LIMIT q.count) AS c
           JOIN booked_matches b USING (match_id)
         ORDER BY q.number, c.sequence DESC`,
};

export const LEDGER: PositionalStatement = {
  name: 'ratings-ledger',
  text: `SELECT low_id AS "lowId", high_id AS "highId", rating_key AS "ratingKey", matches,
           low_wins AS "lowWins", high_wins AS "highWins", low_bummerl AS "lowBummerl",
           high_bummerl AS "highBummerl"
         FROM ledger WHERE low_id = least($1::uuid, $2::uuid) AND high_id = greatest($1, $2)
         ORDER BY rating_key`,
};
