import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rows that the settled ratings of a query add to `rating_counts`, or take from it. */
const counted = (ratings: string, change: 1 | -1): string => `
  SELECT r.rating_key, r.is_bot, b.level, b.bucket, ${change} AS change
  FROM ${ratings} r CROSS JOIN LATERAL rating_buckets(r.mu) b WHERE NOT r.provisional`;

/** In the order of the key, so that two transactions cannot block each other in a deadlock. */
const add = (changes: string): string => `
  INSERT INTO rating_counts AS c (rating_key, is_bot, level, bucket, count)
  SELECT rating_key, is_bot, level, bucket, sum(change) FROM (${changes}) changes
  GROUP BY rating_key, is_bot, level, bucket HAVING sum(change) <> 0
  ORDER BY rating_key, is_bot, level, bucket
  ON CONFLICT (rating_key, is_bot, level, bucket) DO UPDATE SET count = c.count + excluded.count`;

/** How many settled ratings each range of ratings has, so that a rank is a sum of few counts. */
export class RatingCounts1763780078000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Room on each page for new versions of its rows: no index changes with a count.
      CREATE TABLE rating_counts (
        rating_key text NOT NULL,
        is_bot boolean NOT NULL,
        level smallint NOT NULL,
        bucket integer NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (rating_key, is_bot, level, bucket)
      ) WITH (fillfactor = 50);
      COMMENT ON TABLE rating_counts IS 'How many settled ratings are in each bucket. Triggers of ratings keep it.';
      COMMENT ON COLUMN rating_counts.level IS 'A bucket has 64 points in level 0, one point in level 1, a 64th of a point in level 2.';

      CREATE FUNCTION rating_step(mu double precision) RETURNS integer
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
          SELECT floor(least(greatest(mu, 0), 4095.99) * 64)::integer $$;
      COMMENT ON FUNCTION rating_step IS 'The bucket of a rating in level 2. The first and the last one have all ratings beyond them.';

      CREATE FUNCTION rating_buckets(mu double precision)
        RETURNS TABLE (level smallint, bucket integer, after_last integer)
        LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 3 AS $$
          SELECT b.level, b.bucket, (b.bucket / 64 + 1) * 64 FROM (VALUES
            (0::smallint, rating_step(mu) / 4096), (1::smallint, rating_step(mu) / 64),
            (2::smallint, rating_step(mu))) AS b(level, bucket) $$;
      COMMENT ON FUNCTION rating_buckets IS 'The bucket of a rating in each level, and the bucket after the last one that has the same parent.';

      CREATE FUNCTION rating_bucket_end(mu double precision) RETURNS double precision
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
          SELECT CASE rating_step(mu) WHEN 262143 THEN 'NaN' ELSE (rating_step(mu) + 1) / 64.0::double precision END $$;
      COMMENT ON FUNCTION rating_bucket_end IS 'The lowest rating above the bucket of a rating in level 2. NaN is above all.';

      CREATE FUNCTION rating_counts_keep() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'INSERT' THEN ${add(counted('new_ratings', 1))};
          ELSIF TG_OP = 'DELETE' THEN ${add(counted('old_ratings', -1))};
          ELSE ${add(`${counted('old_ratings', -1)} UNION ALL ${counted('new_ratings', 1)}`)};
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER ratings_inserted AFTER INSERT ON ratings
        REFERENCING NEW TABLE AS new_ratings
        FOR EACH STATEMENT EXECUTE FUNCTION rating_counts_keep();
      CREATE TRIGGER ratings_updated AFTER UPDATE ON ratings
        REFERENCING OLD TABLE AS old_ratings NEW TABLE AS new_ratings
        FOR EACH STATEMENT EXECUTE FUNCTION rating_counts_keep();
      CREATE TRIGGER ratings_deleted AFTER DELETE ON ratings
        REFERENCING OLD TABLE AS old_ratings
        FOR EACH STATEMENT EXECUTE FUNCTION rating_counts_keep();

      ${add(counted('ratings', 1))};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ratings_deleted ON ratings;
      DROP TRIGGER ratings_updated ON ratings;
      DROP TRIGGER ratings_inserted ON ratings;
      DROP FUNCTION rating_counts_keep();
      DROP FUNCTION rating_bucket_end(double precision);
      DROP FUNCTION rating_buckets(double precision);
      DROP FUNCTION rating_step(double precision);
      DROP TABLE rating_counts;
    `);
  }
}
