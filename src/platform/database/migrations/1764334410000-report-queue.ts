import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reports are claimed by a moderator for a time, and decided. */
export class ReportQueue1764334410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports ADD COLUMN claimed_by_id uuid, ADD COLUMN claimed_until timestamptz(3),
        ADD COLUMN decided_by_id uuid, ADD COLUMN decision text, ADD COLUMN note text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reports DROP COLUMN claimed_by_id, DROP COLUMN claimed_until,
        DROP COLUMN decided_by_id, DROP COLUMN decision, DROP COLUMN note;
    `);
  }
}
