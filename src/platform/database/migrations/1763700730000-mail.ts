import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Account e-mails, each of which contains a link. The link's token is signed, not stored, so that an e-mail that is
 * sent again after a crash is the same.
 */
export class Mail1763700730000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE password_resets;

      -- A verified address belongs to one user, the first who verified it. Unverified, many users may have it.
      CREATE UNIQUE INDEX users_verified_email ON users (email_key) WHERE email_verified_at IS NOT NULL;

      CREATE TABLE letters (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('VERIFICATION', 'PASSWORD_RESET')),
        -- The address for which the e-mail was written; the user may have another one when it is sent.
        email_key text NOT NULL,
        status text NOT NULL DEFAULT 'OWED' CHECK (status IN ('OWED', 'SENT', 'FAILED', 'DROPPED')),
        attempts integer NOT NULL DEFAULT 0,
        due_at timestamptz(3) NOT NULL DEFAULT service_now(),
        reason text,
        -- The link is valid from the first try until it is used, replaced or expired.
        expires_at timestamptz(3),
        closed_at timestamptz(3),
        created_at timestamptz(3) NOT NULL DEFAULT service_now()
      );
      CREATE INDEX letters_due ON letters (due_at) WHERE status = 'OWED';
      CREATE INDEX letters_user ON letters (user_id) WHERE closed_at IS NULL;
      CREATE INDEX letters_address ON letters (email_key, created_at);
      CREATE INDEX letters_age ON letters (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE letters;
      DROP INDEX users_verified_email;
      CREATE TABLE password_resets (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        token_hash bytea NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )`);
  }
}
