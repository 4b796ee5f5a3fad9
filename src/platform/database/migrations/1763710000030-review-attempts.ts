import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A review that cannot be made is given up and marked as such, so that it is not tried for ever. */
export class ReviewAttempts1763710000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reviews
        ADD COLUMN attempts smallint NOT NULL DEFAULT 0,
        ADD COLUMN failed_at timestamptz(3);
      COMMENT ON COLUMN reviews.attempts IS 'At the deal that is next.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE reviews DROP COLUMN attempts, DROP COLUMN failed_at');
  }
}
