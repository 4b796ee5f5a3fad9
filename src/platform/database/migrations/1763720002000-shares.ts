import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index to count a user's waiting bot turns. They are counted for each pending bot turn. */
export class Shares1763720002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outbox_shares ON outbox ((payload->>'forUser'), id) WHERE kind = 'bot-turn'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_shares');
  }
}
