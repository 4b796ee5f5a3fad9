import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** The deletions that were asked for a short while ago: a sweep looks at them again. */
export class AskedDeletions1764335080000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(
      runner,
      'account_deletions_asked',
      'ON account_deletions (asked_at) WHERE withdrawn_at IS NULL AND started_at IS NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS account_deletions_asked');
  }
}
