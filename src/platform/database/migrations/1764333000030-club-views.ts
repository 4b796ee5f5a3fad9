import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEWS = `
  CREATE VIEW shown_clubs AS SELECT id AS club_id FROM clubs WHERE visibility <> 'PRIVATE';
  COMMENT ON VIEW shown_clubs IS 'Clubs that everyone sees.';
  CREATE VIEW club_people AS SELECT club_id, user_id FROM club_members;
  COMMENT ON VIEW club_people IS 'Who is in which club.';
`;

/** What other modules may know of clubs in their statements. */
export class ClubViews1764333000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW shown_clubs, club_people');
  }
}
