import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mark and indexes to count a user's running matches, and to clear challenges that never became a match. */
export class RunningSeats1763720001010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Seats of matches that run now are not marked, so that no row is rewritten.
      ALTER TABLE match_seats ADD COLUMN running boolean NOT NULL DEFAULT false;
      ALTER TABLE match_seats ALTER COLUMN running SET DEFAULT true;
      CREATE INDEX match_seats_running ON match_seats (user_id)
        WHERE running AND NOT is_bot AND substitute_id IS NULL;

      -- Runs within each statement that ends a match; moves that do not end a match never call it.
      CREATE FUNCTION match_seats_rest() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE match_seats SET running = false WHERE match_id = NEW.id AND running;
          RETURN NULL;
        END $$;
      CREATE TRIGGER matches_ended AFTER UPDATE OF status ON matches FOR EACH ROW
        WHEN (OLD.status = 'IN_PROGRESS' AND NEW.status <> 'IN_PROGRESS')
        EXECUTE FUNCTION match_seats_rest();

      CREATE INDEX challenges_over ON challenges (updated_at)
        WHERE status IN ('CANCELLED', 'DECLINED');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX challenges_over;
      DROP TRIGGER matches_ended ON matches;
      DROP FUNCTION match_seats_rest();
      ALTER TABLE match_seats DROP COLUMN running`);
  }
}
