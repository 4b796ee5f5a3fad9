import type { MigrationInterface, QueryRunner } from 'typeorm';

const REVOKED = `
  -- The hashes of personal tokens that were revoked in the last month: their holders learn why they are refused.
  CREATE TABLE revoked_api_tokens (
    token_hash bytea PRIMARY KEY,
    revoked_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX revoked_api_tokens_age ON revoked_api_tokens (revoked_at);
`;

/** Keeps the hashes of revoked personal tokens. */
export class RevokedTokens1764321000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REVOKED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE revoked_api_tokens');
  }
}
