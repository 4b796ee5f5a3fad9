import type { MigrationInterface, QueryRunner } from 'typeorm';

const once = (more: string): string => `
  ALTER TABLE notifications DROP CONSTRAINT notifications_once,
    ADD CONSTRAINT notifications_once
      UNIQUE NULLS NOT DISTINCT (user_id, type, match_id, challenge_id, version, seconds_before, deadline,
        message_id, vacation_id${more})`;

/** Notifications about competitions. */
export class CompetitionNotifications1764333000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN competition_id uuid');
    await runner.query(once(', competition_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM notifications WHERE competition_id IS NOT NULL`);
    await runner.query(once(''));
    await runner.query('ALTER TABLE notifications DROP COLUMN competition_id');
  }
}
