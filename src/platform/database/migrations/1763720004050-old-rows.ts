import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Old rows are cleared in batches, the oldest first, and found by an index. It is not a BRIN index: new rows go into
 * freed pages, so that BRIN would soon report most of the table as old.
 */
export class OldRows1763720004050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX user_events_old ON user_events (created_at);
      CREATE INDEX notifications_old ON notifications (created_at);
      CREATE INDEX api_tokens_expiry ON api_tokens (expires_at) WHERE expires_at IS NOT NULL;
      CREATE INDEX webhook_secrets_old ON webhook_secrets (expires_at)
        WHERE expires_at IS NOT NULL;
      DROP INDEX user_events_age;
      DROP INDEX notifications_age;
      COMMENT ON COLUMN user_events.created_at IS
        'Infinite in a match''s newest row, which stays when those before it have been cleared.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX webhook_secrets_old;
      DROP INDEX api_tokens_expiry;
      DROP INDEX notifications_old;
      DROP INDEX user_events_old;
      CREATE INDEX user_events_age ON user_events USING brin (created_at);
      CREATE INDEX notifications_age ON notifications USING brin (created_at)`);
  }
}
