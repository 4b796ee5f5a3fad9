import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for lists of matches and challenges: a player's, a backer's, and the running ones, each in their order. The
 * times are stored with the seats, so that one index both finds and sorts. Also an index that finds names.
 */
export class Lists1763730300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE match_seats
        ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT service_now();
      UPDATE match_seats s SET created_at = m.created_at FROM matches m WHERE m.id = s.match_id;
      CREATE INDEX match_seats_newest ON match_seats (user_id, created_at DESC, match_id DESC);
      CREATE INDEX match_seats_playing ON match_seats (user_id, created_at DESC, match_id DESC)
        WHERE running;

      ALTER TABLE match_backers
        ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT service_now();
      UPDATE match_backers b SET created_at = m.created_at FROM matches m WHERE m.id = b.match_id;
      CREATE INDEX match_backers_newest ON match_backers (user_id, created_at DESC, match_id DESC);

      ALTER TABLE challenge_seats
        ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT service_now();
      UPDATE challenge_seats s SET created_at = c.created_at
        FROM challenges c WHERE c.id = s.challenge_id;
      CREATE INDEX challenge_seats_newest
        ON challenge_seats (user_id, created_at DESC, challenge_id DESC);

      -- Finds unread notifications quickly, however many have been read.
      CREATE INDEX notifications_unread ON notifications (user_id, created_at DESC, id DESC)
        WHERE read_at IS NULL;

      -- Finds names by their first characters: other collations ignore "_" and "-".
      CREATE INDEX users_prefix ON users (username_key COLLATE "C");

      CREATE OR REPLACE VIEW user_profiles AS
        SELECT id AS user_id, username, time_zone, is_bot FROM users;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW user_profiles;
      CREATE VIEW user_profiles AS SELECT id AS user_id, username, time_zone FROM users;
      COMMENT ON VIEW user_profiles IS 'How a user is shown.';
      DROP INDEX users_prefix;
      DROP INDEX notifications_unread;
      ALTER TABLE challenge_seats DROP COLUMN created_at;
      ALTER TABLE match_backers DROP COLUMN created_at;
      ALTER TABLE match_seats DROP COLUMN created_at`);
  }
}
