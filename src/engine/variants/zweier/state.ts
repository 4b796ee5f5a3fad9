import type { Card, CardSet, Suit } from '../../kernel/index.js';
import { setOf } from '../../kernel/index.js';
import type { DealFacts, DealState, DealtCards, Seat } from '../../variant.js';
import type { Phase } from '../../view.js';
import type { ZweierOptions } from './options.js';
import type { ZweierRules } from './rules.js';

/** One value for each seat. */
export type Pair = readonly [number, number];

export const ZEROS: Pair = [0, 0];

/** A taken trick. The tricks of a deal are a list linked backwards, so that adding one is cheap. */
export interface ZweierTrickLink {
  readonly leader: Seat;
  readonly led: Card;
  readonly reply: Card;
  readonly taker: Seat;
  readonly before: ZweierTrickLink | null;
}

/** An announced marriage and its card points. */
export interface ZweierAnnouncement {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly cardPoints: number;
  /** Whether the card points wait for a trick of `seat`. */
  readonly isPending: boolean;
}

/** A close: who closed, and the opponent's tricks and card points at that moment. */
export interface Closing {
  readonly seat: Seat;
  readonly trickCount: number;
  readonly otherTricks: number;
  readonly otherCardPoints: number;
}

/** How a deal of two ended: the facts for `price`. */
export interface ZweierFacts extends DealFacts {
  readonly cardPoints: Pair;
  readonly tricks: Pair;
  readonly closing: Closing | null;
}

/** A deal of `zweier`. It is immutable: every action makes a new one. */
export interface ZweierState extends DealState {
  readonly dealt: DealtCards;
  readonly options: ZweierOptions;
  readonly rules: ZweierRules;
  readonly dealer: Seat;
  readonly phase: Phase;
  /** The seat to act; without meaning in `OVER`. */
  readonly turn: Seat;
  /** The seat that led the trick on the table or is to lead. */
  readonly leader: Seat;
  readonly hands: Pair;
  /** Top first; the trump card, where one was turned up, is the last. */
  readonly talon: readonly Card[];
  /** How many of the talon's cards have been drawn. */
  readonly drawn: number;
  readonly trump: Suit;
  /** The card led, `NONE` between tricks. */
  readonly led: Card;
  /** The card that broke a rule of play and lost the deal (rules 5.6), else `NONE`. */
  readonly irregular: Card;
  /** The suit announced in this turn, of which the king or queen must be led; else `NONE`. */
  readonly wed: Suit;
  readonly cardPoints: Pair;
  readonly tricks: Pair;
  readonly trickCount: number;
  /** The cards everyone has seen. */
  readonly shown: CardSet;
  readonly closing: Closing | null;
  /** The first seat with 66, `NONE` while nobody has it. */
  readonly first66: Seat;
  readonly history: ZweierTrickLink | null;
  readonly announcements: readonly ZweierAnnouncement[];
  readonly facts: ZweierFacts | null;
}

/** A state while it is made. */
export type ZweierDraft = { -readonly [K in keyof ZweierState]: ZweierState[K] };

export const other = (seat: Seat): Seat => 1 - seat;

/** `pair` with the value of `seat` replaced. */
export const withValue = (pair: Pair, seat: Seat, value: number): Pair =>
  seat === 0 ? [value, pair[1]] : [pair[0], value];

export const talonLeft = (s: ZweierState): number => s.talon.length - s.drawn;

/** Strict play holds: the talon is closed or empty (rules 4.3). */
export const isStrict = (s: ZweierState): boolean => s.closing !== null || talonLeft(s) === 0;

/** Whether tricks and marriages of `seat` still count. Under `frozen` those of a closer's opponent do not. */
export const counts = (s: ZweierState, seat: Seat): boolean =>
  s.closing === null || !s.rules.frozen || s.closing.seat === seat;

export const handOf = (s: ZweierState, seat: Seat): CardSet => s.hands[seat]!;

/** The cards in both hands, as a set. */
export const inHands = (s: ZweierState): CardSet => s.hands[0] | s.hands[1];

/** The card under the talon, face up, as a set; empty where there is none. */
export const turnedUp = (s: ZweierState): CardSet =>
  s.rules.turnUp && talonLeft(s) > 0 ? setOf(s.talon[s.talon.length - 1]!) : 0;

/** A draft of the same state. The fields are written out: a spread of so many costs three times as much. */
export const draftOf = (s: ZweierState): ZweierDraft => ({
  dealt: s.dealt,
  options: s.options,
  rules: s.rules,
  dealer: s.dealer,
  phase: s.phase,
  turn: s.turn,
  leader: s.leader,
  hands: s.hands,
  talon: s.talon,
  drawn: s.drawn,
  trump: s.trump,
  led: s.led,
  irregular: s.irregular,
  wed: s.wed,
  cardPoints: s.cardPoints,
  tricks: s.tricks,
  trickCount: s.trickCount,
  shown: s.shown,
  closing: s.closing,
  first66: s.first66,
  history: s.history,
  announcements: s.announcements,
  facts: s.facts,
});
