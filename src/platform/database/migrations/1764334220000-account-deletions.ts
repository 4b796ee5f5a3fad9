import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = `
  CREATE TABLE account_deletions (
    user_id uuid PRIMARY KEY,
    asked_at timestamptz(3) NOT NULL DEFAULT service_now(),
    due_at timestamptz(3) NOT NULL,
    withdrawn_at timestamptz(3),
    started_at timestamptz(3),
    finished_at timestamptz(3),
    CONSTRAINT account_deletions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
  );
  CREATE INDEX account_deletions_due ON account_deletions (due_at)
    WHERE withdrawn_at IS NULL AND finished_at IS NULL;
`;

/** Accounts that are to be deleted, and those that were. */
export class AccountDeletions1764334220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_deletions');
  }
}
