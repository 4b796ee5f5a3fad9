/** The state of a deal of more than two, and what a game declares of its rules. */
import type { ListedContract } from '../../contracts/index.js';
import type { DealEvent } from '../../events.js';
import type { Card, CardSet, DeckSize, RankOrder, Suit } from '../../kernel/index.js';
import { NATURAL_ORDER, NONE } from '../../kernel/index.js';
import type { ParsedAction } from '../../notation.js';
import type { Options } from '../../options.js';
import type { RefusalCode } from '../../refusals.js';
import type { Action, DealFacts, DealState, Seat } from '../../variant.js';
import type { BidView, Phase } from '../../view.js';
import type { Layout } from './layout.js';
import type { SeatSet } from './seats.js';
import { everySeat, setOfSeat, sits, sumOver } from './seats.js';

/** A taken trick. The tricks of a deal are a list linked backwards, so that adding one is cheap. */
export interface TableTrickLink {
  readonly leader: Seat;
  /** In order of play. */
  readonly cards: readonly Card[];
  readonly taker: Seat;
  readonly before: TableTrickLink | null;
}

/** An announced marriage, and its card points once its side has a trick. */
export interface TableAnnouncement {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly cardPoints: number;
}

/** The bid that stands. */
export interface StandingBid {
  readonly seat: Seat;
  readonly contract: ListedContract;
  readonly withoutTalon: boolean;
}

/** How a deal ended: the facts for `price`. */
export interface TableFacts extends DealFacts {
  readonly cardPoints: readonly number[];
  /** Card points in tricks, marriages apart (rules 8.5, S2 „in seinen Stichen"). */
  readonly inTricks: readonly number[];
  readonly tricks: readonly number[];
  readonly contract: ListedContract | null;
  readonly double: number;
}

/**
 * A deal of more than two. It is immutable: every action makes a new one. Lists have one entry a seat. In a
 * game without bidding its fields never change.
 */
export interface TableState extends DealState {
  readonly options: Options;
  readonly rules: TableRules;
  readonly dealer: Seat;
  /** The player left of the dealer (Rufer, Vorhand), who names trump. */
  readonly caller: Seat;
  readonly phase: Phase;
  /** The seat to act; without meaning in `OVER`. */
  readonly turn: Seat;
  /** The seat that led the trick on the table or is to lead. */
  readonly leader: Seat;
  readonly hands: readonly CardSet[];
  /** Each hand's first packet: all that its player sees until trump is named. */
  readonly packets: readonly CardSet[];
  /** The first card of the caller's second packet, which may be turned up to name trump. */
  readonly turnable: Card;
  /** The talon until it is taken. */
  readonly talon: CardSet;
  /** The cards that the declarer laid aside. */
  readonly aside: CardSet;
  /** Card points laid aside that count for the declarer; the others do not see them. */
  readonly asidePoints: number;
  /** The suit that was named or turned for trump. */
  readonly named: Suit;
  readonly bids: readonly BidView[];
  /** Who has passed for good. */
  readonly passed: SeatSet;
  readonly standing: StandingBid | null;
  /** Null until the bidding has ended, and in games without one. */
  readonly contract: ListedContract | null;
  /** `NONE` while there is none. */
  readonly declarer: Seat;
  readonly double: number;
  /** The trick on the table, in order of play. */
  readonly table: readonly Card[];
  /** The card that takes the trick so far, `NONE` between tricks; `taker` played it. */
  readonly best: Card;
  readonly taker: Seat;
  /** The suit announced in this turn, of which the king or queen must be led; else `NONE`. */
  readonly wed: Suit;
  readonly cardPoints: readonly number[];
  readonly inTricks: readonly number[];
  /** Marriages that do not count yet: their side has no trick. */
  readonly pendingMarriages: readonly number[];
  readonly tricks: readonly number[];
  readonly trickCount: number;
  /** The cards everyone has seen. */
  readonly shown: CardSet;
  readonly history: TableTrickLink | null;
  readonly announcements: readonly TableAnnouncement[];
  readonly facts: TableFacts | null;
}

/** A state while it is made. */
export type TableDraft = { -readonly [K in keyof TableState]: TableState[K] };

export type Refusal = RefusalCode | null;
export type Events = DealEvent[];

/** One phase of a deal: its legal actions, its refusals, and the effect of an action. */
export interface PhaseRules {
  /** Why an action is refused, the first reason that applies (rules 2.14); null where it is legal. */
  refusal(s: TableState, a: ParsedAction): Refusal;
  /** The legal actions in code-point order; never empty. */
  legal(s: TableState): readonly Action[];
  /** Performs a legal action and adds its events. */
  perform(d: TableDraft, a: ParsedAction, events: Events): void;
}

