/** By an index that holds the seats of running matches alone. */
export const RUNNING = `
  SELECT user_id AS "userId", count(*)::integer AS running FROM match_seats
  WHERE user_id = ANY($1::uuid[]) AND running AND NOT is_bot AND substitute_id IS NULL
  GROUP BY user_id`;

export const MET = {
  name: 'match-met',
  text: `SELECT id AS "userId" FROM unnest($2::uuid[]) AS other(id)
         WHERE EXISTS (SELECT FROM match_seats mine JOIN match_seats theirs USING (match_id)
                       WHERE mine.user_id = $1 AND theirs.user_id = other.id)`,
};
