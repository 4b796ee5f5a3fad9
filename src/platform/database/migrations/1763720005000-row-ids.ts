import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds keys to tables that have none: TypeORM does not describe a table without one. */
export class RowIds1763720005000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE autoplay ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY;
      ALTER TABLE webhook_secrets ADD COLUMN id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE webhook_secrets DROP COLUMN id;
      ALTER TABLE autoplay DROP COLUMN id`);
  }
}
