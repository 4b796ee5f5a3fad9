import type { MigrationInterface, QueryRunner } from 'typeorm';

const AUDIENCES = `('EVERYONE', 'OPPONENTS', 'FRIENDS', 'NOBODY')`;

const check = (column: string): string =>
  `ADD CONSTRAINT users_${column}_check CHECK (${column} IN ${AUDIENCES}) NOT VALID`;

/** Who may see what is a user's. The rows that are there have chosen nothing, so nothing needs to be checked. */
export class Audiences1764334610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN profile_for text, ADD COLUMN matches_for text, ADD COLUMN online_for text,
        ${check('profile_for')}, ${check('matches_for')}, ${check('online_for')};
      CREATE VIEW user_audiences AS
        SELECT id AS user_id,
          coalesce(matches_for, CASE WHEN is_guest THEN 'OPPONENTS' ELSE 'EVERYONE' END) AS matches
        FROM users;
      COMMENT ON VIEW user_audiences IS 'Who may see the matches of a user in lists.';
    `);
    await runner.query(`
      UPDATE users u SET online_for = 'NOBODY' FROM friend_settings s
      WHERE s.user_id = u.id AND NOT s.shows_online
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW user_audiences;
      ALTER TABLE users DROP COLUMN profile_for, DROP COLUMN matches_for, DROP COLUMN online_for;
    `);
  }
}
