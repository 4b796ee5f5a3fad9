import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other modules may read of users in a statement of their own. */
export class UserViews1763720005010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW user_names AS SELECT id, username FROM users;
      CREATE VIEW user_addresses AS
        SELECT id, username, username_key, email, email_key, email_verified_at FROM users`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW user_addresses; DROP VIEW user_names');
  }
}
