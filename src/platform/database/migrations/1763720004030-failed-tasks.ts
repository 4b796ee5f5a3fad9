import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often a task has failed. Each failure makes the next wait longer, and tasks that never failed come first. */
export class FailedTasks1763720004030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox ADD COLUMN failures integer NOT NULL DEFAULT 0;
      ALTER TABLE autoplay_due ADD COLUMN failures integer NOT NULL DEFAULT 0;
      COMMENT ON COLUMN outbox.failures IS 'How often the task was taken and could not be done; an offer that nobody took is none.';
      COMMENT ON COLUMN autoplay_due.failures IS 'How often the answer could not be played.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE autoplay_due DROP COLUMN failures;
      ALTER TABLE outbox DROP COLUMN failures;
    `);
  }
}
