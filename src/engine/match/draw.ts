import { NAMED_RANKS } from '../kernel/index.js';
import type { CardToken, Seat } from '../variant.js';

/** A card drawn for the first deal. */
export interface DealerDraw {
  readonly seat: Seat;
  readonly card: CardToken;
}

/** The draw for the first dealer: the cards drawn in each round, and who deals. */
export interface DealerDrawn {
  readonly rounds: readonly (readonly DealerDraw[])[];
  readonly dealer: Seat;
}

const height = (card: CardToken): number =>
  -(NAMED_RANKS as readonly string[]).indexOf(card.slice(1));

/**
 * Each seat draws a card from the top of a shuffled deck, in the order of `seats`. The highest rank deals;
 * those level at the top draw again. If the deck runs out, the first of those still level deals (rules 3.2).
 */
export function drawForDealer(seats: readonly Seat[], deck: readonly CardToken[]): DealerDrawn {
  const rounds: DealerDraw[][] = [];
  let level = seats;
  let drawn = 0;
  while (level.length > 1 && drawn + level.length <= deck.length) {
    const round = level.map((seat, i) => ({ seat, card: deck[drawn + i]! }));
    drawn += round.length;
    rounds.push(round);
    level = highest(round);
  }
  return { rounds, dealer: level[0]! };
}

function highest(round: readonly DealerDraw[]): Seat[] {
  const top = Math.max(...round.map((d) => height(d.card)));
  return round.filter((d) => height(d.card) === top).map((d) => d.seat);
}
