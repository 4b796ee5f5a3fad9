import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { CompetitionMatch, StoredRound, StoredPairing } from '../domain/competition.js';
import { CompetitionMatchRow, CompetitionPairingRow, CompetitionRoundRow } from './tables.js';

/** Names a pairing. */
export interface PairingKey {
  readonly competitionId: string;
  readonly round: number;
  readonly board: number;
}

/** Which pairings of a competition are listed. */
export interface PairingQuery {
  readonly competitionId: string;
  readonly round: number | null;
  readonly ofLot: number | null;
}

/** A pairing with the match by which it was found. */
export interface PairingOfMatch extends StoredPairing {
  readonly matchId: string;
}

/** An undecided pairing of a user, and when its time is up. */
export interface OpenPairing extends StoredPairing {
  /** Null on a ladder without an end. */
  readonly timeUpAt: Date | null;
}

/** The place of an open pairing in its list: when its time is up, the competition, round and board. */
export type OpenPosition = readonly [string | null, string, number, number];

const PAIRING = columns(CompetitionPairingRow, undefined, 'p');

const LIST_ROUNDS = statement<
  StoredRound,
  { competitionId: string; beforeNumber: number | null; limit: number }
>(
  'competition-rounds-list',
  `SELECT ${columns(CompetitionRoundRow, undefined, 'r')} FROM competition_rounds r
   WHERE r.competition_id = :competitionId
     AND (:beforeNumber::integer IS NULL OR r.number < :beforeNumber)
   ORDER BY r.number DESC LIMIT :limit`,
);

const CURRENT_ROUNDS = statement<StoredRound, { ids: readonly string[] }>(
  'competition-rounds-current',
  `SELECT ${columns(CompetitionRoundRow, undefined, 'r')} FROM competitions c
   JOIN competition_rounds r ON r.competition_id = c.id AND r.number = c.round
   WHERE c.id = ANY(:ids::uuid[])`,
);

/** How many rounds of each competition are read for a calendar. */
const NEWEST_ROUNDS = 20;

const NEWEST = statement<StoredRound, { ids: readonly string[] }>(
  'competition-rounds-newest',
  `SELECT r.* FROM unnest(:ids::uuid[]) AS w(id), LATERAL (
     SELECT ${columns(CompetitionRoundRow, undefined, 'r')} FROM competition_rounds r
     WHERE r.competition_id = w.id ORDER BY r.number DESC LIMIT ${NEWEST_ROUNDS}) AS r
   ORDER BY r."competitionId", r.number`,
);

type ListedPairings = PairingQuery & {
  readonly afterRound: number | null;
  readonly afterBoard: number | null;
  readonly limit: number;
};

/** A page of pairings that fit. */
const pageOf = (fits: string): string =>
  `SELECT ${PAIRING} FROM competition_pairings p
   WHERE p.competition_id = :competitionId AND (:round::integer IS NULL OR p.round = :round) AND ${fits}
     AND (p.round, p.board) > (coalesce(:afterRound::integer, 0), coalesce(:afterBoard::integer, 0))
   ORDER BY p.round, p.board LIMIT :limit`;

const LIST_PAIRINGS = statement<StoredPairing, ListedPairings>(
  'competition-pairings-list',
  pageOf('true'),
);

/** Each place at a table has an index of its own: a pairing has at most four lots. */
const LIST_OF_LOT = statement<StoredPairing, ListedPairings>(
  'competition-pairings-of-lot',
  `SELECT * FROM (${[1, 2, 3, 4].map((at) => `(${pageOf(`p.lots[${at}] = :ofLot::integer`)})`).join(' UNION ALL ')}) own
   ORDER BY round, board LIMIT :limit`,
);

const OF_MATCHES = statement<PairingOfMatch, { matchIds: readonly string[] }>(
  'competition-pairings-of-matches',
  `SELECT ${PAIRING}, m.match_id AS "matchId" FROM competition_matches m
   JOIN competition_pairings p
     ON p.competition_id = m.competition_id AND p.round = m.round AND p.board = m.board
   WHERE m.match_id = ANY(:matchIds::uuid[])`,
);

const MATCHES_OF = statement<
  CompetitionMatch,
  {
    competitionIds: readonly string[];
    rounds: readonly number[];
    boards: readonly number[];
  }
