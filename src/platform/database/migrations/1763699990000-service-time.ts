import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The time by which matches are played: the database's, never a process's. Everything that is due by the clock of play
 * uses `service_now()`, so that tests can let weeks pass in seconds. The service's own housekeeping (leases, sessions,
 * limits) uses `now()`.
 */
export class ServiceTime1763699990000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION service_now() RETURNS timestamptz
        LANGUAGE sql STABLE PARALLEL SAFE AS 'SELECT now()'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION service_now()');
  }
}
