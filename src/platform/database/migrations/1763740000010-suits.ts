import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The suits by which texts for a user name cards; null if the user has chosen none. */
export class Suits1763740000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN suits text,
        ADD CONSTRAINT users_suits_check CHECK (suits IN ('french', 'german'));
      CREATE OR REPLACE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot, bot_level, language,
          CASE WHEN language_chosen THEN language END AS chosen_language, suits FROM users;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW user_profiles;
      CREATE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot, bot_level, language,
          CASE WHEN language_chosen THEN language END AS chosen_language FROM users;
      COMMENT ON VIEW user_profiles IS 'How a user is shown.';
      ALTER TABLE users DROP CONSTRAINT users_suits_check, DROP COLUMN suits;
    `);
  }
}
