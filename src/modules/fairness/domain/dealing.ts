import { linkAt, shareCheckpoint } from './chain.js';
import { shuffle } from './shuffle.js';
import type { ShufflePurpose } from './shuffle.js';

/** The inputs of all shuffles of one match, except its chain. */
export interface ShuffleSetting {
  readonly matchId: string;
  readonly clientSeeds: readonly string[];
}

/** A shuffled deck and the link that will prove it. */
export interface ShuffledDeck<T> {
  readonly deck: T[];
  readonly link: Buffer;
}

/** The link for a deal: link 1 is for the draw, link k + 1 for deal k. */
export const linkOfDeal = (dealNumber: number): number => dealNumber + 1;

/** Whether this is a checkpoint. After the end of the chain the database returns no bytes. */
export const isCheckpoint = (checkpoint: Buffer): boolean => checkpoint.length > 0;

/** Whether the checkpoint that was read for one deal can shuffle another deal too. */
export const coversDeal = (checkpointDeal: number, dealNumber: number): boolean =>
  shareCheckpoint(linkOfDeal(checkpointDeal), linkOfDeal(dealNumber));

/**
 * Shuffles for the draw (`dealNumber` 0) or a deal.
 *
 * @param checkpoint the checkpoint at or above the link, from `shuffle_checkpoint`
 */
export function shuffleDeck<T>(
  deck: readonly T[],
  checkpoint: Buffer,
  purpose: ShufflePurpose,
  dealNumber: number,
  setting: ShuffleSetting,
): ShuffledDeck<T> {
  const link = linkAt(checkpoint, linkOfDeal(dealNumber));
  return { deck: shuffle(deck, { ...setting, link, purpose, dealNumber }), link };
}
