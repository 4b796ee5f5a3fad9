import type { ListedContract } from '../../contracts/index.js';
import type { Card, CardSet, RankOrder, Suit } from '../../kernel/index.js';
import { NATURAL_ORDER, NONE } from '../../kernel/index.js';
import type { Options } from '../../options.js';
import type { DealFacts, DealState, Seat } from '../../variant.js';
import type { BidView, Phase } from '../../view.js';
import type { TableRules } from './rules.js';
import type { SeatSet } from './seats.js';
import { everySeat, setOfSeat, sits, sumOver } from './seats.js';

/** A trick that was taken; the tricks of a deal are a list linked backwards, so that adding is cheap. */
export interface TrickLink {
  readonly leader: Seat;
  /** In order of play. */
  readonly cards: readonly Card[];
  readonly taker: Seat;
  readonly before: TrickLink | null;
}

/** An announced marriage and what it counts once its side has a trick. */
export interface Announcement {
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

/** How a deal ended: what `price` needs to know. */
export interface TableFacts extends DealFacts {
  readonly cardPoints: readonly number[];
  /** Card points in tricks, marriages apart (S2: „in seinen Stichen"). */
  readonly inTricks: readonly number[];
  readonly tricks: readonly number[];
  readonly contract: ListedContract | null;
  readonly double: number;
}

/**
 * A deal of more than two, immutable: every action makes a new one. Lists have one entry a seat. The
 * fields of the bidding stay as they begin in a game without one.
 */
export interface TableState extends DealState {
  readonly options: Options;
  readonly rules: TableRules;
  readonly dealer: Seat;
  /** The player left of the dealer (Rufer, Vorhand), who names trump. */
  readonly caller: Seat;
  readonly phase: Phase;
  /** The seat asked; in `OVER` without meaning. */
  readonly turn: Seat;
  /** The seat that led the trick on the table or is to lead. */
  readonly leader: Seat;
  readonly hands: readonly CardSet[];
  /** Each hand's first packet: all that is in hand until trump is named. */
  readonly packets: readonly CardSet[];
  /** The first card of the caller's second packet, which may be turned up for trump. */
  readonly turnable: Card;
  /** What lies there: the talon until it is taken. */
  readonly talon: CardSet;
  /** The cards that the declarer laid aside. */
  readonly aside: CardSet;
  /** Card points laid aside that count for the declarer; others do not see them. */
  readonly asidePoints: number;
  /** The trump that was named or turned. */
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
  /** The card that takes it by now, `NONE` between tricks, and who played that. */
  readonly best: Card;
  readonly taker: Seat;
  /** The suit announced in this turn, of which the king or queen must be led; else `NONE`. */
  readonly wed: Suit;
  readonly cardPoints: readonly number[];
  readonly inTricks: readonly number[];
  /** Marriages that do not count yet: their side has no trick. */
  readonly unsecured: readonly number[];
  readonly tricks: readonly number[];
  readonly trickCount: number;
  /** The cards everyone has seen. */
  readonly shown: CardSet;
  readonly history: TrickLink | null;
  readonly announcements: readonly Announcement[];
  readonly facts: TableFacts | null;
}

/** A state being made, before it is handed out. */
export type Draft = { -readonly [K in keyof TableState]: TableState[K] };

export const seatCountOf = (s: TableState): number => s.hands.length;
export const handOf = (s: TableState, seat: Seat): CardSet => s.hands[seat]!;
export const isOver = (s: TableState): boolean => s.phase === 'OVER';

/** The trump in force: none where the contract is one without. */
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

/** A draft of the same state. Written out: a spread of this many fields costs three times as much. */
export const draftOf = (s: TableState): Draft => ({
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
  unsecured: s.unsecured,
  tricks: s.tricks,
  trickCount: s.trickCount,
  shown: s.shown,
  history: s.history,
  announcements: s.announcements,
  facts: s.facts,
});
