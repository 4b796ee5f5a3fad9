import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexConcurrently } from '../migration-steps.js';

/** Notifications of two competitions are told apart, too. The constraint takes this index over in the next migration. */
export class NotificationsOnce1764333000001 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const definition = `ON notifications (user_id, type, match_id, challenge_id, version, seconds_before,
      deadline, message_id, vacation_id, competition_id) NULLS NOT DISTINCT`;
    await createIndexConcurrently(runner, 'notifications_once_next', definition, 'UNIQUE INDEX');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS notifications_once_next');
  }
}
