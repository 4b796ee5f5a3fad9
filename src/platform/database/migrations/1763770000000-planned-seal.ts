import type { MigrationInterface, QueryRunner } from 'typeorm';

const QUERY = `SELECT substring(checkpoints FROM 32 * ((link + 127) / 128 - 1) + 1 FOR 32)
          FROM shuffle_chains WHERE match_id = match`;

/** Every move calls this function. In PL/pgSQL, Postgres plans its query once for each connection, in SQL at each call. */
export class PlannedSeal1763770000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION shuffle_seal(match uuid, link integer) RETURNS bytea
        LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$ BEGIN
          RETURN (${QUERY});
        END $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION shuffle_seal(match uuid, link integer) RETURNS bytea
        LANGUAGE sql STABLE PARALLEL SAFE AS $$ ${QUERY} $$`);
  }
}
