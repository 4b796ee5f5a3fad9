import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A turn at a table that its player has open is no news. */
export class OpenTables1763780024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE presence ADD COLUMN match_ids uuid[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN presence.match_ids IS 'The matches that the user follows live there.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE presence DROP COLUMN match_ids');
  }
}
