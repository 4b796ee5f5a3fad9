import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of texts for each user, and whether the user has chosen it. */
export class Languages1763730800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN language text NOT NULL DEFAULT 'en',
        ADD COLUMN language_chosen boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT users_language_check CHECK (language IN ('en', 'de'));
      CREATE OR REPLACE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot, bot_level, language,
          CASE WHEN language_chosen THEN language END AS chosen_language FROM users;
      CREATE OR REPLACE VIEW user_addresses AS
        SELECT id, username, username_key, email, email_key, email_verified_at, language, time_zone
        FROM users;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW user_addresses;
      CREATE VIEW user_addresses AS
        SELECT id, username, username_key, email, email_key, email_verified_at FROM users;
      COMMENT ON VIEW user_addresses IS 'Where letters to a user go.';
      DROP VIEW user_profiles;
      CREATE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot, bot_level FROM users;
      COMMENT ON VIEW user_profiles IS 'How a user is shown.';
      ALTER TABLE users
        DROP CONSTRAINT users_language_check, DROP COLUMN language_chosen, DROP COLUMN language;
    `);
  }
}
