import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes for reads that would otherwise read all rows of a webhook or of a user. */
export class BoundedReads1763780081000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX webhook_deliveries_tests ON webhook_deliveries (webhook_id, created_at)
        WHERE type = 'TEST';
      CREATE INDEX friend_requests_open ON friend_requests (requested_id, number)
        WHERE declined_at IS NULL AND cancelled_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX webhook_deliveries_tests, friend_requests_open');
  }
}
