import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same as `lookalikeKey` of the users module. */
const LOOKALIKE_KEY = `regexp_replace(
  replace(lower(translate(username, '01I', 'Oll')), 'm', 'rn'), '[_-]+', '-', 'g')`;

/** Names that look like existing ones are refused, and addresses are found in any spelling. */
export class Lookalikes1763720001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Of existing names that look alike, the oldest gets the key and the others none: nobody is renamed.
    await runner.query(`
      ALTER TABLE users ADD COLUMN lookalike_key text;
      WITH named AS (SELECT id, ${LOOKALIKE_KEY} AS key, created_at FROM users WHERE NOT is_bot),
           oldest AS (SELECT DISTINCT ON (key) id, key FROM named ORDER BY key, created_at, id)
      UPDATE users u SET lookalike_key = o.key FROM oldest o WHERE u.id = o.id;
      CREATE UNIQUE INDEX users_lookalike_once ON users (lookalike_key);
      UPDATE users u SET email_key = lower(normalize(email_key, NFKC))
      WHERE email_key IS NOT NFKC NORMALIZED AND NOT EXISTS (SELECT FROM users o
        WHERE o.id <> u.id AND lower(normalize(o.email_key, NFKC)) = lower(normalize(u.email_key, NFKC)));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN lookalike_key');
  }
}
