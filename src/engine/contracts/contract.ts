import type { RankOrder } from '../kernel/index.js';
import type { Aim } from './aims.js';
import type { Holding } from './holding.js';

/** Who may bid a contract: the caller alone, everybody, or the side against the caller (rules 10.1). */
export const BIDDERS = ['caller', 'any', 'against'] as const;
export type Bidder = (typeof BIDDERS)[number];

/** The variants with contracts. */
export const CALLED_VARIANTS = ['dreier', 'bauern'] as const;
export type CalledVariant = (typeof CALLED_VARIANTS)[number];

/** The facts of the losing side that may price a contract. */
export interface Losers {
  readonly tricks: number;
  readonly cardPoints: number;
}

/**
 * A contract (angesagtes Spiel) as data: a row of the table of contracts (rules 10.1). Code outside this
 * folder never asks which contract it is, only what it declares.
 */
export interface Contract {
  /** Its name in a bid, as `GANG` in `b:GANG`. */
  readonly name: string;
  /** Its names for people, regional ones in brackets (rules S3). */
  readonly names: { readonly en: string; readonly de: string };
  /** Game points before doubling, and also the height of the bid; 0 for the normal game. */
  readonly value: number;
  /** The height of the bid where a Gang is higher than a Zehnergang; `value` if this is missing. */
  readonly heightIfGangOver?: number;
  /** The variants that have it. */
  readonly variants: readonly CalledVariant[];
  readonly openTo: Bidder;
  /** Whether the suit that the caller named is trump. */
  readonly hasTrump: boolean;
  readonly order: RankOrder;
  readonly leader: 'declarer' | 'caller';
  readonly aim: Aim;
  /** The cards that the declarer must hold. */
  readonly holds?: Holding;
  /** Whether all hands lie open after the first trick (Plauderer). */
  readonly opensHands?: boolean;
  /** Whether the defenders may talk while it is played (Plauderer). */
  readonly defendersTalk?: boolean;
  /** Game points before doubling, where the losing side decides them; `value` if this is missing. */
  readonly worth?: (losers: Losers) => number;
  /** Whether it is played nearly everywhere: it is in the preset `klassisch` (rules 9.21, S3). */
  readonly isUsual?: boolean;
  /** The sections and sources that it comes from. */
  readonly source: string;
}
