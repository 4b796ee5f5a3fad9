import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts without a name and password of their own. The search for users reads no guests. */
export class Guests1763740000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users
        ADD COLUMN is_guest boolean NOT NULL DEFAULT false,
        ADD COLUMN guest_seen_at timestamptz,
        ADD CONSTRAINT users_guest_check CHECK (is_guest OR guest_seen_at IS NULL);
      CREATE INDEX users_guests ON users (guest_seen_at) WHERE guest_seen_at IS NOT NULL;
      DROP INDEX users_prefix;
      CREATE INDEX users_prefix ON users (username_key COLLATE "C") WHERE NOT is_guest;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX users_prefix;
      CREATE INDEX users_prefix ON users (username_key COLLATE "C");
      ALTER TABLE users DROP COLUMN guest_seen_at, DROP COLUMN is_guest;
    `);
  }
}
