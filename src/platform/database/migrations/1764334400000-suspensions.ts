import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Until when a person is suspended and why, and until when they may post no texts. `infinity` is for good. The columns have
 * no check, because a check would read the whole table while nobody can sign in.
 */
export class Suspensions1764334400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ADD COLUMN suspended_until timestamptz, ADD COLUMN suspended_for text,
        ADD COLUMN muted_until timestamptz;
      CREATE VIEW user_standings AS
        SELECT id AS user_id,
          CASE WHEN suspended_until > now() THEN json_build_object(
            'until', CASE WHEN isfinite(suspended_until) THEN suspended_until END,
            'because', coalesce(suspended_for, '')) END AS suspension,
          CASE WHEN muted_until > now() THEN json_build_object(
            'until', CASE WHEN isfinite(muted_until) THEN muted_until END) END AS mute
        FROM users;
      COMMENT ON VIEW user_standings IS 'Who is suspended or muted now, and until when; until null is for good.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW user_standings;
      ALTER TABLE users DROP COLUMN suspended_until, DROP COLUMN suspended_for, DROP COLUMN muted_until;
    `);
  }
}
