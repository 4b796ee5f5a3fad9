import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bot accounts: their descriptions, their owners, and what they accept. */
export class BotAccounts1763730700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        DROP CONSTRAINT users_check,
        ADD CONSTRAINT users_check CHECK (is_bot OR bot_level IS NULL);
      CREATE OR REPLACE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot, bot_level FROM users;

      -- House bots have a row too, so that one list has all bots.
      CREATE TABLE bots (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        owner_id uuid REFERENCES users (id),
        owner_confirmed boolean NOT NULL DEFAULT false,
        engine text NOT NULL,
        version text NOT NULL,
        description text,
        homepage text,
        policy jsonb,
        listed_as text UNIQUE,
        created_at timestamptz(3) NOT NULL DEFAULT service_now()
      );
      CREATE INDEX bots_owner ON bots (owner_id) WHERE owner_id IS NOT NULL;

      -- Includes users who back a seat or ask to back one.
      CREATE VIEW challenge_players AS
        SELECT s.user_id, c.id AS challenge_id, c.status
        FROM challenge_seats s JOIN challenges c ON c.id = s.challenge_id WHERE s.accepted
        UNION ALL SELECT b.user_id, c.id, c.status
        FROM challenge_backers b JOIN challenges c ON c.id = b.challenge_id
        WHERE b.answer IN ('ASKED', 'ACCEPTED');
      COMMENT ON VIEW challenge_players IS 'Who has sat down in a challenge, or backs a seat.';

      ALTER TABLE challenges ADD COLUMN people_only boolean NOT NULL DEFAULT false;

      -- Never changes: a user who has played cannot become a bot.
      ALTER TABLE ratings ADD COLUMN is_bot boolean NOT NULL DEFAULT false;
      UPDATE ratings r SET is_bot = true FROM users u WHERE u.id = r.user_id AND u.is_bot;
      DROP INDEX ratings_leaderboard;
      CREATE INDEX ratings_leaderboard ON ratings (rating_key, is_bot, mu DESC, user_id DESC)
        WHERE NOT provisional;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX ratings_leaderboard;
      ALTER TABLE ratings DROP COLUMN is_bot;
      CREATE INDEX ratings_leaderboard ON ratings (rating_key, mu DESC, user_id DESC)
        WHERE NOT provisional;
      ALTER TABLE challenges DROP COLUMN people_only;
      DROP VIEW challenge_players;
      DROP TABLE bots;
      DROP VIEW user_profiles;
      CREATE VIEW user_profiles AS SELECT id AS user_id, username, time_zone FROM users;
      COMMENT ON VIEW user_profiles IS 'How a user is shown.';
      UPDATE users SET is_bot = (bot_level IS NOT NULL);
      ALTER TABLE users
        DROP CONSTRAINT users_check,
        ADD CONSTRAINT users_check CHECK (is_bot = (bot_level IS NOT NULL));
    `);
  }
}
