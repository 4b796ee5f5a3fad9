import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { StoredRound, StoredPairing } from '../domain/competition.js';
import type { PairingResult } from '../domain/index.js';
import { CompetitionPairingRow, CompetitionRoundRow } from './tables.js';

/** Names a pairing. */
export type PairingRowKey = Pick<StoredPairing, 'competitionId' | 'round' | 'board'>;

const PAIRING = columns(CompetitionPairingRow, undefined, 'p');

const ALL = statement<StoredPairing, { competitionId: string }>(
  'competition-pairings-all',
  `SELECT ${PAIRING} FROM competition_pairings p WHERE p.competition_id = :competitionId
   ORDER BY p.round, p.board`,
);

const OPEN = statement<StoredPairing, { competitionId: string }>(
  'competition-pairings-open',
  `SELECT ${PAIRING} FROM competition_pairings p
   WHERE p.competition_id = :competitionId AND p.decision IS NULL ORDER BY p.round, p.board`,
);

const HAS_OPEN = statement<{ isOpen: boolean }, { competitionId: string }>(
  'competition-pairings-has-open',
  `SELECT EXISTS (SELECT FROM competition_pairings
     WHERE competition_id = :competitionId AND decision IS NULL) AS "isOpen"`,
);

const BY_KEYS = statement<
  StoredPairing,
  { competitionId: string; rounds: readonly number[]; boards: readonly number[] }
>(
  'competition-pairings-by-keys',
  `SELECT ${PAIRING} FROM unnest(:rounds::integer[], :boards::integer[]) AS w(round, board)
     JOIN competition_pairings p ON p.competition_id = :competitionId AND p.round = w.round
       AND p.board = w.board
   ORDER BY p.round, p.board`,
);

interface NewPairings {
  readonly competitionId: string;
  readonly pairings: string;
}

const INSERT_MANY = statement<object, NewPairings>(
  'competition-pairings-insert-many',
  `INSERT INTO competition_pairings (competition_id, round, board, stage, group_number, lots, try_at,
     ends_at, decision, points, bummerl, decided_at)
   SELECT :competitionId::uuid, round, board, stage, "groupNumber", lots,
     CASE WHEN decision IS NULL AND "isDue" THEN service_now() END, "endsAt", decision, points, bummerl,
     CASE WHEN decision IS NOT NULL THEN service_now() END
   FROM jsonb_to_recordset(:pairings::jsonb) AS w(round integer, board integer, stage text,
     "groupNumber" integer, lots integer[], "isDue" boolean, "endsAt" timestamptz, decision text, points integer[],
     bummerl integer[])`,
);

/** Matches that still run do not count any more: their players may be paired again. */
const DECIDE_MANY = statement<object, NewPairings>(
  'competition-pairings-decide-many',
  `WITH decided AS (
     UPDATE competition_pairings p SET decision = w.decision, points = w.points, bummerl = w.bummerl,
       decided_at = service_now(), try_at = NULL, playing = false
     FROM jsonb_to_recordset(:pairings::jsonb) AS w(round integer, board integer, decision text,
       points integer[], bummerl integer[])
     WHERE p.competition_id = :competitionId AND p.round = w.round AND p.board = w.board
       AND p.decision IS NULL
     RETURNING p.competition_id, p.round, p.board),
   released AS (
     UPDATE competition_matches m SET running = false FROM decided d
     WHERE m.competition_id = d.competition_id AND m.round = d.round AND m.board = d.board
       AND m.running
     RETURNING m.match_id)
   UPDATE competition_players p SET running = false FROM released r WHERE p.match_id = r.match_id`,
);

/** If this process dies, or a match cannot be opened, they are due again after a while. */
const TAKE_TO_OPEN = statement<PairingRowKey, { limit: number; seconds: number }>(
  'competition-pairings-take-to-open',
  `UPDATE competition_pairings p SET try_at = service_now() + make_interval(secs => :seconds)
   FROM (SELECT competition_id, round, board FROM competition_pairings WHERE try_at <= service_now()
         ORDER BY try_at LIMIT :limit FOR NO KEY UPDATE SKIP LOCKED) AS due
   WHERE p.competition_id = due.competition_id AND p.round = due.round AND p.board = due.board
   RETURNING p.competition_id AS "competitionId", p.round, p.board`,
);

interface Freed {
  readonly competitionId: string;
  readonly lots: readonly number[];
  readonly most: number;
}

/**
 * Of the pairings that wait for a free place, as many are tried for each player of these lots as the player has free
 * places: the first ones in which nobody's places are all taken, and that do not meet just now. A place is taken by a
 * pairing that plays or is tried, but not by one that waits for somebody who is busy elsewhere.
 */