/** How a deal ended: the reason and the winning seats, [] where nobody has won. */
export interface TableEnding {
  readonly reason:
    'SIXTY_SIX' | 'LAST_TRICK' | 'CONTRACT_MADE' | 'CONTRACT_FAILED' | 'MOST_POINTS' | 'TIE';
  readonly winners: readonly Seat[];
}

/** A game of more than two: data, and the few functions in which it differs from the others. */
export interface TableGame {
  readonly key: string;
  readonly seatCount: number;
  readonly deck: DeckSize;
  /** How the deck is dealt. */
  readonly layout: Layout;
  /** How it is dealt after a knock, in a game that has one. */
  readonly knocked?: Layout;
  /** Card points for the last trick (rules 8.4). */
  readonly lastTrickBonus: number;
  /** Whether the first trick of each side lies open for the whole deal (rules 9.20). */
  readonly opensFirstTricks: boolean;
  /** The phases that this game has before its tricks, and how they are played. */
  readonly phases: Readonly<Partial<Record<Phase, PhaseRules>>>;
  /** The suits that the caller may name. */
  mayName(s: TableState, suit: Suit): boolean;
  /** Whether the caller may demand a redeal. */
  mayRedeal(s: TableState): boolean;
  /** The seats that always win and lose together with `seat`. */
  partners(seat: Seat): SeatSet;
  /** Called when trump has been named. */
  afterTrump(d: TableDraft, events: DealEvent[]): void;
  /** Called when the bidding has ended; only where there is bidding. */
  afterBidding?(d: TableDraft, events: DealEvent[]): void;
  /** Who has won and why, after a trick or an announcement; null while the deal goes on. */
  ending(s: TableState): TableEnding | null;
}

/** The rules that follow from a game's options together, computed once for each set of options. */
export interface TableRules {
  readonly game: TableGame;
  /** A player who cannot overtrump must play a lower trump (rules 3.6). */
  readonly underTrump: boolean;
  /** Whether a player chooses to cut or knock. */
  readonly asksForCut: boolean;
  /** Whether the caller bids first, and names no contract after seeing the talon (rules 9.7). */
  readonly callerFirst: boolean;
  /** Whether the cards laid aside count for the declarer. */
  readonly countsAside: boolean;
  readonly mayDouble: boolean;
  readonly zehnergangOverGang: boolean;
  /** The contracts that may be bid, by code point of their names. */
  readonly contracts: readonly ListedContract[];
}

export const seatCountOf = (s: TableState): number => s.hands.length;
export const handOf = (s: TableState, seat: Seat): CardSet => s.hands[seat]!;
export const isOver = (s: TableState): boolean => s.phase === 'OVER';

/** The trump in force; `NONE` where the contract has no trump. */
export const trumpOf = (s: TableState): Suit =>
  s.contract === null || s.contract.hasTrump ? s.named : NONE;

export const orderOf = (s: TableState): RankOrder => s.contract?.order ?? NATURAL_ORDER;

/** The seats of `seat`'s side: its partners, or the defenders against a declarer. */
export function sideOf(s: TableState, seat: Seat): SeatSet {
  if (s.declarer === NONE) return setOfSeat(seat);
  const declarers = s.rules.game.partners(s.declarer);
  return sits(declarers, seat) ? declarers : everySeat(seatCountOf(s)) & ~declarers;
}

/** How many tricks the side of `seat` has. */
export const sideTricks = (s: TableState, seat: Seat): number => sumOver(s.tricks, sideOf(s, seat));

/** A draft of the same state. The fields are written out: a spread of so many costs three times as much. */
export const draftOf = (s: TableState): TableDraft => ({
  dealt: s.dealt,
  options: s.options,
  rules: s.rules,
  dealer: s.dealer,
  caller: s.caller,
  phase: s.phase,
  turn: s.turn,
  leader: s.leader,
  hands: s.hands,
  packets: s.packets,
  turnable: s.turnable,
  talon: s.talon,
  aside: s.aside,
  asidePoints: s.asidePoints,
  named: s.named,
  bids: s.bids,
  passed: s.passed,
  standing: s.standing,
  contract: s.contract,
  declarer: s.declarer,
  double: s.double,
  table: s.table,
  best: s.best,
  taker: s.taker,
  wed: s.wed,
  cardPoints: s.cardPoints,
  inTricks: s.inTricks,
  pendingMarriages: s.pendingMarriages,
  tricks: s.tricks,
  trickCount: s.trickCount,
  shown: s.shown,
  history: s.history,
  announcements: s.announcements,
  facts: s.facts,
});
