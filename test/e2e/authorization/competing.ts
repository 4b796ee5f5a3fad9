/** The competition of the matrix. It is written to the tables, because it must not go on by itself. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';

const SERIES = `INSERT INTO competition_series (id, name, terms, rhythm)
  VALUES (gen_random_uuid(), 'Every week', '{}', $1) RETURNING id`;

const RHYTHM = {
  timeZone: 'Europe/Vienna',
  unit: 'WEEK',
  every: 1,
  firstStart: '2027-01-03T18:00',
  opensDaysBefore: 3,
  intervalDays: null,
};

const COMPETITION = `INSERT INTO competitions (id, name, form, settings, variant, preset, options, time_control, rated,
    onlookers, bots, fixed_partners, access, series_id, club_id, season, least_entries, places, opens_at, round_days,
    matches_at_once, timeouts_allowed, status, round, entered, started_at)
  SELECT gen_random_uuid(), 'Of the matrix', 'knockOut', '{}', m.variant, m.preset, m.options, m.time_control, false,
    false, false, false, 'INVITATION', $2, $3, CASE WHEN $2::uuid IS NULL THEN NULL ELSE 1 END, 2, 2, now(), 3, 1, 1, 'RUNNING', 1, 2, now()
  FROM matches m WHERE m.id = $1 RETURNING id`;

const ENTRIES = `INSERT INTO competition_entries (competition_id, number, user_id, status, lot, player)
  SELECT $1, CASE username WHEN 'the_owner' THEN 1 ELSE 2 END, id, 'ENTERED',
    CASE username WHEN 'the_owner' THEN 0 ELSE 1 END, CASE username WHEN 'the_owner' THEN 0 ELSE 1 END
  FROM users WHERE username IN ('the_owner', 'the_opponent')`;

const ROUND = `WITH round AS (
    INSERT INTO competition_rounds (competition_id, number, opened_at) VALUES ($1, 1, now())
  ), pairing AS (
    INSERT INTO competition_pairings (competition_id, round, board, stage, lots, games)
    VALUES ($1, 1, 1, 'MAIN', '{0,1}', 1)
  )
  INSERT INTO competition_matches (match_id, competition_id, round, board, game, seats, running, opened_at)
  VALUES ($2, $1, 1, 1, 1, '{0,1}', false, now())`;

const NOTICE = `INSERT INTO notifications (id, user_id, type, version, competition_id)
  SELECT gen_random_uuid(), id, 'ROUND_BEGAN', 1, $1 FROM users WHERE username = 'the_owner' RETURNING id`;

/**
 * A running competition by invitation of the owner and the opponent, to which a match without spectators belongs; and one of a
 * club.
 */
export async function competitionOf(service: TestService, match: string, club: string) {
  const matchId = rowId(match);
  const [series] = await rowsOf<{ id: string }>(service, SERIES, [RHYTHM]);
  const [made] = await rowsOf<{ id: string }>(service, COMPETITION, [matchId, series!.id, null]);
  const [clubs] = await rowsOf<{ id: string }>(service, COMPETITION, [matchId, null, rowId(club)]);
  await rowsOf(service, ENTRIES, [made!.id]);
  await rowsOf(service, ROUND, [made!.id, matchId]);
  const [notice] = await rowsOf<{ id: string }>(service, NOTICE, [made!.id]);
  return {
    ofCompetition: toGlobalId('Notification', notice!.id),
    competition: toGlobalId('Competition', made!.id),
    clubCompetition: toGlobalId('Competition', clubs!.id),
    competitionSeries: toGlobalId('CompetitionSeries', series!.id),
  };
}
