import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the time of the commit to the outbox. Earlier processes leave it to the default, and it rewrites no rows. */
export class OutboxAge1764300082000 implements MigrationInterface {
  name = 'OutboxAge1764300082000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
      COMMENT ON COLUMN outbox.created_at IS 'When it was committed.'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox DROP COLUMN created_at');
  }
}
