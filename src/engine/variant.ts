import type { Award, CardSet } from './kernel/index.js';
import type { DealEvent, DealReason, PublicEvent } from './events.js';
import type { Options } from './options.js';
import type { OptionError, Ruleset } from './ruleset.js';
import type { RefusalCode } from './refusals.js';
import type { Result } from './result.js';
import type { Action, CardToken, Observer, Seat } from './terms.js';
import type { DealView } from './view.js';

export type { Action, CardToken, Observer, Seat } from './terms.js';

/** The cards of one deal as they were dealt: `talon` top first, rules 2.2. */
export interface DealtCards {
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  /**
   * Set while a player has still to cut or knock: the cards lie as after a cut, and a knock deals them anew
   * (rules 9.2). A record holds the cards as dealt and never has this field.
   */
  readonly uncut?: true;
}

/** How many cards a deal gives out: to each seat, and to the talon. */
export interface DealShape {
  readonly handSizes: readonly number[];
  readonly talonSize: number;
}

/** The fields that every state of a deal has. Each variant has others of its own. */
export interface DealState {
  readonly dealt: DealtCards;
}

/** Why an action was refused. The message is for people; clients use the code. */
export interface Rejection {
  readonly code: RefusalCode;
  readonly message: string;
}

/** The end of a deal as facts. The variant's `price` gives its game points. */
export interface DealFacts {
  readonly reason: DealReason;
  /** Seats of the winning side; [] where nobody has won. */
  readonly winners: readonly Seat[];
}

/** The state of a deal in the answer to a record, by seat (rules 2.10). */
export interface DealStanding {
  readonly trump: string | null;
  readonly cardPoints: readonly number[];
  readonly tricks: readonly number[];
  readonly closedBy: Seat | null;
  readonly contract: string | null;
  readonly declarer: Seat | null;
  readonly double: number;
}

/** Where every card is, each in exactly one place; for proofs, never for players. */
export interface CardPlaces {
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  readonly table: readonly CardToken[];
  readonly taken: readonly CardToken[];
  readonly aside: readonly CardToken[];
}

/** Why a player left a deal of two (rules 2.6). */
export const LEAVE_REASONS = ['RESIGNED', 'TIMEOUT'] as const;
export type LeaveReason = (typeof LEAVE_REASONS)[number];

/** A match when a deal has just ended. */
export interface MatchStanding {
  readonly score: readonly number[];
  /** The score before that deal. */
  readonly scoreBefore: readonly number[];
  /** The winner of the play-off, once it has been played. */
  readonly playOffWinner: Seat | null;
}

export interface MatchResult {
  readonly winners: readonly Seat[];
  /** By seat, from 1; level seats share the better place. */
  readonly places: readonly number[];
  readonly bummerl: readonly number[];
}

/** What follows a deal: the next deal, a play-off between two seats, or the end of the match. */
export type Settlement =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'playOff'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'decided'; readonly result: MatchResult };

/** The reason for a deal's game points. */
export const WORTHS = [
  /** By the loser's tricks and card points: 1 with 33 or more, 2 with fewer, 3 without a trick. */
  'PLAIN',
  'SCHNEIDER',
  'SCHWARZ',
  /** A close failed: 2, or 3 where the other side had no trick at that time. */
  'CLOSE',
  'CLOSE_SCHWARZ',
  /** A false claim that is not priced like a lost deal or a failed close. */
  'FALSE_CLAIM',
  'IRREGULAR_PLAY',
  /** The value of the contract. */
  'CONTRACT',
  /** All players score their card points. */
  'CARD_POINTS',
  /** Each loser pays for their own tricks and card points. */
  'EACH_PAYS',
] as const;
export type WorthReason = (typeof WORTHS)[number];

/** The tricks and card points by which a side pays 1, 2 or 3, and the reason for that number. */
export interface Measure {
  readonly seats: readonly Seat[];
  readonly tricks: number;
  readonly cardPoints: number;
  readonly award: Award;
}

/** Why a deal is worth its game points, and the facts that decided it. */
export interface Worth {
  readonly reason: WorthReason;
  /**
   * The sides that were measured. After a false claim this may be the winner. In `EACH_PAYS` it is each loser; empty
   * where tricks and card points do not matter.
   */
  readonly measures: readonly Measure[];
  /** Whether they were measured when the talon was closed, not at the end. */
  readonly atClose: boolean;
}

