import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A match may be booked without changing ratings; the decision is kept, so that a rebuild gives the same. */
export class BookedMatches1764332000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE booked_matches ADD COLUMN counts boolean NOT NULL DEFAULT true;
      COMMENT ON COLUMN booked_matches.counts IS 'Whether a rated match changes ratings, as decided when it was booked.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE booked_matches DROP COLUMN counts');
  }
}
