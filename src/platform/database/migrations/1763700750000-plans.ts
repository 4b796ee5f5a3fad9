import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Standing orders of players: plans, and the setting for forced actions. */
export class Plans1763700750000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Increases when a player of the match changes a plan or autoplay: a move that was computed with the 
      -- former standing orders is not written.
      ALTER TABLE matches ADD COLUMN orders_revision integer NOT NULL DEFAULT 0;

      -- A removed plan keeps its row, so that no revision is used twice.
      CREATE TABLE plans (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat smallint NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        revision integer NOT NULL,
        status text NOT NULL CHECK (status IN ('ACTIVE', 'STOPPED', 'REMOVED')),
        deal_number integer,
        rules jsonb NOT NULL,
        spent integer[] NOT NULL DEFAULT '{}',
        fired_versions integer[] NOT NULL DEFAULT '{}',
        stopped jsonb,
        updated_at timestamptz(3) NOT NULL DEFAULT service_now(),
        PRIMARY KEY (match_id, seat)
      );

      -- The row without a match is the user's default.
      CREATE TABLE autoplay (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        match_id uuid REFERENCES matches (id) ON DELETE CASCADE,
        mode text NOT NULL CHECK (mode IN ('OFF', 'FORCED')),
        delay text NOT NULL CHECK (delay IN ('NONE', 'HIDDEN')),
        CONSTRAINT autoplay_once UNIQUE NULLS NOT DISTINCT (user_id, match_id)
      );

      CREATE TABLE autoplay_due (
        match_id uuid PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        version integer NOT NULL,
        seat smallint NOT NULL,
        due_at timestamptz(3) NOT NULL
      );
      CREATE INDEX autoplay_due_next ON autoplay_due (due_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE autoplay_due; DROP TABLE autoplay; DROP TABLE plans;
      ALTER TABLE matches DROP COLUMN orders_revision`);
  }
}
