import type { DealReason } from './events.js';
import type { SuitLetter } from './kernel/index.js';
import type { Options } from './options.js';
import type { Action, CardToken, Observer, Seat } from './terms.js';

/** The phases of a deal. Each variant uses those it needs. */
export const PHASES = [
  'CUT',
  'TRUMP',
  'BIDDING',
  'TALON',
  'RAISE',
  'DOUBLING',
  'LEAD',
  'FOLLOW',
  'DRAW',
  'OVER',
] as const;
export type Phase = (typeof PHASES)[number];

export interface PlayedCard {
  readonly seat: Seat;
  readonly card: CardToken;
}

/** A hand as the observer sees it. */
export interface HandView {
  readonly seat: Seat;
  readonly count: number;
  /** In canonical order; null where hidden. */
  readonly cards: readonly CardToken[] | null;
  /** The cards of the hand that everyone has seen (rules 3.9). */
  readonly known: readonly CardToken[];
}

export interface MarriageView {
  readonly seat: Seat;
  readonly suit: SuitLetter;
  readonly cardPoints: number;
  /** Whether the card points do not count yet: its player, or the player's side, must take a trick first. */
  readonly isPending: boolean;
}

/** A step of the bidding or doubling, in order: a bid's token, `p` or `f`. */
export interface BidView {
  readonly seat: Seat;
  readonly token: Action;
}

export interface DealResult {
  readonly winners: readonly Seat[];
  /** By seat, with the points for carried ties. */
  readonly gamePoints: readonly number[];
  readonly reason: DealReason;
}

/** A trick that has been taken. */
export interface TakenTrick {
  readonly cards: readonly PlayedCard[];
  readonly taker: Seat;
}

/**
 * A deal as one observer may see it: one shape for every variant, plain data, a copy. Fields that a variant
 * does not have stay empty or null. Arrays have one entry a seat.
 */
export interface DealView {
  readonly variant: string;
  readonly options: Options;
  readonly observer: Observer;
  readonly seatCount: number;
  readonly dealer: Seat;
  readonly phase: Phase;
  readonly trump: SuitLetter | null;
  /** The card that lies face up under the talon. */
  readonly trumpCard: CardToken | null;
  readonly talonCount: number;
  /** The cards left in the talon, top first; null until the deal has ended. */
  readonly talon: readonly CardToken[] | null;
  /** The two cards laid aside, for the declarer; null where hidden, [] while there are none. */
  readonly aside: readonly CardToken[] | null;
  readonly closedBy: Seat | null;
  readonly contract: string | null;
  readonly declarer: Seat | null;
  /** The seats that may talk while the deal is played: a Plauderer's defenders (rules 10.7). */
  readonly talkers: readonly Seat[];
  readonly double: number;
  readonly hands: readonly HandView[];
  readonly trick: readonly PlayedCard[];
  readonly lastTrick: TakenTrick | null;
  /** Null where the observer may not see the counter. */
  readonly cardPoints: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly bids: readonly BidView[];
  readonly marriages: readonly MarriageView[];
  /** The first trick of each seat's side, null where there is none or it does not lie open. */
  readonly firstTricks: readonly (TakenTrick | null)[];
  /** The observer's own tricks, null where they may not be looked at. */
  readonly ownTricks: readonly TakenTrick[] | null;
  readonly toAct: Seat | null;
  /** The observer's legal actions; [] when the observer is not to act. */
  readonly legal: readonly Action[];
  /** Who won and why. The match's view has the game points (`result`). */
  readonly ended: { readonly reason: DealReason; readonly winners: readonly Seat[] } | null;
  /**
   * What an observer who forgets nothing has seen. It is for bots and sampling and never sent to people: the
   * view options hide parts of it from them (rules 5.18, S4 „Stiche sehen").
   */
  readonly memory: Memory;
}

/** Public history, parts of which the view options may hide from people. */
export interface Memory {
  /** Every trick in order. */
  readonly tricks: readonly TakenTrick[];
  /** The card points of the visible tricks and marriages. */
  readonly cardPoints: readonly number[];
  /** The trump that a player named or turned, also while a contract without trump is played. */
  readonly named: SuitLetter | null;
  /** The suit of a marriage announced in this turn, which must be led. */
  readonly wed: SuitLetter | null;
  /** At the close: how many tricks had been played, and the other side's tricks and card points. */
  readonly closing: ClosingView | null;
  /** The first seat with 66, null while nobody has it. */
  readonly first66: Seat | null;
}

export interface ClosingView {
  readonly trickCount: number;
  readonly otherTricks: number;
  readonly otherCardPoints: number;
}
