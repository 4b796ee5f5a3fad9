import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/**
 * The first finds names as `users_prefix` does, without those of accounts that have ended; releases before this one still
 * search by `users_prefix`. The second finds guests who are gone and whose rows have not ended yet.
 */
const INDEXES = [
  [
    'users_prefix_open',
    'ON users (username_key COLLATE "C") WHERE NOT is_guest AND closed_at IS NULL',
  ],
  [
    'users_gone_guests',
    'ON users (created_at) WHERE is_guest AND guest_seen_at IS NULL AND closed_at IS NULL',
  ],
] as const;

export class IndexesOfClosedAccounts1764334210000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of INDEXES)
      await createIndexConcurrently(runner, name, definition);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
  }
}