>(
  'competition-matches-of-pairings',
  `SELECT ${columns(CompetitionMatchRow, undefined, 'm')}
   FROM unnest(:competitionIds::uuid[], :rounds::integer[], :boards::integer[]) AS w(id, round, board)
   JOIN competition_matches m
     ON m.competition_id = w.id AND m.round = w.round AND m.board = w.board
   ORDER BY m.competition_id, m.round, m.board, m.game`,
);

/** How many entries of a user are looked at: in running competitions, the newest first. */
const MOST_ENTRIES = 100;

/** The undecided pairings of a user; whose time is up first is first. */
const OPEN_OF_USER = statement<
  OpenPairing,
  {
    userId: string;
    afterAt: string | null;
    afterId: string | null;
    afterRound: number | null;
    afterBoard: number | null;
    limit: number;
  }
>(
  'competition-pairings-open-of-user',
  `WITH own AS (
     SELECT e.competition_id, e.lot FROM competition_entries e
     JOIN competitions c ON c.id = e.competition_id AND c.status = 'RUNNING'
     WHERE (e.user_id = :userId OR e.partner_id = :userId) AND e.lot IS NOT NULL
     ORDER BY e.entered_at DESC LIMIT ${MOST_ENTRIES}
   ), open AS (
     SELECT DISTINCT ${PAIRING}, coalesce(p.ends_at, r.ends_at) AS "timeUpAt"
     FROM own JOIN competition_pairings p
       ON p.competition_id = own.competition_id AND p.decision IS NULL AND own.lot = ANY(p.lots)
     JOIN competition_rounds r ON r.competition_id = p.competition_id AND r.number = p.round
   )
   SELECT * FROM open
   WHERE :afterId::uuid IS NULL OR (coalesce("timeUpAt", 'infinity'), "competitionId", round, board)
     > (coalesce(:afterAt::timestamptz, 'infinity'), :afterId, :afterRound::integer, :afterBoard::integer)
   ORDER BY coalesce("timeUpAt", 'infinity'), "competitionId", round, board LIMIT :limit`,
);

/** Reads rounds, pairings and their matches. */
@Injectable()
export class PairingReader {
  constructor(private readonly database: Database) {}

  /** The last round first; one more than the page holds if there are more. */
  rounds(competitionId: string, { first, after }: Page<number>): Promise<StoredRound[]> {
    const values = { competitionId, beforeNumber: after, limit: first + 1 };
    return this.database.rows(LIST_ROUNDS, values);
  }

  /** The newest rounds of each competition, in their order. */
  newestRounds(ids: readonly string[]): Promise<StoredRound[]> {
    return this.database.rows(NEWEST, { ids });
  }

  /** The round that is played in each competition, or was the last. */
  async currentRounds(ids: readonly string[]): Promise<ReadonlyMap<string, StoredRound>> {
    const rows = await this.database.rows(CURRENT_ROUNDS, { ids });
    return new Map(rows.map((one) => [one.competitionId, one]));
  }

  /** By round and board; one more than the page holds if there are more. */
  list(query: PairingQuery, { first, after }: Page<[number, number]>): Promise<StoredPairing[]> {
    const [afterRound, afterBoard] = after ?? [null, null];
    const values = { ...query, afterRound, afterBoard, limit: first + 1 };
    return this.database.rows(query.ofLot === null ? LIST_PAIRINGS : LIST_OF_LOT, values);
  }

  /** The pairings to which matches belong, by match. */
  async ofMatches(matchIds: readonly string[]): Promise<ReadonlyMap<string, StoredPairing>> {
    const rows = await this.database.rows(OF_MATCHES, { matchIds });
    return new Map(rows.map((one) => [one.matchId, one]));
  }

  /** The matches of pairings, in the order in which they were opened. */
  matchesOf(keys: readonly PairingKey[]): Promise<CompetitionMatch[]> {
    return this.database.rows(MATCHES_OF, {
      competitionIds: keys.map(({ competitionId }) => competitionId),
      rounds: keys.map(({ round }) => round),
      boards: keys.map(({ board }) => board),
    });
  }

  /** The undecided pairings of a user; one more than the page holds if there are more. */
  openOf(userId: string, { first, after }: Page<OpenPosition>): Promise<OpenPairing[]> {
    const [afterAt, afterId, afterRound, afterBoard] = after ?? [null, null, null, null];
    const position = { afterAt, afterId, afterRound, afterBoard };
    return this.database.rows(OPEN_OF_USER, { userId, ...position, limit: first + 1 });
  }
}
