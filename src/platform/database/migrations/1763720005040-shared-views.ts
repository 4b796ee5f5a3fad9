import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEWS = {
  match_players: {
    of: 'match_seats',
    columns: 'match_id, seat, user_id, is_bot, substitute_id',
    comment: 'Who sits where in a match.',
  },
  match_event_versions: {
    of: 'match_events',
    columns: 'match_id, version',
    comment: 'Which events a match has.',
  },
  notification_types: {
    of: 'notifications',
    columns: 'id, user_id, type',
    comment: 'Whom a notification tells, and what of.',
  },
  user_event_positions: {
    of: 'user_events',
    columns: 'user_id, position, match_id, version, notification_id',
    comment: "What stands at which position of a user's sequence.",
  },
};

/** What modules read of each other's tables. */
export class SharedViews1763720005040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [view, { of, columns, comment }] of Object.entries(VIEWS)) {
      await runner.query(`CREATE VIEW ${view} AS SELECT ${columns} FROM ${of}`);
      await runner.query(`COMMENT ON VIEW ${view} IS '${comment.replace("'", "''")}'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW ${Object.keys(VIEWS).join(', ')}`);
  }
}
