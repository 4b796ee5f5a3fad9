import type { Action, CardToken, Seat } from '../../../engine/index.js';
import type { StandingOrdersOutcome } from '../../plans/domain/index.js';
import type { EventType } from './event-types.js';
import type { StoredMatch } from './stored-match.js';

/** An event before it has its version. `payload` is complete and is masked when read. */
export interface NewEvent {
  readonly type: EventType;
  readonly seat: Seat | null;
  /** The action that caused it, on the first event of the action. */
  readonly token: Action | null;
  readonly payload: object;
}

/** An event as it is stored. `payload` is complete and is masked when read. */
export interface StoredEvent extends NewEvent {
  readonly version: number;
}

/** An event with its match and its time. */
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
  /** Its actions, if it ended within the step that dealt it. */
  readonly actions?: readonly Action[];
}

/** A deal that has ended, with its final cards: a knock changes how they are dealt. */
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

/** A move must be in time; a timeout must not end a match whose turn has changed. */
export type Timing = 'IN_TIME' | 'OVERDUE';

/** The data that one step of a match writes, all or nothing. */
export interface Advance {
  /** The version that was read; 0 for a new match. */
  readonly fromVersion: number;
  /** The row after the step, except the clock and its times (see `timeAdvance`). */
  readonly match: StoredMatch;
  /** The seat that acted; null if none did. */
  readonly actor: Seat | null;
  readonly events: readonly NewEvent[];
  readonly endedDeals: readonly EndedDeal[];
  readonly newDeals: readonly NewDeal[];
  readonly substitution: Substitution | null;
  /** Whether the running turn continues, no matter who acted. */
  readonly keepsTurn: boolean;
  /** The condition on the deadline at the moment of the step. */
  readonly timing: Timing;
  /** The outcome of the players' plans and autoplay; null for a step that did not consult them. */
  readonly orders: StandingOrdersOutcome | null;
}

/**
 * Joins two steps into one; the second begins where the first ended. The first decides the condition on the
 * deadline.
 */
export function joinSteps(first: Advance, second: Advance): Advance {
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
