import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells what is written for users later which of them are gone. */
export class EndedAccounts1764335050000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW ended_accounts AS SELECT id AS user_id FROM users WHERE closed_at IS NOT NULL;
      COMMENT ON VIEW ended_accounts IS 'Accounts that have ended: nothing is written for them any more.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW ended_accounts');
  }
}
