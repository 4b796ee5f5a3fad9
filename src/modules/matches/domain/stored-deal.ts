import type { Action, CardToken, DealResult, Seat } from '../../../engine/index.js';

/** A range of deals, by number. */
export interface DealNumbers {
  readonly from: number;
  readonly to: number;
}

/** A deal that has ended, as it is stored. */
export interface StoredDeal {
  readonly matchId: string;
  readonly number: number;
  /** The variant played: the match's, or that of a play-off. */
  readonly variant: string;
  readonly dealer: Seat;
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  readonly algorithm: string;
  readonly link: Buffer;
  readonly actions: readonly Action[];
}

/** Deals that have ended and follow each other, with what those before them have left behind. */
export interface DealsInOrder {
  /** The results of all deals before the first of `deals`; null after a redeal. */
  readonly before: readonly (DealResult | null)[];
  readonly deals: readonly StoredDeal[];
}

/** The draw for the first dealer, public from the first event. */
export interface StoredDraw {
  readonly rounds: readonly (readonly { readonly seat: Seat; readonly card: CardToken }[])[];
  readonly dealer: Seat;
  /** Link 1 of the match's chain, in hex. */
  readonly link: string;
}

/** How a deal was shuffled; `link` null until the deal has ended. */
export interface StoredShuffle {
  readonly matchId: string;
  readonly number: number;
  readonly algorithm: string;
  readonly link: Buffer | null;
}
