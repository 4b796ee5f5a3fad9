import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The constraint with the index of the migration before: no row is read, so nobody waits. */
export class NotificationsOnceSwap1764333000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once UNIQUE USING INDEX notifications_once_next`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM notifications WHERE competition_id IS NOT NULL;
      ALTER TABLE notifications DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once
          UNIQUE NULLS NOT DISTINCT (user_id, type, match_id, challenge_id, version, seconds_before,
            deadline, message_id, vacation_id)`);
  }
}
