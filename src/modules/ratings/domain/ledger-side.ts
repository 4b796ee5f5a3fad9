import type { LedgerEntry } from './ledger.js';

/** A ledger's entry as one of the two reads it. */
export interface LedgerSide {
  readonly ratingKey: string;
  readonly matches: number;
  readonly won: number;
  readonly lost: number;
  /** The Bummerl that the opponent has got. */
  readonly bummerlGiven: number;
  /** The Bummerl that the reader has got. */
  readonly bummerlTaken: number;
}

/** An entry from the side of one of its two players. */
export function ledgerSide(userId: string, entry: LedgerEntry): LedgerSide {
  const { ratingKey, matches } = entry;
  const low = { wins: entry.lowWins, bummerl: entry.lowBummerl };
  const high = { wins: entry.highWins, bummerl: entry.highBummerl };
  const [own, other] = userId === entry.lowId ? [low, high] : [high, low];
  return {
    ratingKey,
    matches,
    won: own.wins,
    lost: other.wins,
    bummerlGiven: other.bummerl,
    bummerlTaken: own.bummerl,
  };
}
