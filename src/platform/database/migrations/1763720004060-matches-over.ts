import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of matches that are over, newest first, without those that run: no move writes the index. */
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
