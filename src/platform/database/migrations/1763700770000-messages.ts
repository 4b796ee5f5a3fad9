import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages between the players of a match, who has blocked whom, and what was reported. */
export class Messages1763700770000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_blocks (
        blocker_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        blocked_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        PRIMARY KEY (blocker_id, blocked_id),
        CHECK (blocker_id <> blocked_id)
      );

      -- A message that is held back is delivered when its deal ends, which does not change its row. 
      -- \`told\` says whether the delivery has been published.
      CREATE TABLE match_messages (
        id uuid PRIMARY KEY,
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        deal_number integer NOT NULL,
        seat smallint NOT NULL,
        sender_id uuid NOT NULL REFERENCES users (id),
        text text,
        phrase text,
        held_back boolean NOT NULL,
        told boolean NOT NULL,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        CHECK ((text IS NULL) <> (phrase IS NULL))
      );
      CREATE INDEX match_messages_newest ON match_messages (match_id, created_at DESC, id DESC);
      CREATE INDEX match_messages_untold ON match_messages (match_id) WHERE NOT told;

      -- A user has one unread notification about the messages of a match, however many there are.
      ALTER TABLE notifications ADD COLUMN message_id uuid,
        DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before, message_id);
      CREATE UNIQUE INDEX notifications_one_for_messages ON notifications (user_id, match_id)
        WHERE type = 'MATCH_MESSAGE' AND read_at IS NULL;

      -- Holds a copy of the message, which may have been deleted when somebody reads the report.
      CREATE TABLE reports (
        id uuid PRIMARY KEY,
        reporter_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        reported_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        match_id uuid,
        message_id uuid,
        message text,
        reason text NOT NULL,
        comment text,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        closed_at timestamptz(3)
      );
      CREATE UNIQUE INDEX reports_once_a_message ON reports (reporter_id, message_id)
        WHERE message_id IS NOT NULL;
      CREATE UNIQUE INDEX reports_once_a_user ON reports (reporter_id, reported_id)
        WHERE message_id IS NULL AND closed_at IS NULL;
      CREATE INDEX reports_open ON reports (created_at) WHERE closed_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE reports;
      DROP INDEX notifications_one_for_messages;
      DELETE FROM notifications WHERE message_id IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN message_id,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before);
      DROP TABLE match_messages;
      DROP TABLE user_blocks`);
  }
}
