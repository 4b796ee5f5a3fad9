import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** Indexes that others serve: `reports_of` is the same as the first, and `reports_reporter` begins with the second. */
const NEEDLESS = [
  ['reports_reported', 'ON reports (reported_id)'],
  ['reports_by', 'ON reports (reporter_id)'],
] as const;

/** The open reports about a person, oldest first: they are decided together. */
export class OpenReportsOfPeople1764335070000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'reports_open_of',
      'ON reports (reported_id, created_at, id) WHERE closed_at IS NULL',
    );
    for (const [name] of NEEDLESS) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of NEEDLESS)
      await createIndexConcurrently(runner, name, definition);
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS reports_open_of');
  }
}
