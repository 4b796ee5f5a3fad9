import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refresh token that was just used returns the same successor again (ADR 39). */
export class RefreshGrace1763720004020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refresh_tokens ADD COLUMN successor_salt bytea;
      COMMENT ON COLUMN refresh_tokens.successor_salt IS 'With the token itself and the service''s secret it makes the successor; worth nothing alone.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE refresh_tokens DROP COLUMN successor_salt');
  }
}
