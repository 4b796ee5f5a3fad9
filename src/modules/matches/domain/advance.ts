import type { Action, CardToken, Seat } from '../../../engine/index.js';
import type { StandingOrdersOutcome } from '../../plans/domain/index.js';
import type { EventType } from './event-types.js';
import type { StoredMatch } from './stored-match.js';

/** An event before it has its version; `payload` tells everything and is masked when read. */
export interface NewEvent {
  readonly type: EventType;
  readonly seat: Seat | null;
  /** The action that brought it, on its first event. */
  readonly token: Action | null;
  readonly payload: object;
}

/** An event as it is kept; `payload` tells everything and is masked when read. */
export interface StoredEvent extends NewEvent {
  readonly version: number;
}

/** An event of one of many matches, with the time at which it happened. */
export interface StoredEventAt extends StoredEvent {
  readonly matchId: string;
  readonly at: Date;
}

export interface NewDeal {
  readonly number: number;
  readonly variant: string;
  readonly dealer: Seat;
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  readonly algorithm: string;
  readonly link: Buffer;
  /** What was played in it, where it ended within the step that dealt it. */
  readonly actions?: readonly Action[];
}

/** A deal when it has ended: its cards as they were dealt in the end (a knock changes them). */
export interface EndedDeal {
  readonly number: number;
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  readonly actions: readonly Action[];
}

/** A house bot that plays on for a player who left. */
interface Substitution {
  readonly seat: Seat;
  readonly substituteId: string;
}

/** A move must be in time; a timeout must not take a match whose turn has passed on. */
export type Timing = 'IN_TIME' | 'OVERDUE';

/** What one step of a match writes, all of it or nothing. */
export interface Advance {
  /** The version that was read; 0 for a match that begins. */
  readonly fromVersion: number;
  /** The row as it will stand, but for the clock and its times (see `timed`). */
  readonly match: StoredMatch;
  /** The seat that acted, null where nobody did. */
  readonly actor: Seat | null;
  readonly events: readonly NewEvent[];
  readonly endedDeals: readonly EndedDeal[];
  readonly newDeals: readonly NewDeal[];
  readonly substitution: Substitution | null;
  /** Whether the turn goes on that was running, whoever acted. */
  readonly keepsTurn: boolean;
  /** What must hold of the deadline at the step's moment. */
  readonly timing: Timing;
  /** What became of the players' orders; null for a step that asked for none. */
  readonly orders: StandingOrdersOutcome | null;
}

/**
 * Two steps that are written as one, the second taken from where the first had come to: what must hold
 * of the deadline is for the first to say.
 */
export function joined(first: Advance, second: Advance): Advance {
  const endedDeals = [...first.endedDeals, ...second.endedDeals];
  const newDeals = [...first.newDeals, ...second.newDeals];
  const isNew = ({ number }: EndedDeal) => newDeals.some((deal) => deal.number === number);
  return {
    ...second,
    fromVersion: first.fromVersion,
    timing: first.timing,
    actor: null,
    events: [...first.events, ...second.events],
    endedDeals: endedDeals.filter((ended) => !isNew(ended)),
    newDeals: newDeals.map((deal) => ({
      ...deal,
      ...endedDeals.find(({ number }) => number === deal.number),
    })),
    substitution: first.substitution ?? second.substitution,
  };
}