/** How deals make a match (rules 4.10, 8.7, 9.17, 11.6). */
export interface MatchRules<O, F extends DealFacts> {
  /** Game points by seat; `ties` is how many undecided deals are carried into this one. */
  price(options: O, facts: F, ties: number): readonly number[];
  /** The reason for `price`, without doubling and carried deals; null where nobody gets any. */
  worth(options: O, facts: F): Worth | null;
  /** Who deals after `dealer`; `facts` null after a redeal. */
  nextDealer(options: O, dealer: Seat, facts: F | null): Seat;
  settle(options: O, standing: MatchStanding): Settlement;
  /** Whether level seats play a deal of two for their place (rules 9.19). */
  readonly playsOff?: boolean;
  /** The seats that win and lose together. If missing, each seat plays alone. */
  readonly sides?: readonly (readonly Seat[])[];
  /** The match after `seat` left it; only where two play (rules 2.6). */
  leftBy?(seat: Seat, score: readonly number[]): MatchResult;
}

/**
 * One game of the family, as the rest of the service sees it. States are immutable, and refusals have codes. An
 * action is legal if `legal` has it. A view holds only what its observer may know.
 * @typeParam O the rule options, parsed
 * @typeParam S the whole state of one deal, hidden cards included; never leaves the engine
 * @typeParam F the facts of a deal that has ended
 */
export interface Variant<
  O = Options,
  S extends DealState = DealState,
  F extends DealFacts = DealFacts,
> {
  readonly key: string;
  readonly names: { readonly en: string; readonly de: string };
  readonly seatCount: number;
  /**
   * Stored with each match. It is raised when the meaning of a record changes, so that old deals can still be
   * replayed.
   */
  readonly rulesVersion: number;
  readonly ruleset: Ruleset<O>;
  /** Options that fall back together in a rule conflict (rules 7.1). */
  readonly bundled: readonly string[];
  readonly match: MatchRules<O, F>;
  /** `preset`, `rules` and `target` of a record or a challenge. */
  parseOptions(json: unknown): Result<O, readonly OptionError[]>;
  /** The deck before it is shuffled, in the order of rules 1.5. */
  deck(options: O): readonly CardToken[];
  shape(options: O): DealShape;
  /**
   * Deals a shuffled deck in the packets of rules 2.15, forehand first and clockwise. To check a deal that
   * has ended, pass its `actions`: they say whether somebody knocked (rules 9.2).
   */
  dealFrom(
    options: O,
    deck: readonly CardToken[],
    dealer: Seat,
    actions?: readonly Action[],
  ): DealtCards;
  /** Begins a deal. The cards must have the {@link shape} and the deck of the options. */
  deal(options: O, cards: DealtCards, dealer: Seat): S;
  /** The seat to act, null when the deal has ended. */
  toAct(s: S): Seat | null;
  /** The legal actions in code-point order; the one source of legality. */
  legal(s: S): readonly Action[];
  apply(s: S, a: Action): Result<Applied<S>, Rejection>;
  /** The deal after a player left it; only where two play. */
  leave?(s: S, seat: Seat, reason: LeaveReason): Applied<S>;
  /** How the deal ended, null while it runs; the options price it. */
  outcome(s: S): F | null;
  /** Whether the deal has ended. After a redeal it has ended without an outcome (rules 9.4). */
  isOver(s: S): boolean;
  standing(s: S): DealStanding;
  places(s: S): CardPlaces;
  /** A new copy of what `observer` may see. Only fields that are listed as allowed are copied. */
  view(s: S, observer: Observer): DealView;
  /** An event as `observer` may see it when it happens: hidden cards masked. */
  seen(e: DealEvent, observer: Observer): PublicEvent;
  /**
   * A determinization: a full state consistent with the view. Hidden cards are dealt out by `random` (0 ≤ x <
   * 1); with `likely` in proportion to the weights of the hands. Games for two have no bids and do not use `likely`.
   */
  determinize(v: DealView, random: () => number, likely?: Likely): S;
}

/** By seat, how likely a hand is against others that also fit the view: a weight of 0 or more. */
export type Likely = (handOf: (seat: Seat) => CardSet) => number;

/** The state after an action, and its events. */
export interface Applied<S> {
  readonly state: S;
  readonly events: readonly DealEvent[];
}
