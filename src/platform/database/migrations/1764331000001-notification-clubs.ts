import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The club that a notification is about. */
export class NotificationClubs1764331000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN club_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN club_id');
  }
}
