import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The competition that a notification is about. */
export class CompetitionNotifications1764333000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications ADD COLUMN competition_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notifications DROP COLUMN competition_id');
  }
}
