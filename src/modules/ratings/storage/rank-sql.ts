/**
 * The rank of the rating `r` in its leaderboard, from 1; null if there is no such row. The counts of whole buckets above
 * it are added up, in three levels of at most 63 buckets each. Only the ratings of its own smallest bucket are counted.
 * All are read at one moment, so that the counts agree with the rows (ADR 78).
 */
export const RANK = `CASE WHEN r.user_id IS NOT NULL THEN (1
  + (SELECT coalesce(sum(c.count), 0) FROM rating_buckets(r.mu) b
     JOIN rating_counts c ON c.rating_key = r.rating_key AND c.is_bot = r.is_bot
       AND c.level = b.level AND c.bucket > b.bucket AND c.bucket < b.after_last)
  + (SELECT count(*) FROM ratings o WHERE o.rating_key = r.rating_key AND o.is_bot = r.is_bot
       AND NOT o.provisional AND (o.mu, o.user_id) > (r.mu, r.user_id)
       AND o.mu < rating_bucket_end(r.mu)))::integer END`;

/** All counts, as the ratings give them. */
export const COUNT_RATINGS = `
  SELECT r.rating_key, r.is_bot, b.level, b.bucket, count(*)::integer AS count
  FROM ratings r CROSS JOIN LATERAL rating_buckets(r.mu) b WHERE NOT r.provisional
  GROUP BY r.rating_key, r.is_bot, b.level, b.bucket`;
