import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Data to clear users' events and notifications by age, and to find cursors that are too old. */
export class Retention1763710000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_events_cleared (
        user_id uuid PRIMARY KEY,
        position bigint NOT NULL
      );
      COMMENT ON TABLE user_events_cleared IS
        'Up to where a user''s sequence is no longer told: whoever has read less has missed something.';
      -- Rows are written in the order of their times, so that a few pages show where the old ones end.
      CREATE INDEX user_events_age ON user_events USING brin (created_at);
      CREATE INDEX notifications_age ON notifications USING brin (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP INDEX notifications_age; DROP INDEX user_events_age; DROP TABLE user_events_cleared',
    );
  }
}
