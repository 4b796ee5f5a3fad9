import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Matches. The events are the truth; the row of `matches` is a snapshot that can be rebuilt from them. */
export class Matches1763700200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE matches (
        id uuid PRIMARY KEY REFERENCES shuffle_chains (match_id),
        variant text NOT NULL,
        preset text NOT NULL,
        options jsonb NOT NULL,
        chosen_rules jsonb NOT NULL,
        rules_version integer NOT NULL,
        target integer NOT NULL,
        rated boolean NOT NULL,
        time_control jsonb NOT NULL,
        commitment bytea NOT NULL,
        client_seeds text[] NOT NULL,
        status text NOT NULL CHECK (status IN ('IN_PROGRESS', 'FINISHED', 'ABORTED')),
        version integer NOT NULL,
        deal_number integer NOT NULL,
        to_act smallint,
        deadline timestamptz(3),
        score integer[] NOT NULL,
        snapshot jsonb NOT NULL,
        result jsonb,
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        updated_at timestamptz(3) NOT NULL DEFAULT service_now(),
        finished_at timestamptz(3)
      );
      CREATE INDEX matches_overdue ON matches (deadline) WHERE status = 'IN_PROGRESS';
      CREATE INDEX matches_newest ON matches (created_at DESC, id DESC);

      CREATE TABLE match_seats (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        seat smallint NOT NULL,
        user_id uuid NOT NULL REFERENCES users (id),
        is_bot boolean NOT NULL,
        substitute_id uuid REFERENCES users (id),
        PRIMARY KEY (match_id, seat)
      );
      CREATE INDEX match_seats_user ON match_seats (user_id, match_id);

      CREATE TABLE match_events (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        version integer NOT NULL,
        type text NOT NULL,
        seat smallint,
        token text,
        payload jsonb NOT NULL,
        at timestamptz(3) NOT NULL DEFAULT service_now(),
        CONSTRAINT match_events_once PRIMARY KEY (match_id, version)
      );

      CREATE TABLE match_deals (
        match_id uuid NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        number integer NOT NULL,
        variant text NOT NULL,
        dealer smallint NOT NULL,
        hands jsonb NOT NULL,
        talon jsonb NOT NULL,
        algorithm text NOT NULL,
        link bytea NOT NULL,
        actions jsonb,
        started_at timestamptz(3) NOT NULL DEFAULT service_now(),
        ended_at timestamptz(3),
        PRIMARY KEY (match_id, number)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'DROP TABLE match_deals; DROP TABLE match_events; DROP TABLE match_seats; DROP TABLE matches',
    );
  }
}
