import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each attempt to post a message to a webhook is kept with its delivery. */
export class DeliveryAttempts1764320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deliveries ADD COLUMN attempt_log jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`COMMENT ON COLUMN deliveries.attempt_log IS
      'The newest attempts with an answer or a failure of a user''s server, oldest first.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE deliveries DROP COLUMN attempt_log`);
  }
}
