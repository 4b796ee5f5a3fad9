/** The places of a shuffled deck's cards (rules 2.15). */
import type { CardToken, DealShape, DealtCards, Seat } from '../../variant.js';

/**
 * Places in the deck, counted from its top: the places of each hand in the order dealt, forehand first, and the
 * places of the talon.
 */
export interface Layout {
  readonly hands: readonly (readonly number[])[];
  readonly talon: readonly number[];
}

/** A round of the deal: a packet for every seat in turn, or cards for the talon. */
export type Round = { readonly each: number } | { readonly talon: number };

/** The layout of a game that is dealt in `rounds`. */
export function layoutOf(seatCount: number, rounds: readonly Round[]): Layout {
  const hands: number[][] = Array.from({ length: seatCount }, () => []);
  const talon: number[] = [];
  let place = 0;
  const take = (count: number, to: number[]) => {
    for (let n = 0; n < count; n++) to.push(place++);
  };
  for (const round of rounds)
    if ('talon' in round) take(round.talon, talon);
    else hands.forEach((hand) => take(round.each, hand));
  return { hands, talon };
}

/** The hand of `seat` in a layout: forehand, left of the dealer, is the first. */
const placeOf = (seat: Seat, dealer: Seat, seatCount: number): number =>
  (seat - dealer - 1 + seatCount) % seatCount;

export const shapeOf = (layout: Layout): DealShape => ({
  handSizes: layout.hands.map((hand) => hand.length),
  talonSize: layout.talon.length,
});

/** Deals the cards of a deck. */
export function dealOut(layout: Layout, deck: readonly CardToken[], dealer: Seat): DealtCards {
  const seats = layout.hands.length;
  const cards = (places: readonly number[]) => places.map((place) => deck[place]!);
  const hands = layout.hands.map((_, seat) => cards(layout.hands[placeOf(seat, dealer, seats)]!));
  return { hands, talon: cards(layout.talon) };
}

/** The deck from which the cards were dealt. */
export function gatherIn(layout: Layout, { hands, talon }: DealtCards, dealer: Seat): CardToken[] {
  const deck: CardToken[] = [];
  hands.forEach((hand, seat) => {
    const places = layout.hands[placeOf(seat, dealer, hands.length)]!;
    hand.forEach((card, i) => (deck[places[i]!] = card));
  });
  talon.forEach((card, i) => (deck[layout.talon[i]!] = card));
  return deck;
}
