import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** When somebody has challenged the same player of a ladder before. */
export class ChallengesInLogs1764333000035 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'competition_log_challenges',
      `ON competition_log (competition_id, actor_id, subject_id, at) WHERE act = 'CHALLENGED'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS competition_log_challenges');
  }
}
