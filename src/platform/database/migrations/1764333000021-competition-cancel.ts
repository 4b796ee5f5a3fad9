import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The operator's command says that a competition is to be cancelled; a worker does it. */
export class CompetitionCancel1764333000021 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE competitions ADD COLUMN cancel_reason text;
      COMMENT ON COLUMN competitions.cancel_reason IS 'Why the operator wants it cancelled; null for not. A worker does it.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE competitions DROP COLUMN cancel_reason');
  }
}
