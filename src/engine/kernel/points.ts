import type { Card, CardSet } from './cards.js';
import { RANK_LETTERS, SUIT_LETTERS, cardsOf } from './cards.js';

/** The card points that win a deal (rules 4.8). */
export const SIXTY_SIX = 66;
/** Fewer card points than this are „Schneider" (rules 3.8). */
export const SCHNEIDER_FREE = 33;

const BY_RANK = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0, '8': 0, '7': 0 } as const;

/** Card points (Augen), by card (rules 1.3). */
export const CARD_POINTS: readonly number[] = SUIT_LETTERS.flatMap(() =>
  RANK_LETTERS.map((rank) => BY_RANK[rank]),
);

export const cardPointsOf = (set: CardSet): number =>
  cardsOf(set).reduce((sum, c: Card) => sum + CARD_POINTS[c]!, 0);

/** A marriage's card points: twenty, forty in trumps (rules 3.7). */
export const marriagePoints = (suit: number, trump: number): number => (suit === trump ? 40 : 20);

/** Why somebody pays 1, 2 or 3. */
export type Award = 'PLAIN' | 'SCHNEIDER' | 'SCHWARZ';

const AWARDS = { 1: 'PLAIN', 2: 'SCHNEIDER', 3: 'SCHWARZ' } as const;

/** The reason for the value of {@link awardAgainst}. */
export const whyAgainst = (tricks: number, cardPoints: number): Award =>
  AWARDS[awardAgainst(tricks, cardPoints)];

/** The game points that the winner gets for a loser's tricks and card points: 3, 2 or 1 (rules 3.8). */
export function awardAgainst(tricks: number, cardPoints: number): 1 | 2 | 3 {
  if (tricks === 0) return 3;
  return cardPoints < SCHNEIDER_FREE ? 2 : 1;
}
