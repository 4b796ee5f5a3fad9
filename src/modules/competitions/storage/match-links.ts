import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { addDomainEventsAfter } from '../../../platform/events/outbox.js';
import type { DomainEvent } from '../../../platform/events/event.js';
import type { CompetitionMatch, GameResult } from '../domain/competition.js';
import type { PairingRowKey } from './pairing-store.js';
import { CompetitionMatchRow } from './tables.js';

/** Where a match belongs. */
export type CompetitionMatchPlace = Pick<
  CompetitionMatch,
  'matchId' | 'competitionId' | 'round' | 'board'
>;

/** One look-up for all matches that have ended, of competitions or not. */
const RUNNING_AMONG = statement<CompetitionMatchPlace, { matchIds: readonly string[] }>(
  'competition-matches-running-among',
  `SELECT match_id AS "matchId", competition_id AS "competitionId", round, board
   FROM competition_matches WHERE match_id = ANY(:matchIds::uuid[]) AND running`,
);

/** The voided matches of competitions, ended or not, of which the log does not tell yet. */
const VOIDED_AMONG = statement<
  CompetitionMatchPlace & { readonly game: number },
  { matchIds: readonly string[] }
>(
  'competition-matches-voided-among',
  `SELECT m.match_id AS "matchId", m.competition_id AS "competitionId", m.round, m.board, m.game
   FROM competition_matches m JOIN match_voids v ON v.match_id = m.match_id
   WHERE m.match_id = ANY(:matchIds::uuid[]) AND NOT EXISTS (
     SELECT FROM competition_log l WHERE l.competition_id = m.competition_id
       AND l.act = 'MATCH_VOIDED' AND l.details = jsonb_build_object(
         'round', m.round, 'board', m.board, 'game', m.game))`,
);

const MATCH = columns(CompetitionMatchRow, undefined, 'm');

const OF_PAIRINGS = statement<
  CompetitionMatch,
  { competitionId: string; rounds: readonly number[]; boards: readonly number[] }
>(
  'competition-matches-played-in',
  `SELECT ${MATCH} FROM unnest(:rounds::integer[], :boards::integer[]) AS w(round, board)
     JOIN competition_matches m ON m.competition_id = :competitionId AND m.round = w.round
       AND m.board = w.board
   ORDER BY m.round, m.board, m.game`,
);

interface OpenedMatch extends PairingRowKey {
  readonly matchId: string;
  readonly seats: readonly number[];
  readonly userIds: readonly string[];
  readonly happened: string;
}

/** The match, its players, and that its pairing is being played. */
const OPENED = statement<object, OpenedMatch>(
  'competition-match-opened',
  `WITH playing AS (
     UPDATE competition_pairings SET games = games + 1, playing = true, try_at = NULL, busy = '{}'
     WHERE competition_id = :competitionId AND round = :round AND board = :board
     RETURNING competition_id, round, board, games),
   made AS (
     INSERT INTO competition_matches (match_id, competition_id, round, board, game, seats, opened_at)
     SELECT :matchId::uuid, competition_id, round, board, games, :seats::integer[], service_now()
     FROM playing RETURNING match_id, competition_id),
   seated AS (
     INSERT INTO competition_players (match_id, user_id, competition_id)
     SELECT made.match_id, user_id, made.competition_id FROM made, unnest(:userIds::uuid[]) AS user_id),
   happened AS (${addDomainEventsAfter('made', 'NULL::uuid', ':happened::jsonb')})
   SELECT FROM made`,
);

/** Writes how matches have ended. Their pairings are not played any more. */
const ENDED = statement<{ matchId: string }, { competitionId: string; ended: string }>(
  'competition-matches-ended',
  `WITH ended AS (
     UPDATE competition_matches m SET running = false, result = w.result
     FROM jsonb_to_recordset(:ended::jsonb) AS w("matchId" uuid, result jsonb)
     WHERE m.match_id = w."matchId" AND m.competition_id = :competitionId AND m.running
     RETURNING m.match_id, m.round, m.board),
   left_seats AS (
     UPDATE competition_players p SET running = false, resign_at = NULL
     FROM ended WHERE p.match_id = ended.match_id),
   paused AS (
     UPDATE competition_pairings p SET playing = false
     FROM ended WHERE p.competition_id = :competitionId AND p.round = ended.round
       AND p.board = ended.board)
   SELECT match_id AS "matchId" FROM ended`,
);

/** The matches of a player, with their pairings. */
const OF_PLAYER = `FROM competition_players s JOIN competition_matches m ON m.match_id = s.match_id
     JOIN competition_pairings p ON p.competition_id = m.competition_id AND p.round = m.round
       AND p.board = m.board
   WHERE s.competition_id = :competitionId AND s.user_id = :userId`;

/** The newest matches of a player that do not count any more, and may be played on. */
const RELEASED = statement<
  { matchId: string; lots: number[] },
  { competitionId: string; userId: string }
>(
  'competition-matches-released',
  `SELECT m.match_id AS "matchId", p.lots
   ${OF_PLAYER} AND NOT m.running
     AND p.decision = 'ADJUDICATED'
   ORDER BY m.opened_at DESC LIMIT 50`,
);

