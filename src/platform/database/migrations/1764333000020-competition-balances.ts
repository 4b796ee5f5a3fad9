import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which matches of a competition change ratings depends on the matches that its players have won and given up. The
 * table that it replaces has never been in a release.
 */
export class CompetitionBalances1764333000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE competition_balances (
        competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        balance integer NOT NULL,
        PRIMARY KEY (competition_id, user_id)
      );
      COMMENT ON TABLE competition_balances IS 'The rated matches that a player has won in a competition, less those given up.';
      INSERT INTO competition_balances (competition_id, user_id, balance)
        SELECT competition_id, user_id, -1 FROM competition_losses;
      DROP TABLE competition_losses;
      ALTER TABLE competition_matches ADD COLUMN counts boolean;
      COMMENT ON COLUMN competition_matches.counts IS 'Whether a rated match changes ratings; null until it is booked.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE competition_losses (
        competition_id uuid NOT NULL REFERENCES competitions (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id),
        match_id uuid NOT NULL REFERENCES matches (id),
        PRIMARY KEY (competition_id, user_id)
      );
      COMMENT ON TABLE competition_losses IS 'The one loss by resignation or time of a player that counts for the rating.';
      DROP TABLE competition_balances;
      ALTER TABLE competition_matches DROP COLUMN counts;
    `);
  }
}
