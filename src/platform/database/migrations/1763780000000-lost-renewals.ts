import type { MigrationInterface, QueryRunner } from 'typeorm';

const SPENT = 'The hash of the refresh token that was exchanged last.';
const USED = 'Whether a token that was given for it has been used.';

/** A renewal whose answer was lost can be repeated for as long as its new tokens are not used. */
export class LostRenewals1763780000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sessions ADD COLUMN spent_token bytea,
        ADD COLUMN is_successor_used boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN sessions.spent_token IS '${SPENT}';
      COMMENT ON COLUMN sessions.is_successor_used IS '${USED}';

      ALTER TABLE app_grants ADD COLUMN spent_token bytea,
        ADD COLUMN is_successor_used boolean NOT NULL DEFAULT false;
      COMMENT ON COLUMN app_grants.spent_token IS '${SPENT}';
      COMMENT ON COLUMN app_grants.is_successor_used IS '${USED}';

      ALTER TABLE oauth_records ADD COLUMN given_for bytea;
      COMMENT ON COLUMN oauth_records.given_for IS
        'The hash of the refresh token for which an access token was given; null for the first one.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE oauth_records DROP COLUMN given_for;
      ALTER TABLE app_grants DROP COLUMN spent_token, DROP COLUMN is_successor_used;
      ALTER TABLE sessions DROP COLUMN spent_token, DROP COLUMN is_successor_used;
    `);
  }
}
