import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Challenges: seats that wait for players. */
export class Challenges1763700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE challenges (
        id uuid PRIMARY KEY,
        creator_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        variant text NOT NULL,
        preset text NOT NULL,
        options jsonb NOT NULL,
        rated boolean NOT NULL,
        rules_fixed boolean NOT NULL,
        time_control jsonb NOT NULL,
        match_id uuid NOT NULL UNIQUE REFERENCES shuffle_chains (match_id),
        commitment bytea NOT NULL,
        status text NOT NULL CHECK (status IN ('OPEN', 'MATCHED', 'DECLINED', 'CANCELLED')),
        created_at timestamptz(3) NOT NULL DEFAULT service_now(),
        updated_at timestamptz(3) NOT NULL DEFAULT service_now()
      );
      CREATE INDEX challenges_open ON challenges (created_at DESC, id DESC) WHERE status = 'OPEN';
      CREATE INDEX challenges_creator ON challenges (creator_id, status);

      CREATE TABLE challenge_seats (
        challenge_id uuid NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
        seat smallint NOT NULL,
        user_id uuid REFERENCES users (id) ON DELETE CASCADE,
        is_bot boolean NOT NULL DEFAULT false,
        accepted boolean NOT NULL DEFAULT false,
        client_seed text NOT NULL DEFAULT '',
        rules jsonb,
        PRIMARY KEY (challenge_id, seat)
      );
      CREATE UNIQUE INDEX challenge_seats_user ON challenge_seats (challenge_id, user_id)
        WHERE NOT is_bot;
      CREATE INDEX challenge_seats_by_user ON challenge_seats (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE challenge_seats; DROP TABLE challenges');
  }
}
