import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The in-app feed. */
export class Notifications1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notifications (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        type text NOT NULL,
        match_id uuid,
        challenge_id uuid,
        version integer,
        read_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version)
      );
      CREATE INDEX notifications_feed ON notifications (user_id, created_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notifications');
  }
}
