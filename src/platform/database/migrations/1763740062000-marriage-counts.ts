import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds an option of `zweier` to older stored games, which were played by its default. */
export class MarriageCounts1763740062000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['matches', 'challenges'])
      await runner.query(`
        UPDATE ${table} SET options = options || '{"marriageCounts": "atOnce"}'
        WHERE variant = 'zweier' AND NOT options ? 'marriageCounts'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['matches', 'challenges'])
      await runner.query(
        `UPDATE ${table} SET options = options - 'marriageCounts' WHERE variant = 'zweier'`,
      );
  }
}
