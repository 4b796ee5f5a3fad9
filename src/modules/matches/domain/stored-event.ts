import type { NewEvent } from './advance.js';

/** An event as it is kept; `payload` tells everything and is masked when read. */
export interface StoredEvent extends NewEvent {
  readonly version: number;
}

/** An event of one of many matches, with the time at which it happened. */
export interface MatchEventRow extends StoredEvent {
  readonly matchId: string;
  readonly at: Date;
}

/** Events that tell what happened around the engine; everyone may read them whole. */
const OUTSIDE: readonly string[] = [
  'MATCH_STARTED',
  'DEALER_DRAWN',
  'SEAT_LEFT',
  'ABORT_OFFERED',
  'ABORT_WITHDRAWN',
  'MATCH_ABORTED',
];

export const isOutside = ({ type }: StoredEvent): boolean => OUTSIDE.includes(type);
