import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sequence of each user: every event of the matches that they follow, and their notifications. A row names what it
 * stands for and contains none of its data. There are no foreign keys: the named rows exist and stay, and each key
 * would cost a look-up under the lock that orders the sequence.
 */
export class UserEvents1763700710000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE SEQUENCE user_event_position;
      CREATE TABLE user_events (
        user_id uuid NOT NULL,
        position bigint NOT NULL,
        match_id uuid,
        version integer,
        notification_id uuid,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        PRIMARY KEY (user_id, position),
        CHECK ((match_id IS NULL) = (version IS NULL)),
        CHECK ((match_id IS NULL) <> (notification_id IS NULL))
      );
      CREATE UNIQUE INDEX user_events_match_once ON user_events (user_id, match_id, version)
        WHERE match_id IS NOT NULL;
      CREATE UNIQUE INDEX user_events_notification_once ON user_events (notification_id)
        WHERE notification_id IS NOT NULL;

      CREATE VIEW match_followers AS
        SELECT match_id, user_id FROM match_seats WHERE NOT is_bot;
      COMMENT ON VIEW match_followers IS
        'Who has a match in their sequence of events: each user once. The one place that says so.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP VIEW match_followers; DROP TABLE user_events; DROP SEQUENCE user_event_position',
    );
  }
}
