import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Friends, requests, and whether a user shows friends when they are online. */
export class Friends1763780022000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE friendships (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        friend_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        PRIMARY KEY (user_id, friend_id),
        CONSTRAINT friendships_check CHECK (user_id <> friend_id)
      );
      COMMENT ON TABLE friendships IS 'Two rows for each friendship, one for each of the two.';

      -- The number is the version of a notification, an integer. Requests are deleted long before it is used again.
      CREATE SEQUENCE friend_request_number AS integer CYCLE;
      CREATE TABLE friend_requests (
        requester_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        requested_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        number integer NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        declined_at timestamptz(3),
        cancelled_at timestamptz(3),
        PRIMARY KEY (requester_id, requested_id),
        CONSTRAINT friend_requests_check CHECK (requester_id <> requested_id)
      );
      COMMENT ON TABLE friend_requests IS 'Unanswered requests. A declined or cancelled one is kept until it is old, so that it is not sent again before.';
      CREATE INDEX friend_requests_received ON friend_requests (requested_id, number);
      CREATE INDEX friend_requests_sent ON friend_requests (requester_id, number)
        WHERE cancelled_at IS NULL;
      CREATE INDEX friend_requests_old ON friend_requests (created_at);

      CREATE TABLE friend_settings (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        shows_online boolean NOT NULL
      );
      COMMENT ON TABLE friend_settings IS 'The choices of users; without a row, the defaults.';

      ALTER TABLE notifications ADD COLUMN friend_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notifications WHERE friend_id IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN friend_id;
      DROP TABLE friend_settings, friend_requests, friendships;
      DROP SEQUENCE friend_request_number;
    `);
  }
}
