/** The competition of the matrix. It is written to the tables, because it must not go on by itself. */
import { toGlobalId } from '../../../src/platform/api/ids.js';
import type { TestService } from '../../support/service.js';
import { rowId, rowsOf } from '../../support/sql.js';

const SERIES = `INSERT INTO competition_series (id, name, terms, rhythm, club_id)
  VALUES (gen_random_uuid(), 'Every week', jsonb_build_object('access', $2::text), $1, $3) RETURNING id`;

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
    false, false, false, $4, $2, $3, CASE WHEN $2::uuid IS NULL THEN NULL ELSE 1 END, 2, 2, now(), 3, 1, 1, 'RUNNING', 1, 2, now()
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
 * A running competition by invitation of the owner and the opponent, to which a match without spectators belongs; one by
 * invitation of a private club; and one for the members of this club, to which `last` belongs, in a series for them.
 */
export async function competitionOf(
  service: TestService,
  { over, last, club }: Readonly<Record<'over' | 'last' | 'club', string>>,
) {
  const idOf = async (sql: string, values: readonly unknown[]) =>
    (await rowsOf<{ id: string }>(service, sql, values))[0]!.id;
  const [matchId, clubId] = [rowId(over), rowId(club)];
  const series = await idOf(SERIES, [RHYTHM, 'INVITATION', null]);
  const membersSeries = await idOf(SERIES, [RHYTHM, 'CLUB', clubId]);
  const made = await idOf(COMPETITION, [matchId, series, null, 'INVITATION']);
  const clubs = await idOf(COMPETITION, [matchId, null, clubId, 'INVITATION']);
  const members = await idOf(COMPETITION, [matchId, membersSeries, clubId, 'CLUB']);
  await rowsOf(service, ENTRIES, [made]);
  await rowsOf(service, ROUND, [made, matchId]);
  await rowsOf(service, ROUND, [members, rowId(last)]);
  const notice = await idOf(NOTICE, [made]);
  return {
    ofCompetition: toGlobalId('Notification', notice),
    competition: toGlobalId('Competition', made),
    clubCompetition: toGlobalId('Competition', clubs),
    membersCompetition: toGlobalId('Competition', members),
    competitionSeries: toGlobalId('CompetitionSeries', series),
    membersSeries: toGlobalId('CompetitionSeries', membersSeries),
  };
}
