import type { DealEvent, PublicEvent } from '../events.js';
import type { Options } from '../options.js';
import type {
  Action,
  CardToken,
  DealState,
  DealtCards,
  LeaveReason,
  MatchResult,
  Observer,
  Seat,
  Variant,
  Worth,
} from '../variant.js';
import type { DealResult, DealView } from '../view.js';

/** Why a match ended. */
export const MATCH_REASONS = ['TARGET', 'PLAY_OFF', 'RESIGNED', 'TIMEOUT', 'ABANDONED'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

export interface MatchOutcome extends MatchResult {
  readonly reason: MatchReason;
}

/** The state of a match between two deals: all that the next deals depend on. Plain data. */
export interface Progress {
  /** Deals dealt so far, redeals and the play-off among them. */
  readonly dealCount: number;
  readonly score: readonly number[];
  /** The score before the last deal. */
  readonly scoreBefore: readonly number[];
  /** How many undecided deals are carried into the next. */
  readonly ties: number;
  /** The next dealer; null where the dealer is drawn for. */
  readonly dealer: Seat | null;
  /** The two seats that play the next deal for their place; null for an ordinary deal. */
  readonly playOff: readonly [Seat, Seat] | null;
}

/** A player left a match of two, or all people left one of three or four (rules 2.6, 2.7). */
export type Departure =
  | { readonly reason: LeaveReason; readonly seat: Seat }
  | { readonly reason: 'ABANDONED'; readonly seats: readonly Seat[] };

/** A deal of a match, running or ended. */
export interface Deal {
  /** From 1. */
  readonly number: number;
  readonly variant: Variant;
  readonly options: Options;
  /** The match's seats that play, in the order of the deal's own seats. */
  readonly seats: readonly Seat[];
  readonly dealer: Seat;
  readonly actions: readonly Action[];
  readonly state: DealState;
  readonly playOff: boolean;
}

/**
 * A match, immutable. Between calls the service keeps its {@link MatchSnapshot}; the deal's state
 * is the engine's own business.
 */
export interface Match {
  readonly variant: Variant;
  readonly options: Options;
  /** The progress before {@link deal}. */
  readonly before: Progress;
  /** The progress after {@link deal}, once it has ended; until then the same as `before`. */
  readonly now: Progress;
  /** The running deal or the last one; null before the first. */
  readonly deal: Deal | null;
  readonly departure: Departure | null;
  readonly outcome: MatchOutcome | null;
}

/** The deal that has to be dealt now. */
export interface NextDeal {
  /** From 1; the link of the shuffle's chain follows from it (ADR 5). */
  readonly number: number;
  /** The seats that get cards. */
  readonly seats: readonly Seat[];
  /** If null, draw for the dealer among `seats` and pass it to `startDeal`. */
  readonly dealer: Seat | null;
  readonly playOff: boolean;
  /** The deck to shuffle, in the order of rules 1.5. */
  readonly deck: readonly CardToken[];
}

/** The events between deals. */
export type BetweenDeals =
  | {
      readonly type: 'DEAL_STARTED';
      readonly number: number;
      readonly dealer: Seat;
      readonly seats: readonly Seat[];
      readonly playOff: boolean;
    }
  | {
      readonly type: 'DEAL_SCORED';
      readonly number: number;
      /** Null after a demanded redeal. */
      readonly result: DealResult | null;
      readonly score: readonly number[];
    }
  | { readonly type: 'MATCH_ENDED'; readonly outcome: MatchOutcome };

/** An event of a match: an event of its deal, the start or the score of a deal, or the end of the match. */
export type MatchEvent = DealEvent | BetweenDeals;

/** An event of a match as an observer may see it. */
export type SeenEvent = PublicEvent | BetweenDeals;

const BETWEEN_DEALS: readonly string[] = ['DEAL_STARTED', 'DEAL_SCORED', 'MATCH_ENDED'];

/** Whether an event is one of a deal, which may name hidden cards. */
export const isDealEvent = (event: MatchEvent): event is DealEvent =>
  !BETWEEN_DEALS.includes(event.type);

/** The match after a call, and the events of the call. */
export interface Played {
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/**
 * A deal of a match as one observer may see it, by the match's seats. It is for people: it leaves out what
 * view options hide.
 */
export interface MatchDealView extends Omit<DealView, 'memory'> {
  readonly number: number;
  /** How many actions have been played in it. */
  readonly position: number;
  readonly playOff: boolean;
  /** The seats that play: all, but in a play-off the two that are level. */
  readonly seats: readonly Seat[];
  /** The result with its game points; null while the deal runs and after a redeal. */
  readonly result: DealResult | null;
  /** Why the deal is worth its game points; null while it runs, and where there are none. */
  readonly worth: Worth | null;
  /** How many undecided deals are carried into this one. */
  readonly carried: number;
}

/** A match as one observer may see it. */
export interface MatchView {
  readonly variant: string;
  readonly options: Options;
  readonly observer: Observer;
  readonly score: readonly number[];
  /** The points that are missing to the target, down to 0; only under `countDown` (rules 9.21). */
  readonly countDown: readonly number[] | null;
  readonly toAct: Seat | null;
  /** The running deal or the last one; null before the first. */
  readonly deal: MatchDealView | null;
  readonly outcome: MatchOutcome | null;
}

/** A match as plain JSON. The running or last deal is its record, which is replayed on restoring. */
export interface MatchSnapshot {
  readonly variant: string;
  readonly rulesVersion: number;
  readonly options: Options;
  readonly before: Progress;
  readonly deal: DealRecord | null;
  readonly departure: Departure | null;
}

/** A deal in the form of a record (rules 2.2), by the match's seats. */
export interface DealRecord extends DealtCards {
  readonly dealer: Seat;
  readonly actions: readonly Action[];
}