const RUNNING_LOTS = statement<{ lots: number[] }, { competitionId: string; userId: string }>(
  'competition-matches-running-lots',
  `SELECT p.lots
   ${OF_PLAYER} AND s.running`,
);

const RUNNING_OF = statement<
  { userId: string; running: number },
  { competitionId: string; userIds: readonly string[] }
>(
  'competition-players-running',
  `SELECT user_id AS "userId", count(*)::integer AS running FROM competition_players
   WHERE user_id = ANY(:userIds::uuid[]) AND competition_id = :competitionId AND running
   GROUP BY user_id`,
);

const RESIGN = statement<object, { competitionId: string; userIds: readonly string[] }>(
  'competition-players-resign',
  `UPDATE competition_players SET resign_at = service_now()
   WHERE user_id = ANY(:userIds::uuid[]) AND competition_id = :competitionId AND running`,
);

/** A player who is out, and a match that is to be resigned for them. */
export interface Resignation {
  readonly userId: string;
  readonly matchId: string;
}

const TAKE_RESIGNATIONS = statement<Resignation, { limit: number; seconds: number }>(
  'competition-players-take-resignations',
  `UPDATE competition_players p SET resign_at = service_now() + make_interval(secs => :seconds)
   FROM (SELECT match_id, user_id FROM competition_players WHERE resign_at <= service_now()
         ORDER BY resign_at LIMIT :limit FOR NO KEY UPDATE SKIP LOCKED) AS due
   WHERE p.match_id = due.match_id AND p.user_id = due.user_id
   RETURNING p.match_id AS "matchId", p.user_id AS "userId"`,
);

const RESIGNED = statement<object, Resignation>(
  'competition-players-resigned',
  `UPDATE competition_players SET resign_at = NULL
   WHERE match_id = :matchId AND user_id = :userId`,
);

/** Which matches belong to competitions, and who plays them. */
@Injectable()
export class MatchLinks {
  constructor(private readonly database: Database) {}

  /** Those of these matches that belong to competitions, and whose end is not written. */
  runningAmong(matchIds: readonly string[]): Promise<CompetitionMatchPlace[]> {
    return this.database.rows(RUNNING_AMONG, { matchIds });
  }

  /** Those of these matches that were voided, and of which the log does not tell. */
  voidedAmong(
    matchIds: readonly string[],
    within: Sql = this.database,
  ): Promise<(CompetitionMatchPlace & { readonly game: number })[]> {
    return within.rows(VOIDED_AMONG, { matchIds });
  }

  /** In the order in which they were played. */
  ofPairings(
    competitionId: string,
    keys: readonly Pick<PairingRowKey, 'round' | 'board'>[],
    within: Sql,
  ): Promise<CompetitionMatch[]> {
    const rounds = keys.map(({ round }) => round);
    const boards = keys.map(({ board }) => board);
    return within.rows(OF_PAIRINGS, { competitionId, rounds, boards });
  }

  async opened(
    match: Omit<OpenedMatch, 'happened'>,
    events: readonly DomainEvent[],
    within: Transaction,
  ): Promise<void> {
    await within.rows(OPENED, { ...match, happened: JSON.stringify(events) });
  }

  /** Writes how matches have ended; those whose end is written already are left out. */
  async ended(
    competitionId: string,
    results: readonly { readonly matchId: string; readonly result: GameResult | null }[],
    within: Transaction,
  ): Promise<string[]> {
    const ended = JSON.stringify(results);
    return (await within.rows(ENDED, { competitionId, ended })).map(({ matchId }) => matchId);
  }

  /** Matches of a player that were adjudicated, with the lots of their pairings. */
  released(
    competitionId: string,
    userId: string,
    within: Sql = this.database,
  ): Promise<{ matchId: string; lots: number[] }[]> {
    return within.rows(RELEASED, { competitionId, userId });
  }

  /** The lots of each match that a user plays in the competition. */
  async runningLots(competitionId: string, userId: string, within: Sql): Promise<number[][]> {
    const rows = await within.rows(RUNNING_LOTS, { competitionId, userId });
    return rows.map(({ lots }) => lots);
  }

  /** How many matches of the competition these users play. */
  async countRunning(
    competitionId: string,
    userIds: readonly string[],
    within: Sql,
  ): Promise<ReadonlyMap<string, number>> {
    const rows = await within.rows(RUNNING_OF, { competitionId, userIds });
    return new Map(rows.map(({ userId, running }) => [userId, running]));
  }

  /** The running matches of who is out are resigned soon. */
  async resign(
    competitionId: string,
    userIds: readonly string[],
    within: Transaction,
  ): Promise<void> {
    await within.rows(RESIGN, { competitionId, userIds });
  }

  /** Takes matches that are to be resigned, for so many seconds. */
  takeResignations(limit: number, seconds: number): Promise<Resignation[]> {
    return this.database.rows(TAKE_RESIGNATIONS, { limit, seconds });
  }

  async resigned(resignation: Resignation): Promise<void> {
    await this.database.rows(RESIGNED, resignation);
  }
}
