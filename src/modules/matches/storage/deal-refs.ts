import type { DealNumbers } from '../domain/stored-deal.js';

/** One deal of one match. */
export interface DealRef {
  readonly matchId: string;
  readonly number: number;
}

/** A range of a match's deals, by number. */
export interface DealRange extends DealNumbers {
  readonly matchId: string;
}

/** One event of one match. */
export interface EventRef {
  readonly matchId: string;
  readonly version: number;
}
