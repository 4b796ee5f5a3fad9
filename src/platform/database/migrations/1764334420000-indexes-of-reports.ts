import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** What somebody has reported, who was reported how often, what a moderator has claimed, and what was decided. */
const INDEXES = [
  ['reports_of', 'ON reports (reported_id)'],
  ['reports_by', 'ON reports (reporter_id)'],
  ['reports_claimed', 'ON reports (claimed_by_id) WHERE claimed_by_id IS NOT NULL'],
  ['reports_decided_by', 'ON reports (decided_by_id) WHERE decided_by_id IS NOT NULL'],
  ['reports_decided', 'ON reports (closed_at, id) WHERE decision IS NOT NULL'],
] as const;

export class IndexesOfReports1764334420000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of INDEXES)
      await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
