import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whom letters go to: what the mail reads of users in its own statements. */
export class UserAddresses1763720005010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW user_addresses AS
        SELECT id, username, username_key, email, email_key, email_verified_at FROM users`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW user_addresses');
  }
}
