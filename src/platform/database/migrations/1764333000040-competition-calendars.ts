import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address of a calendar can be renewed: its number is stored. */
export class CompetitionCalendars1764333000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE competition_calendars (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        version integer NOT NULL
      );
      COMMENT ON TABLE competition_calendars IS 'The number of the address of a user’s calendar; it has a row once it was renewed.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE competition_calendars');
  }
}
