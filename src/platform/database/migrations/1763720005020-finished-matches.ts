import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How matches ended, for other modules: a view that the module of matches owns. */
export class FinishedMatches1763720005020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE VIEW finished_matches AS
        SELECT m.id, m.variant, m.preset, m.rated, m.result, m.finished_at,
          (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id,
             'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
           FROM match_seats s WHERE s.match_id = m.id) AS players,
          (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', b.user_id, 'seat', b.seat)), '[]')
           FROM match_backers b WHERE b.match_id = m.id) AS backers
        FROM matches m WHERE m.status = 'FINISHED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW finished_matches');
  }
}