const TRY_NEXT = statement<object, Freed>(
  'competition-pairings-try-next',
  `WITH active AS MATERIALIZED (
     SELECT p.lots, p.playing FROM competition_pairings p
     WHERE p.competition_id = :competitionId AND p.decision IS NULL
       AND (p.playing OR (p.try_at IS NOT NULL AND p.busy = '{}'))),
   taken AS MATERIALIZED (
     SELECT e.player, count(*) AS places FROM active a CROSS JOIN unnest(a.lots) AS l(lot)
       JOIN competition_entries e ON e.competition_id = :competitionId AND e.lot = l.lot
     GROUP BY e.player),
   full_lots AS MATERIALIZED (
     SELECT e.lot FROM competition_entries e JOIN taken t ON t.player = e.player
     WHERE e.competition_id = :competitionId AND t.places >= :most),
   freed AS (
     SELECT DISTINCT o.lot, o.player, :most - coalesce(t.places, 0) AS places
     FROM competition_entries e
       JOIN competition_entries o ON o.competition_id = e.competition_id AND o.player = e.player
       LEFT JOIN taken t ON t.player = e.player
     WHERE e.competition_id = :competitionId AND e.lot = ANY(:lots::integer[])),
   waiting AS (
     SELECT p.round, p.board, f.places,
       row_number() OVER (PARTITION BY f.player ORDER BY p.round, p.board) AS nth
     FROM competition_pairings p CROSS JOIN unnest(p.lots) AS l(lot) JOIN freed f ON f.lot = l.lot
     WHERE p.competition_id = :competitionId AND p.decision IS NULL AND NOT p.playing
       AND p.try_at IS NULL AND NOT p.lots && ARRAY(SELECT lot FROM full_lots)
       AND NOT EXISTS (SELECT FROM active a WHERE a.playing AND a.lots @> p.lots))
   UPDATE competition_pairings p SET try_at = service_now()
   FROM (SELECT DISTINCT round, board FROM waiting WHERE nth <= places) AS w
   WHERE p.competition_id = :competitionId AND p.round = w.round AND p.board = w.board`,
);

/** A pairing with its decision, as it is written. */
export type DecidedKey = Pick<StoredPairing, 'round' | 'board'> & PairingResult;

/** A pairing as it is drawn; some are decided at once. */
export type NewPairingRow = Pick<
  StoredPairing,
  'round' | 'board' | 'stage' | 'groupNumber' | 'lots' | 'endsAt'
> & {
  /** Whether its first match is opened at once; else once a player has a free place. */
  readonly isDue: boolean;
} & (PairingResult | Record<keyof PairingResult, null>);

/** Rounds and pairings. They are written under the lock of their competition. */
@Injectable()
export class PairingStore {
  constructor(private readonly database: Database) {}

  /** In the order of rounds and boards. */
  all(competitionId: string, within: Sql = this.database): Promise<StoredPairing[]> {
    return within.rows(ALL, { competitionId });
  }

  /** Those that are not decided. */
  open(competitionId: string, within: Sql = this.database): Promise<StoredPairing[]> {
    return within.rows(OPEN, { competitionId });
  }

  async hasOpen(competitionId: string, within: Sql): Promise<boolean> {
    return (await within.row(HAS_OPEN, { competitionId }))!.isOpen;
  }

  byKeys(
    competitionId: string,
    keys: readonly Pick<PairingRowKey, 'round' | 'board'>[],
    within: Sql,
  ): Promise<StoredPairing[]> {
    const rounds = keys.map(({ round }) => round);
    const boards = keys.map(({ board }) => board);
    return within.rows(BY_KEYS, { competitionId, rounds, boards });
  }

  round(
    competitionId: string,
    number: number,
    within: Sql = this.database,
  ): Promise<StoredRound | null> {
    return within.of(CompetitionRoundRow).findOneBy({ competitionId, number });
  }

  async insertRound(round: StoredRound, within: Transaction): Promise<void> {
    await within.of(CompetitionRoundRow).insert(round);
  }

  async changeRound(
    { competitionId, number }: Pick<StoredRound, 'competitionId' | 'number'>,
    change: Partial<Pick<StoredRound, 'endsAt' | 'endedAt'>>,
    within: Transaction,
  ): Promise<void> {
    await within.of(CompetitionRoundRow).update({ competitionId, number }, change);
  }

  async insertMany(
    competitionId: string,
    pairings: readonly NewPairingRow[],
    within: Transaction,
  ): Promise<void> {
    await within.rows(INSERT_MANY, { competitionId, pairings: JSON.stringify(pairings) });
  }

  /** Those that are decided already stay as they are. */
  async decideMany(
    competitionId: string,
    pairings: readonly DecidedKey[],
    within: Transaction,
  ): Promise<void> {
    if (pairings.length === 0) return;
    await within.rows(DECIDE_MANY, { competitionId, pairings: JSON.stringify(pairings) });
  }

  async change(
    { competitionId, round, board }: PairingRowKey,
    change: { readonly tryAt: Date | null; readonly busy?: number[] },
    within: Transaction,
  ): Promise<void> {
    await within.of(CompetitionPairingRow).update({ competitionId, round, board }, change);
  }

  /** Takes pairings whose next match is to be opened, for so many seconds. */
  takeToOpen(limit: number, seconds: number): Promise<PairingRowKey[]> {
    return this.database.rows(TAKE_TO_OPEN, { limit, seconds });
  }

  /** The players of these lots may have a free place, of so many: pairings that wait for it are due. */
  async tryNext(
    competitionId: string,
    lots: readonly number[],
    most: number,
    within: Transaction,
  ): Promise<void> {
    if (lots.length > 0) await within.rows(TRY_NEXT, { competitionId, lots, most });
  }

  /** The last board of a round; 0 if it has none. */
  async lastBoard(competitionId: string, round: number, within: Transaction): Promise<number> {
    return (await within.of(CompetitionPairingRow).maximum('board', { competitionId, round })) ?? 0;
  }
}
