import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification for each day of vacation that is taken in a turn. The ledger of deliveries is cleared by age. */
export class Notices1763700780000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE notifications ADD COLUMN vacation_id uuid,
        DROP CONSTRAINT notifications_once,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before, message_id, vacation_id);
      CREATE INDEX deliveries_settled ON deliveries (settled_at) WHERE settled_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX deliveries_settled;
      DELETE FROM notifications WHERE vacation_id IS NOT NULL;
      ALTER TABLE notifications DROP COLUMN vacation_id,
        ADD CONSTRAINT notifications_once UNIQUE NULLS NOT DISTINCT
          (user_id, type, match_id, challenge_id, version, seconds_before, message_id);
    `);
  }
}
