import type { NewEvent } from './advance.js';

/** An event as it is kept; `payload` tells everything and is masked when read. */
export interface StoredEvent extends NewEvent {
  readonly version: number;
}

/** An event of one of many matches, with the time at which it happened. */
export interface StoredEventAt extends StoredEvent {
  readonly matchId: string;
  readonly at: Date;
}
