import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who could not play is known when their pairing is adjudicated. */
export class BusyPairings1764333000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE competition_pairings ADD COLUMN busy integer[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN competition_pairings.busy IS 'Sides who are busy elsewhere.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE competition_pairings DROP COLUMN busy');
  }
}
