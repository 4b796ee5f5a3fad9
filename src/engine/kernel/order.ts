import type { Card, CardSet, RankLetter, Suit } from './cards.js';
import {
  NAMED_RANKS,
  NONE,
  RANK_LETTERS,
  SUIT_LETTERS,
  card,
  has,
  setFrom,
  suitOf,
} from './cards.js';

/**
 * A rank order: for each card, the cards of the same suit that beat it. Contracts with another order use
 * another table; nothing else changes.
 */
export type RankOrder = readonly CardSet[];

function orderFrom(highToLow: readonly RankLetter[]): RankOrder {
  const table: CardSet[] = [];
  for (const suit of SUIT_LETTERS)
    for (const rank of RANK_LETTERS) {
      const higher = highToLow.slice(0, highToLow.indexOf(rank));
      table.push(setFrom(higher.map((r) => card(suit, r))));
    }
  return table;
}

/** Ace, ten, king, queen, jack, nine, eight, seven (rules 1.2). */
export const NATURAL_ORDER: RankOrder = orderFrom(NAMED_RANKS);

/** Ten, king, queen, jack, …, ace: Assenbettler, Zehnergang and Bauernloch (rules 10.4). */
export const ACE_LOWEST_ORDER: RankOrder = orderFrom([...NAMED_RANKS.slice(1), 'A']);

/** Whether `card`, played after `best`, takes the trick from it; `trump` may be {@link NONE}. */
export function beats(order: RankOrder, card: Card, best: Card, trump: Suit): boolean {
  if (suitOf(card) === suitOf(best)) return has(order[best]!, card);
  return trump !== NONE && suitOf(card) === trump;
}
