import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { columnsBut, statement } from '../../../platform/database/statement.js';
import type { ClubBalance, ClubPairEntry } from '../domain/club-ledger.js';
import type { ClubSeason } from '../domain/club-season.js';
import { ClubBalanceRow, ClubLedgerRow, ClubSeasonRow } from './tables.js';

/** Positions: the matches of a pair and its ids; a balance and its user; the begin of a season and its label. */
export type ClubPairPosition = readonly [matches: number, lowId: string, highId: string];
export type ClubBalancePosition = readonly [balance: number, userId: string];
export type ClubSeasonPosition = readonly [beginsAt: string, label: string];

/** A season with the number of its matches. */
export interface StoredClubSeason extends ClubSeason {
  readonly matches: number;
}

/** A ledger: that of a season, or of all if it is empty. */
export interface ClubLedgerId {
  readonly clubId: string;
  readonly season: string;
}

const PAIRS = statement<
  ClubPairEntry,
  ClubLedgerId & { matches: number; lowId: string | null; highId: string | null; limit: number }
>(
  'club-ledger-pairs',
  `SELECT ${columnsBut(ClubLedgerRow, ['clubId', 'season'], 'l')} FROM club_ledger l
   WHERE l.club_id = :clubId AND l.season = :season AND (:lowId::uuid IS NULL
     OR (l.matches <= :matches::integer AND (l.matches < :matches::integer
       OR (l.low_id, l.high_id) > (:lowId::uuid, :highId::uuid))))
   ORDER BY l.matches DESC, l.low_id, l.high_id LIMIT :limit`,
);

const BALANCES = statement<
  ClubBalance,
  ClubLedgerId & { balance: number; userId: string | null; limit: number }
>(
  'club-ledger-balances',
  `SELECT ${columnsBut(ClubBalanceRow, ['clubId', 'season'], 'b')} FROM club_balances b
   WHERE b.club_id = :clubId AND b.season = :season AND (:userId::uuid IS NULL
     OR ((b.given - b.taken) <= :balance::integer AND ((b.given - b.taken) < :balance::integer
       OR b.user_id > :userId::uuid)))
   ORDER BY (b.given - b.taken) DESC, b.user_id LIMIT :limit`,
);

const SEASONS = statement<
  StoredClubSeason,
  { clubId: string; beginsAt: string | null; label: string; limit: number }
>(
  'club-ledger-seasons',
  `SELECT ${columnsBut(ClubSeasonRow, ['clubId'], 's')} FROM club_seasons s
   WHERE s.club_id = :clubId AND (:beginsAt::timestamptz IS NULL
     OR (s.begins_at, s.label) < (:beginsAt::timestamptz, :label::text))
   ORDER BY s.begins_at DESC, s.label DESC LIMIT :limit`,
);

/** Reads the ledgers of clubs. Each list has one more than its page holds. */
@Injectable()
export class ClubLedgers {
  constructor(private readonly database: Database) {}

  /** Those who have played most with each other first. */
  pairs(of: ClubLedgerId, { first, after }: Page<ClubPairPosition>): Promise<ClubPairEntry[]> {
    const [matches, lowId, highId] = after ?? [0, null, null];
    return this.database.rows(PAIRS, { ...of, matches, lowId, highId, limit: first + 1 });
  }

  /** The best balance first. */
  balances(of: ClubLedgerId, { first, after }: Page<ClubBalancePosition>): Promise<ClubBalance[]> {
    const [balance, userId] = after ?? [0, null];
    return this.database.rows(BALANCES, { ...of, balance, userId, limit: first + 1 });
  }

  /** The newest first. */
  seasons(clubId: string, { first, after }: Page<ClubSeasonPosition>): Promise<StoredClubSeason[]> {
    const [beginsAt, label] = after ?? [null, ''];
    return this.database.rows(SEASONS, { clubId, beginsAt, label, limit: first + 1 });
  }
}
