import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { EndedMatch } from '../../ratings/domain/index.js';
import type { ClubBalance, ClubPairEntry } from '../domain/club-ledger.js';
import { FOR_EVER } from '../domain/club-season.js';
import type { ClubSeason } from '../domain/club-season.js';
import type { Club } from '../domain/club.js';

/** A finished match of a club: all people in its seats are members. */
export interface ClubMatch extends EndedMatch, Pick<Club, 'rhythm' | 'timeZone'> {
  readonly clubId: string;
  readonly finishedAt: Date;
  /** Its players who are people. Idle partners are among them if they are members. */
  readonly people: readonly string[];
}

/** In which clubs a user was at a moment. Memberships that have ended are known for 30 days. */
const clubsAt = (user: string, moment: string): string =>
  `SELECT n.club_id FROM club_members n WHERE n.user_id = ${user} AND n.joined_at <= ${moment}
   UNION SELECT l.club_id FROM club_leavings l
   WHERE l.user_id = ${user} AND l.joined_at <= ${moment} AND l.left_at > ${moment}`;

/**
 * The clubs of all people in the seats of each match, if there are two people or more. They were members when the match
 * ended. A bot account is no member of any club, so its matches are left out.
 */
const CLUBS_OF = statement<ClubMatch, { matchIds: readonly string[] }>(
  'club-matches-of',
  `WITH shared AS (
     SELECT p.match_id, m.club_id
     FROM match_players p JOIN match_ends e ON e.match_id = p.match_id
       JOIN LATERAL (${clubsAt('p.user_id', 'e.ended_at')}) m ON true
     WHERE p.match_id = ANY(:matchIds::uuid[]) AND NOT p.is_bot
     GROUP BY p.match_id, m.club_id
     HAVING count(*) > 1 AND count(*) = (SELECT count(*) FROM match_players o
       WHERE o.match_id = p.match_id AND NOT o.is_bot)
   )
   SELECT f.id, f.variant, f.preset, f.rated, f.result, f.players, f.backers,
     f.finished_at AS "finishedAt", c.id AS "clubId", c.rhythm, c.time_zone AS "timeZone",
     ARRAY(SELECT w.user_id FROM match_followers w WHERE w.match_id = f.id
       AND c.id IN (${clubsAt('w.user_id', 'f.finished_at')})) AS people
   FROM shared JOIN finished_matches f ON f.id = shared.match_id
     JOIN clubs c ON c.id = shared.club_id
   ORDER BY f.finished_at, f.id, c.id`,
);

/**
 * The clubs that have a voided match in their ledgers. All people in its seats were members, also those who have left
 * so long ago that it is not known any more; an idle partner may not have been one.
 */
const VOIDED_IN = statement<ClubMatch, { matchIds: readonly string[] }>(
  'club-matches-voided-in',
  `SELECT f.id, f.variant, f.preset, f.rated, f.result, f.players, f.backers,
     f.finished_at AS "finishedAt", c.id AS "clubId", c.rhythm, c.time_zone AS "timeZone",
     ARRAY(SELECT p.user_id FROM match_players p WHERE p.match_id = f.id AND NOT p.is_bot
       UNION SELECT w.user_id FROM match_followers w WHERE w.match_id = f.id
         AND c.id IN (${clubsAt('w.user_id', 'f.finished_at')})) AS people
   FROM club_matches g JOIN match_voids v ON v.match_id = g.match_id
     JOIN finished_matches f ON f.id = g.match_id JOIN clubs c ON c.id = g.club_id
   WHERE g.match_id = ANY(:matchIds::uuid[]) AND NOT g.taken_back
   ORDER BY f.finished_at, f.id, c.id`,
);

interface OfMatch {
  readonly clubId: string;
  readonly matchId: string;
}

/** One row if the match was not in the ledger. The lock keeps bookings of the same club one after the other. */
const CLAIM = statement<{ clubId: string }, OfMatch>(
  'club-matches-claim',
  `INSERT INTO club_matches (club_id, match_id)
   SELECT id, :matchId FROM clubs WHERE id = :clubId FOR NO KEY UPDATE
   ON CONFLICT DO NOTHING RETURNING club_id AS "clubId"`,
);

/** One row if the match is in the ledger; with the same lock. */
const TAKE_BACK = statement<{ clubId: string }, OfMatch>(
  'club-matches-take-back',
  `WITH club AS (SELECT id FROM clubs WHERE id = :clubId FOR NO KEY UPDATE)
   UPDATE club_matches g SET taken_back = true FROM club
   WHERE g.club_id = club.id AND g.match_id = :matchId AND NOT g.taken_back
   RETURNING g.club_id AS "clubId"`,
);

const ADD_SEASON = statement<object, ClubSeason & { clubId: string; matches: number }>(
  'club-seasons-add',
  `INSERT INTO club_seasons (club_id, label, begins_at, ends_at, matches)
   VALUES (:clubId, :label, :beginsAt, :endsAt, :matches)
   ON CONFLICT (club_id, label) DO UPDATE SET matches = club_seasons.matches + excluded.matches`,
);

