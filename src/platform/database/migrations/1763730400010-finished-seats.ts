import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the matches of a user ended, in that order: an export of all of them reads it page by page. */
export class FinishedSeats1763730400010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE match_seats ADD COLUMN finished_at timestamptz(3);
      UPDATE match_seats s SET finished_at = m.finished_at FROM matches m
        WHERE m.id = s.match_id AND m.status = 'FINISHED';
      CREATE INDEX match_seats_finished ON match_seats (user_id, finished_at, match_id)
        WHERE finished_at IS NOT NULL;

      CREATE OR REPLACE FUNCTION match_seats_rest() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE match_seats SET running = false,
            finished_at = CASE WHEN NEW.status = 'FINISHED' THEN NEW.finished_at END
          WHERE match_id = NEW.id;
          RETURN NULL;
        END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION match_seats_rest() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE match_seats SET running = false WHERE match_id = NEW.id AND running;
          RETURN NULL;
        END $$;
      ALTER TABLE match_seats DROP COLUMN finished_at`);
  }
}
