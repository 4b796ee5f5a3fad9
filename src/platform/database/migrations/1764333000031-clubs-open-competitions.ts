import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** What of a club is not over is found without those that are. */
export class ClubsOpenCompetitions1764333000031 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'competitions_club_open',
      `ON competitions (club_id) WHERE status IN ('ANNOUNCED', 'OPEN', 'RUNNING')`,
    );
    await createIndexConcurrently(
      runner,
      'competition_series_club_open',
      'ON competition_series (club_id) WHERE ended_at IS NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS competition_series_club');
  }

  async down(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'competition_series_club',
      'ON competition_series (club_id) WHERE club_id IS NOT NULL',
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS competitions_club_open');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS competition_series_club_open');
  }
}
