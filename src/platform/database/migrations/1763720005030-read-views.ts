import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What other modules than its owner read of a table. A turn `is_behind` where its deadline does not count
 * all outages yet.
 */
export class ReadViews1763720005030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW match_ends AS SELECT id AS match_id, finished_at AS ended_at FROM matches;
      CREATE VIEW deal_ends AS SELECT match_id, number AS deal_number, ended_at FROM match_deals;
      CREATE VIEW match_turns AS
        SELECT id AS match_id, variant, status, to_act, awaiting_id, turn_version, turn_started_at,
          deadline, status = 'IN_PROGRESS' AND deadline IS NOT NULL
            AND outages_counted < (SELECT coalesce(max(id), 0) FROM outages) AS is_behind
        FROM matches;
      CREATE VIEW blocks AS SELECT blocker_id, blocked_id FROM user_blocks;
      CREATE VIEW user_profiles AS SELECT id AS user_id, username, time_zone FROM users`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW user_profiles, blocks, match_turns, deal_ends, match_ends');
  }
}
