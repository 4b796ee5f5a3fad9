import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of each notification on each channel, and the preferences of its user. */
export class Deliveries1763700720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A reminder's alone: how long before the deadline it is given.
      ALTER TABLE notifications ADD COLUMN seconds_before integer;
      ALTER TABLE notifications DROP CONSTRAINT notifications_once;
      ALTER TABLE notifications ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
        (user_id, type, match_id, challenge_id, version, seconds_before);

      CREATE TABLE notification_preferences (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        channels jsonb NOT NULL,
        types jsonb NOT NULL,
        while_connected boolean NOT NULL,
        quiet_from text,
        quiet_to text,
        reminders integer[],
        digest_hour smallint,
        CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
      );

      CREATE TABLE push_subscriptions (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        endpoint text NOT NULL,
        p256dh text NOT NULL,
        auth text NOT NULL,
        label text,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        CONSTRAINT push_subscriptions_once UNIQUE (user_id, endpoint)
      );

      -- The service's own pair of keys (RFC 8292), drawn by the process that needs it first.
      CREATE TABLE push_keys (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        public_key text NOT NULL,
        private_key text NOT NULL
      );

      CREATE TABLE deliveries (
        id uuid PRIMARY KEY,
        notification_id uuid NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        channel text NOT NULL,
        target_id uuid,
        target text,
        status text NOT NULL CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED', 'SUPPRESSED')),
        reason text,
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3),
        digest_at timestamptz(3),
        leased_until timestamptz,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        settled_at timestamptz(3),
        CHECK ((status = 'PENDING') = (settled_at IS NULL)),
        CHECK ((status = 'PENDING') = (due_at IS NOT NULL)),
        CONSTRAINT deliveries_once UNIQUE NULLS NOT DISTINCT (notification_id, channel, target_id)
      );
      CREATE INDEX deliveries_due ON deliveries (due_at) WHERE status = 'PENDING';
      CREATE INDEX deliveries_ledger ON deliveries (user_id, created_at DESC, id DESC);
      CREATE INDEX deliveries_digest ON deliveries (user_id, digest_at)
        WHERE status = 'PENDING' AND digest_at IS NOT NULL;

      -- A turn is named by the version with which it began.
      CREATE TABLE reminders (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        version integer NOT NULL,
        seconds_before integer NOT NULL,
        PRIMARY KEY (match_id, version, seconds_before)
      );

      -- True for a minute at most: not worth a log.
      CREATE UNLOGGED TABLE presence (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        process_id uuid NOT NULL,
        seen_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, process_id)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE presence; DROP TABLE reminders; DROP TABLE deliveries; DROP TABLE push_keys;
      DROP TABLE push_subscriptions; DROP TABLE notification_preferences;
      DELETE FROM notifications WHERE seconds_before IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN seconds_before;
      ALTER TABLE notifications ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
        (user_id, type, match_id, challenge_id, version);
    `);
  }
}
