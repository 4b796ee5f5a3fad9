import type { MigrationInterface, QueryRunner } from 'typeorm';

interface View {
  readonly name: string;
  readonly tells: string;
  readonly select: string;
}

/**
 * The views through which modules read each other's tables. A view uses the tables of one module, which owns it too.
 */
const VIEWS: readonly View[] = [
  {
    name: 'known_outages',
    tells: 'The last outage there is, by its id; 0 where there was none.',
    select: 'SELECT coalesce(max(id), 0)::integer AS last_id FROM outages',
  },
  {
    name: 'booked_vacations',
    tells: 'Who is on vacation when.',
    select: 'SELECT user_id, from_at, to_at, booked_at FROM vacations',
  },
  {
    name: 'blocks',
    tells: 'Who has blocked whom.',
    select: 'SELECT blocker_id, blocked_id FROM user_blocks',
  },
  {
    name: 'user_profiles',
    tells: 'How a user is shown.',
    select: 'SELECT id AS user_id, username, time_zone FROM users',
  },
  {
    name: 'user_calendars',
    tells: 'By what calendar a user lives.',
    select: 'SELECT id AS user_id, time_zone, auto_vacation FROM users',
  },
  {
    name: 'user_addresses',
    tells: 'Where letters to a user go.',
    select: 'SELECT id, username, username_key, email, email_key, email_verified_at FROM users',
  },
  {
    name: 'match_players',
    tells: 'Who sits where in a match.',
    select: 'SELECT match_id, seat, user_id, is_bot, substitute_id FROM match_seats',
  },
  {
    name: 'match_turns',
    tells: 'Who is to act until when; is_behind: the deadline does not count all outages yet.',
    select: `SELECT id AS match_id, variant, status, to_act, awaiting_id, turn_version,
        turn_started_at, deadline, status = 'IN_PROGRESS' AND deadline IS NOT NULL
          AND outages_counted < (SELECT last_id FROM known_outages) AS is_behind
      FROM matches`,
  },
  {
    name: 'running_matches',
    tells: 'The matches that run.',
    select: `SELECT id, version, deadline, outages_counted FROM matches
      WHERE status = 'IN_PROGRESS'`,
  },
  {
    name: 'finished_matches',
    tells: 'How matches ended.',
    select: `SELECT m.id, m.variant, m.preset, m.rated, m.result, m.finished_at,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', s.user_id,
           'substituteId', s.substitute_id) ORDER BY s.seat), '[]')
         FROM match_seats s WHERE s.match_id = m.id) AS players,
        (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', b.user_id, 'seat', b.seat)), '[]')
         FROM match_backers b WHERE b.match_id = m.id) AS backers
      FROM matches m WHERE m.status = 'FINISHED'`,
  },
  {
    name: 'match_ends',
    tells: 'When matches ended.',
    select: 'SELECT id AS match_id, finished_at AS ended_at FROM matches',
  },
  {
    name: 'deal_ends',
    tells: 'When deals ended.',
    select: 'SELECT match_id, number AS deal_number, ended_at FROM match_deals',
  },
  {
    name: 'match_event_versions',
    tells: 'Which events a match has.',
    select: 'SELECT match_id, version FROM match_events',
  },
  {
    name: 'notification_types',
    tells: 'Whom a notification tells, and what of.',
    select: 'SELECT id, user_id, type FROM notifications',
  },
  {
    name: 'user_event_positions',
    tells: 'What stands at which position of the sequence of a user.',
    select: 'SELECT user_id, position, match_id, version, notification_id FROM user_events',
  },
];

export class Views1763720005010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, tells, select } of VIEWS) {
      await runner.query(`CREATE VIEW ${name} AS ${select}`);
      await runner.query(`COMMENT ON VIEW ${name} IS '${tells}'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW ${VIEWS.map(({ name }) => name).join(', ')}`);
  }
}
