import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finished matches that a player has hidden from the lists of others. */
export class HiddenMatches1764334620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hidden_matches (
        match_id uuid REFERENCES matches (id) ON DELETE CASCADE,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        PRIMARY KEY (match_id, user_id)
      );
      CREATE INDEX hidden_matches_user ON hidden_matches (user_id, match_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE hidden_matches');
  }
}
