import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An outage is one row, and no match is changed by it: each match remembers up to which outage its deadline was
 * computed. Existing matches know all outages so far. Overdue matches that cannot be ended are set aside in a table of
 * their own, because a broken row may be one that cannot be written.
 */
export class SettledDeadlines1763720004000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const known = '(SELECT coalesce(max(id), 0) FROM outages)';
    await runner.query(`
      DO $$ BEGIN
        EXECUTE format('ALTER TABLE matches ADD COLUMN outages_counted integer NOT NULL DEFAULT %s',
          ${known});
      END $$;
      ALTER TABLE matches ALTER COLUMN outages_counted SET DEFAULT 0;
      CREATE INDEX matches_settled ON matches (outages_counted, deadline)
        WHERE status = 'IN_PROGRESS' AND deadline IS NOT NULL;

      CREATE TABLE overdue_set_aside (
        match_id uuid PRIMARY KEY,
        -- The row counts only as long as the match has this version.
        version integer NOT NULL,
        failures integer NOT NULL,
        since timestamptz(3) NOT NULL DEFAULT now(),
        retry_at timestamptz(3) NOT NULL
      );
      CREATE INDEX overdue_set_aside_retry ON overdue_set_aside (retry_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE overdue_set_aside;
      DROP INDEX matches_settled;
      ALTER TABLE matches DROP COLUMN outages_counted`);
  }
}