interface Added {
  readonly clubId: string;
  readonly seasons: readonly string[];
  readonly rows: string;
}

const ADD_PAIRS = statement<object, Added>(
  'club-ledger-add',
  `INSERT INTO club_ledger
   SELECT :clubId, s.season, r."lowId", r."highId", r.matches, r."lowWins", r."highWins",
     r."lowBummerl", r."highBummerl"
   FROM unnest(:seasons::text[]) AS s(season), jsonb_to_recordset(:rows::jsonb) AS r("lowId" uuid,
     "highId" uuid, matches integer, "lowWins" integer, "highWins" integer, "lowBummerl" integer,
     "highBummerl" integer)
   ON CONFLICT (club_id, season, low_id, high_id) DO UPDATE SET
     matches = club_ledger.matches + excluded.matches,
     low_wins = club_ledger.low_wins + excluded.low_wins,
     high_wins = club_ledger.high_wins + excluded.high_wins,
     low_bummerl = club_ledger.low_bummerl + excluded.low_bummerl,
     high_bummerl = club_ledger.high_bummerl + excluded.high_bummerl`,
);

const ADD_BALANCES = statement<object, Added>(
  'club-balances-add',
  `INSERT INTO club_balances
   SELECT :clubId, s.season, r."userId", r.matches, r.given, r.taken
   FROM unnest(:seasons::text[]) AS s(season),
     jsonb_to_recordset(:rows::jsonb) AS r("userId" uuid, matches integer, given integer, taken integer)
   ON CONFLICT (club_id, season, user_id) DO UPDATE SET
     matches = club_balances.matches + excluded.matches,
     given = club_balances.given + excluded.given,
     taken = club_balances.taken + excluded.taken`,
);

/** What is left of pairs, members and seasons without a match. */
const REMOVE_EMPTY = (['club_ledger', 'club_balances'] as const).map((table) =>
  statement<object, { clubId: string; seasons: readonly string[] }>(
    `club-remove-empty-${table}`,
    `DELETE FROM ${table} WHERE club_id = :clubId AND season = ANY(:seasons::text[]) AND matches = 0`,
  ),
);

const REMOVE_SEASON = statement<object, { clubId: string; label: string }>(
  'club-seasons-remove-empty',
  'DELETE FROM club_seasons WHERE club_id = :clubId AND label = :label AND matches = 0',
);

/** What a match adds to the ledger of a club. */
export interface ClubBooking {
  /** Null for a club without seasons. */
  readonly season: ClubSeason | null;
  readonly pairs: readonly ClubPairEntry[];
  readonly balances: readonly ClubBalance[];
}

/** Books matches into the ledgers of clubs, each once for each club. */
@Injectable()
export class ClubBookingStore {
  constructor(private readonly database: Database) {}

  /** The matches among these that concern clubs, once for each club. One look-up for all. */
  clubsOf(matchIds: readonly string[]): Promise<ClubMatch[]> {
    return this.database.rows(CLUBS_OF, { matchIds });
  }

  /** @returns whether this call booked it */
  book(clubId: string, matchId: string, booking: ClubBooking): Promise<boolean> {
    return this.database.transaction(async (within) => {
      if (!(await within.row(CLAIM, { clubId, matchId }))) return false;
      await write(clubId, booking, 1, within);
      return true;
    });
  }

  /** The voided matches among these that are in ledgers of clubs, once for each club. */
  voidedIn(matchIds: readonly string[]): Promise<ClubMatch[]> {
    return this.database.rows(VOIDED_IN, { matchIds });
  }

  /**
   * @param booking what the match had added, with the signs turned
   * @returns whether this call took it back
   */
  takeBack(clubId: string, matchId: string, booking: ClubBooking): Promise<boolean> {
    return this.database.transaction(async (within) => {
      if (!(await within.row(TAKE_BACK, { clubId, matchId }))) return false;
      const seasons = await write(clubId, booking, -1, within);
      for (const remove of REMOVE_EMPTY) await within.rows(remove, { clubId, seasons });
      const { season } = booking;
      if (season) await within.rows(REMOVE_SEASON, { clubId, label: season.label });
      return true;
    });
  }
}

async function write(
  clubId: string,
  { season, pairs, balances }: ClubBooking,
  matches: 1 | -1,
  within: Transaction,
): Promise<readonly string[]> {
  if (season) await within.rows(ADD_SEASON, { clubId, ...season, matches });
  const seasons = season ? [FOR_EVER, season.label] : [FOR_EVER];
  await within.rows(ADD_PAIRS, { clubId, seasons, rows: JSON.stringify(pairs) });
  await within.rows(ADD_BALANCES, { clubId, seasons, rows: JSON.stringify(balances) });
  return seasons;
}
