import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Archives of what is held of people. Their parts are compressed already. */
export class Takeouts1764334110000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE takeouts (
        id uuid PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        number integer NOT NULL GENERATED ALWAYS AS IDENTITY,
        requested_at timestamptz(3) NOT NULL DEFAULT service_now(),
        attempt uuid,
        attempts smallint NOT NULL DEFAULT 0,
        ready_at timestamptz(3),
        failed_at timestamptz(3),
        expires_at timestamptz(3),
        bytes bigint
      );
      COMMENT ON TABLE takeouts IS 'Archives of all that is held of a person, for that person.';
      COMMENT ON COLUMN takeouts.attempt IS 'Whose parts count: each attempt to make it has another id.';
      CREATE UNIQUE INDEX takeouts_one_at_a_time ON takeouts (user_id)
        WHERE ready_at IS NULL AND failed_at IS NULL;
      CREATE INDEX takeouts_user ON takeouts (user_id, number);
      CREATE INDEX takeouts_expiry ON takeouts (expires_at) WHERE expires_at IS NOT NULL;

      CREATE TABLE takeout_parts (
        takeout_id uuid NOT NULL REFERENCES takeouts (id) ON DELETE CASCADE,
        attempt uuid NOT NULL,
        number integer NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (takeout_id, attempt, number)
      );
      COMMENT ON TABLE takeout_parts IS 'The bytes of an archive, a megabyte each.';
      ALTER TABLE takeout_parts ALTER COLUMN content SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE takeout_parts, takeouts');
  }
}
