import { linkAt, shareCheckpoint } from './chain.js';
import { shuffle } from './shuffle.js';
import type { ShufflePurpose } from './shuffle.js';

/** What fixes every shuffle of one match, beside its chain. */
export interface ShuffleSetting {
  readonly matchId: string;
  readonly clientSeeds: readonly string[];
}

/** A shuffled deck and the link that will prove it. */
export interface ShuffledDeck<T> {
  readonly deck: T[];
  readonly link: Buffer;
}

/** Which link a deal is shuffled with: 1 is the draw's, k + 1 deal k's. */
export const linkOfDeal = (dealNumber: number): number => dealNumber + 1;

/** Whether the chain has a link for the deal of this seal: past its end the database cuts out nothing. */
export const isSeal = (seal: Buffer): boolean => seal.length > 0;

/** Whether the seal that was read for one deal can shuffle another too. */
export const isUnderSeal = (sealed: number, dealNumber: number): boolean =>
  shareCheckpoint(linkOfDeal(sealed), linkOfDeal(dealNumber));

/**
 * Shuffles for the draw (`dealNumber` 0) or a deal.
 *
 * @param seal the checkpoint at or above the link, as `shuffle_seal` gives it
 */
export function shuffleDeck<T>(
  deck: readonly T[],
  seal: Buffer,
  purpose: ShufflePurpose,
  dealNumber: number,
  setting: ShuffleSetting,
): ShuffledDeck<T> {
  const link = linkAt(seal, linkOfDeal(dealNumber));
  return { deck: shuffle(deck, { ...setting, link, purpose, dealNumber }), link };
}
