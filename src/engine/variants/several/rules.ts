/** What a game of more than two declares, and its options as they work in their combination. */
import type { ListedContract } from '../../contracts/index.js';
import type { DealEvent } from '../../events.js';
import type { DeckSize, Suit } from '../../kernel/index.js';
import type { Seat } from '../../variant.js';
import type { Phase } from '../../view.js';
import type { Layout } from './layout.js';
import type { PhaseRules } from './phase.js';
import type { SeatSet } from './seats.js';
import type { Draft, TableState } from './state.js';

/** How a deal ended: by the seats that won, [] where nobody has. */
export interface Verdict {
  readonly reason:
    'SIXTY_SIX' | 'LAST_TRICK' | 'CONTRACT_MADE' | 'CONTRACT_FAILED' | 'MOST_POINTS' | 'TIE';
  readonly winners: readonly Seat[];
}

/** A game of more than two as data and the few functions in which it differs from the others. */
export interface TableGame {
  readonly key: string;
  readonly seatCount: number;
  readonly deck: DeckSize;
  /** Where the cards of the deck go. */
  readonly layout: Layout;
  /** Where they go after a knock, in a game that has one. */
  readonly knocked?: Layout;
  /** Card points for the last trick (S2). */
  readonly lastTrickBonus: number;
  /** Whether the first trick of each side lies open for the whole deal (S3). */
  readonly opensFirstTricks: boolean;
  /** The phases that this game has before its tricks, and how they are played. */
  readonly phases: Readonly<Partial<Record<Phase, PhaseRules>>>;
  /** The suits that the caller may name. */
  mayName(s: TableState, suit: Suit): boolean;
  /** Whether the caller may demand a redeal. */
  mayRedeal(s: TableState): boolean;
  /** The seats that win and lose together with `seat` whoever declares. */
  partners(seat: Seat): SeatSet;
  /** What follows when trump has been named. */
  afterTrump(d: Draft, events: DealEvent[]): void;
  /** What follows when a bid stands or all have passed; only where there is bidding. */
  afterBidding?(d: Draft, events: DealEvent[]): void;
  /** Who has won and why, after a trick or an announcement; null while the deal goes on. */
  verdict(s: TableState): Verdict | null;
}

/** A game's options as they work in their combination, computed once for each set of them. */
export interface TableRules {
  readonly game: TableGame;
  /** Who cannot trump over must trump under (RULES §3). */
  readonly underTrump: boolean;
  /** Whether somebody is asked to cut or knock. */
  readonly asksForCut: boolean;
  /** Whether the caller bids first, and names no contract after seeing the talon (S3). */
  readonly callerFirst: boolean;
  /** Whether what is laid aside counts for the declarer. */
  readonly countsAside: boolean;
  readonly mayDouble: boolean;
  readonly zehnergangOverGang: boolean;
  /** What may be bid, by code point of the name. */
  readonly contracts: readonly ListedContract[];
}
