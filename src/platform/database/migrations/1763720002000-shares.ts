import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many bots' turns a user has waiting is asked for each that is owed. */
export class Shares1763720002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_shares ON outbox ((payload->>'forUser'), id) WHERE kind = 'bot-turn'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_shares');
  }
}
