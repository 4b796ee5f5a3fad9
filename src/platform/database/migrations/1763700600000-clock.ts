import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The heartbeat: when players could last be served. */
export class Clock1763700600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE heartbeat (
        id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        at timestamptz(3) NOT NULL DEFAULT now()
      );
      INSERT INTO heartbeat DEFAULT VALUES;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE heartbeat');
  }
}
