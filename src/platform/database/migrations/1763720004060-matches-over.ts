import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index for lists of finished matches, newest first, without running ones, so that no move writes it. */
export class MatchesOver1763720004060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX matches_over ON matches (status, created_at DESC, id DESC)
        WHERE status <> 'IN_PROGRESS'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX matches_over');
  }
}
