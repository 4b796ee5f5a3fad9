import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The data of a match's clock: when the current turn began, what is left in the banks, and the calendars of the
 * players. `calendar_version` increases when a calendar changes on which a running match depends, so that a move that
 * was computed with the old calendar is computed again.
 */
export class TimeControls1763700610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE matches
        ADD COLUMN turn_started_at timestamptz(3),
        -- Milliseconds by seat, at the beginning of the running turn.
        ADD COLUMN banks double precision[],
        ADD COLUMN calendar_version integer NOT NULL DEFAULT 0;
      UPDATE matches SET turn_started_at = updated_at WHERE to_act IS NOT NULL;

      -- Fixed when the match begins, so that nobody gains a weekend by another time zone.
      ALTER TABLE match_seats ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';

      CREATE TABLE outages (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        from_at timestamptz(3) NOT NULL,
        to_at timestamptz(3) NOT NULL,
        CHECK (from_at < to_at)
      );
      CREATE INDEX outages_end ON outages (to_at);

      ALTER TABLE users ADD COLUMN auto_vacation boolean NOT NULL DEFAULT false;

      -- Complete local days; from_at and to_at are their limits in the zone in which they were booked.
      CREATE TABLE vacations (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        from_day date NOT NULL,
        to_day date NOT NULL,
        time_zone text NOT NULL,
        from_at timestamptz(3) NOT NULL,
        to_at timestamptz(3) NOT NULL,
        automatic boolean NOT NULL DEFAULT false,
        booked_at timestamptz(3) NOT NULL,
        CHECK (from_day <= to_day AND from_at <= to_at)
      );
      CREATE INDEX vacations_user ON vacations (user_id, to_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE vacations; DROP TABLE outages;
      ALTER TABLE users DROP COLUMN auto_vacation;
      ALTER TABLE match_seats DROP COLUMN time_zone;
      ALTER TABLE matches DROP COLUMN turn_started_at, DROP COLUMN banks, DROP COLUMN calendar_version`);
  }
}
