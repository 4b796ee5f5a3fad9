import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When accounts ended. */
export class ClosedAccounts1764334200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN closed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN closed_at');
  }
}
