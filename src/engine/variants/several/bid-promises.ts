/** Cards that bids reveal: a player who bids a contract that asks for certain cards holds them. */
import { contractOf, fits } from '../../contracts/index.js';
import type { Contract, Holding } from '../../contracts/index.js';
import type { CardSet } from '../../kernel/index.js';
import { EMPTY, asSet, sizeOf, suitFrom } from '../../kernel/index.js';
import { parseToken } from '../../notation.js';
import type { Seat } from '../../variant.js';
import type { DealView } from '../../view.js';

/**
 * A seat whose last bid asks for cards. It held them until the first lead, so the cards it has played count
 * too.
 */
export interface Promised {
  readonly seat: Seat;
  readonly holding: Holding;
  readonly trump: number;
  readonly played: CardSet;
}

/** A contract as it was bid. */
export interface LastBid {
  readonly contract: Contract;
  readonly withoutTalon: boolean;
}

/** The cards that seats have promised by a bid. */
export function promisesIn(v: DealView): Promised[] {
  const trump = v.memory.named;
  if (trump === null) return [];
  return v.hands.flatMap(({ seat }) => {
    const holding = lastBidOf(v, seat)?.contract.holds;
    return holding
      ? [{ seat, holding, trump: suitFrom(trump), played: cardsPlayedBy(v, seat) }]
      : [];
  });
}

export const isPromiseKept = (
  { seat, holding, trump, played }: Promised,
  hands: readonly CardSet[],
) => fits(holding, hands[seat]! | played, trump);

/** How many cards a hand lacks, and which of the cards left it may hold. */
export interface Room {
  readonly sure: CardSet;
  readonly count: number;
  readonly possible: CardSet;
}

/** The promised cards that a hand still lacks; none where it has them all or cannot hold them. */
export function missingPromised(
  { holding, trump, played }: Promised,
  { sure, count, possible }: Room,
  random: () => number,
): CardSet {
  const missing = holding.least(trump).map((cards) => cards & ~(sure | played));
  if (missing.includes(EMPTY)) return EMPTY;
  const choices = missing.filter((cards) => (cards & ~possible) === 0 && sizeOf(cards) <= count);
  return choices[Math.floor(random() * choices.length)] ?? EMPTY;
}

/** The contract of a seat's last bid or raise; undefined where it has bid none. */
export function lastBidOf({ bids }: DealView, seat: Seat): LastBid | undefined {
  return bids
    .filter((bid) => bid.seat === seat)
    .flatMap(({ token }) => {
      const { contract = null, withoutTalon = false } = parseToken(token) ?? {};
      return contract === null ? [] : [{ contract: contractOf(contract), withoutTalon }];
    })
    .at(-1);
}

/** The cards that a seat has played, those on the table among them. */
export const cardsPlayedBy = (v: DealView, seat: Seat): CardSet =>
  asSet(
    [...v.memory.tricks.flatMap((t) => t.cards), ...v.trick]
      .filter((p) => p.seat === seat)
      .map((p) => p.card),
  );
