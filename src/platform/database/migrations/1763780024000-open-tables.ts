import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A turn at a table that its player has open is no news, and neither is a request that was answered. */
export class OpenTables1763780024000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE presence ADD COLUMN match_ids uuid[] NOT NULL DEFAULT '{}';
      COMMENT ON COLUMN presence.match_ids IS 'The matches that the user follows live there.';

      CREATE VIEW open_friend_requests AS
        SELECT requester_id, requested_id FROM friend_requests
        WHERE declined_at IS NULL AND cancelled_at IS NULL;
      COMMENT ON VIEW open_friend_requests IS 'Friend requests that wait for an answer.';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP VIEW open_friend_requests;
      ALTER TABLE presence DROP COLUMN match_ids;
    `);
  }
}
