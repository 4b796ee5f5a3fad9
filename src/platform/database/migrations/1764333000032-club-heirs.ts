import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A club is handed over to a member who agrees. */
export class ClubHeirs1764333000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE club_members ADD COLUMN is_heir boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE club_members DROP COLUMN is_heir');
  }
}
