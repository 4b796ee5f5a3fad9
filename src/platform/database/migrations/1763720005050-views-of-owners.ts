import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What other modules may read of a table: of users, of vacations, and of the matches that run. */
export class ViewsOfOwners1763720005050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW user_calendars AS SELECT id AS user_id, time_zone, auto_vacation FROM users;
      CREATE VIEW booked_vacations AS SELECT user_id, from_at, to_at, booked_at FROM vacations;
      CREATE VIEW running_matches AS
        SELECT id, version, deadline, outages_counted FROM matches WHERE status = 'IN_PROGRESS'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP VIEW running_matches; DROP VIEW booked_vacations; DROP VIEW user_calendars`,
    );
  }
}
