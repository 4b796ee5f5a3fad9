import type { CardSet } from './kernel/index.js';
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
   * Set while a player has still to cut or knock: the cards lie as after a cut, a knock deals them
   * anew (rules 9.2). A record tells what was dealt and never has it.
   */
  readonly uncut?: true;
}

/** How many cards a deal gives out: to each seat, and to the talon. */
export interface DealShape {
  readonly handSizes: readonly number[];
  readonly talonSize: number;
}

/** What every state of a deal has; the rest is each variant's own. */
export interface DealState {
  readonly dealt: DealtCards;
}

/** Why an action was refused; the message is for people and no part of the contract. */
export interface Rejection {
  readonly code: RefusalCode;
  readonly message: string;
}

/** How a deal ended, as facts: the variant's `price` says what it is worth. */
export interface DealFacts {
  readonly reason: DealReason;
  /** Seats of the winning side; [] where nobody has won. */
  readonly winners: readonly Seat[];
}

/** What the record's answer says of a deal, by seat (rules 2.10). */
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

/** How a player left a deal for two (rules 2.6). */
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

/** What a match does after a deal: on, a play-off between two seats, or the end. */
export type Settlement =
  | { readonly kind: 'goesOn' }
  | { readonly kind: 'playOff'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'decided'; readonly result: MatchResult };

/** Why a deal brings what it brings. */
export const WORTHS = [
  /** The loser is at 33 card points or above, below, or without a trick: 1, 2, 3. */
  'PLAIN',
  'SCHNEIDER',
  'SCHWARZ',
  /** A close failed: 2, or 3 where the other side had no trick at that time. */
  'CLOSE',
  'CLOSE_SCHWARZ',
  /** A wrong claim that is not priced like a deal lost or a close. */
  'FALSE_CLAIM',
  'IRREGULAR_PLAY',
  /** What the contract counts. */
  'CONTRACT',
  /** Everyone scores their card points. */
  'CARD_POINTS',
  /** Each loser pays for their own tricks and card points. */
  'EACH_PAYS',
] as const;
export type WorthReason = (typeof WORTHS)[number];

/** How deals make a match (rules 4.10, 8.7, 9.17, 11.6). */
export interface MatchRules<O, F extends DealFacts> {
  /** Game points by seat; `ties` is how many undecided deals are carried into this one. */
  price(options: O, facts: F, ties: number): readonly number[];
  /** Why `price` is what it is, doubling and carried deals apart; null where it is nothing. */
  why(options: O, facts: F): WorthReason | null;
  /** Who deals after `dealer`; `facts` null after a redeal. */
  nextDealer(options: O, dealer: Seat, facts: F | null): Seat;
  settle(options: O, standing: MatchStanding): Settlement;
  /** Whether level seats play a deal of two for their place (rules 9.19). */
  readonly playsOff?: boolean;
  /** The seats that win and lose together; without it each plays alone. */
  readonly sides?: readonly (readonly Seat[])[];
  /** The match after `seat` left it; only where two play (rules 2.6). */
  leftBy?(seat: Seat, score: readonly number[]): MatchResult;
}

/**
 * One game of the family, as the rest of the service sees it: immutable states, coded refusals,
 * legality as membership in `legal`, and views that hold what an observer may know and nothing else.
 *
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
  /** Stored with each match; raised when the meaning of a record changes, so that old deals replay. */
  readonly rulesVersion: number;
  readonly ruleset: Ruleset<O>;
  /** Options that fall back together in a rule conflict (rules 7.1). */
  readonly bundled: readonly string[];
  readonly match: MatchRules<O, F>;
  /** `preset`, `rules` and `target` of a record or a challenge. */
  parseOptions(json: unknown): Result<O, readonly OptionError[]>;
  /** The deck in the order of rules 1.5: what is shuffled. */
  deck(options: O): readonly CardToken[];
  shape(options: O): DealShape;
  /**
   * The packets of rules 2.15 from a shuffled deck, forehand first and clockwise. For a check of a deal
   * that has ended `actions` are the deal's own: whether somebody knocked is one of them (rules 9.2).
   */
  dealFrom(
    options: O,
    deck: readonly CardToken[],
    dealer: Seat,
    actions?: readonly Action[],
  ): DealtCards;
  /** The deal's begin; the cards must have the options' {@link shape} and deck. */
  deal(options: O, cards: DealtCards, dealer: Seat): S;
  /** The seat that is asked, null when the deal has ended. */
  toAct(s: S): Seat | null;
  /** The legal actions in code-point order; the one source of legality. */
  legal(s: S): readonly Action[];
  apply(s: S, a: Action): Result<Applied<S>, Rejection>;
  /** The deal ended by a player who left; only where two play. */
  leave?(s: S, seat: Seat, reason: LeaveReason): Applied<S>;
  /** What happened, null while the deal runs; the options price it. */
  outcome(s: S): F | null;
  /** Whether the deal has ended; by a demanded redeal without an outcome (rules 9.4). */
  isOver(s: S): boolean;
  standing(s: S): DealStanding;
  places(s: S): CardPlaces;
  /** A fresh copy of what `observer` may see: built by allow-list, never by leaving out. */
  view(s: S, observer: Observer): DealView;
  /** An event as `observer` may see it when it happens: hidden cards masked. */
  seen(e: DealEvent, observer: Observer): PublicEvent;
  /**
   * A full state consistent with the view: what is hidden is dealt out by `random` (0 ≤ x < 1), where `likely`
   * is given as often as it weighs hands. Games for two, where nobody bids, do without it.
   */
  determinize(v: DealView, random: () => number, likely?: Likely): S;
}

/** How likely hands are next to others that fit a view as well, by seat: a weight from 0. */
export type Likely = (handOf: (seat: Seat) => CardSet) => number;

/** An action taken: the state after it and what happened. */
export interface Applied<S> {
  readonly state: S;
  readonly events: readonly DealEvent[];
}
