import type { RankOrder } from '../kernel/index.js';
import type { Aim } from './aims.js';
import type { Holding } from './holding.js';

/** Who may bid a contract: the caller alone, everybody, or the side against the caller (rules 10.1). */
export const BIDDERS = ['caller', 'any', 'against'] as const;
export type Bidder = (typeof BIDDERS)[number];

/** The variants with contracts. */
export const CALLED_VARIANTS = ['dreier', 'bauern'] as const;
export type CalledVariant = (typeof CALLED_VARIANTS)[number];

/** Which of the losing side's facts a contract may be priced by. */
export interface Losers {
  readonly tricks: number;
  readonly cardPoints: number;
}

/**
 * A contract (angesagtes Spiel) as data: the table of contracts (rules 10.1) row by row. Nothing
 * outside this folder asks which contract it is, only what it declares.
 */
export interface Contract {
  /** As a bid names it: `b:GANG`. */
  readonly name: string;
  /** What people call it, the regional names behind the first (rules S3). */
  readonly names: { readonly en: string; readonly de: string };
  /** Game points before doubling, and the height of the bid; 0 for the normal game. */
  readonly value: number;
  /** The height of the bid where a Gang goes over a Zehnergang; `value` without it. */
  readonly heightIfGangOver?: number;
  /** Which have it. */
  readonly variants: readonly CalledVariant[];
  readonly openTo: Bidder;
  /** Whether the trump that the caller named holds. */
  readonly hasTrump: boolean;
  readonly order: RankOrder;
  readonly leader: 'declarer' | 'caller';
  readonly aim: Aim;
  /** What the declarer must hold. */
  readonly holds?: Holding;
  /** Whether all hands lie open after the first trick (Plauderer). */
  readonly opensHands?: boolean;
  /** Whether the defenders may talk while it is played (Plauderer). */
  readonly defendersTalk?: boolean;
  /** Game points before doubling where they are not the value. */
  readonly worth?: (losers: Losers) => number;
  /** Whether it is played nearly everywhere, neither disputed nor regional (rules 9.21, S3). */
  readonly isUsual?: boolean;
  /** The rule it is taken from. */
  readonly source: string;
}
