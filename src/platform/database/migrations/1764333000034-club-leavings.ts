import type { MigrationInterface, QueryRunner } from 'typeorm';

const LEAVINGS = `
  CREATE TABLE club_leavings (
    club_id uuid NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    joined_at timestamptz(3) NOT NULL,
    left_at timestamptz(3) NOT NULL DEFAULT service_now(),
    PRIMARY KEY (user_id, club_id, left_at)
  );
  COMMENT ON TABLE club_leavings IS 'Memberships that have ended in the last 30 days.';
  CREATE INDEX club_leavings_age ON club_leavings (left_at);
  CREATE INDEX club_leavings_club ON club_leavings (club_id);
`;

/** Who was in a club when a match ended, and who has only come back. */
export class ClubLeavings1764333000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LEAVINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE club_leavings');
  }
}
