import type { GamesQuery, ProposedClockName, TimeControlInput } from '../generated/graphql';

/** The clocks that the service proposes, and the bounds for other clocks. */
export type Clocks = GamesQuery['clocks'];

const HOUR = 3600;
const MINUTE = 60;

/** A clock that the service proposes. */
interface NamedClock {
  readonly kind: ProposedClockName;
  readonly control: TimeControlInput;
}

/** A clock with the user's own times, in hours and minutes. */
export interface OwnClock {
  readonly kind: 'own';
  readonly measure: 'perTurn' | 'bank';
  readonly hours: number;
  readonly incrementMinutes: number;
  readonly vacation: boolean;
  readonly weekends: boolean;
}

export type ClockChoice = NamedClock | OwnClock;

export const OWN: OwnClock = {
  kind: 'own',
  measure: 'perTurn',
  hours: 48,
  incrementMinutes: 0,
  vacation: true,
  weekends: false,
};

/** The proposed clock with this name. */
export function namedClock({ proposed }: Clocks, kind: ProposedClockName): NamedClock {
  const found = proposed.find(({ name }) => name === kind);
  // Leaves out `__typename`, which the cache adds: it is not part of an input.
  const {
    perTurnSeconds = null,
    bankSeconds = null,
    incrementSeconds = null,
  } = found?.timeControl ?? {};
  return { kind, control: { perTurnSeconds, bankSeconds, incrementSeconds } };
}

/** The bounds of the hours for a measure, and of the minutes for an increment. */
export const boundsOf = (clocks: Clocks, measure: OwnClock['measure']) => ({
  hours: { min: clocks[measure].min / HOUR, max: clocks[measure].max / HOUR },
  minutes: { min: clocks.increment.min / MINUTE, max: clocks.increment.max / MINUTE },
});

export function clockInput(clock: ClockChoice): TimeControlInput {
  if (clock.kind !== 'own') return clock.control;
  const { measure, hours, incrementMinutes, vacation, weekends } = clock;
  const seconds = Math.round(hours * HOUR);
  if (measure === 'perTurn') return { perTurnSeconds: seconds, vacation, weekends };
  return { bankSeconds: seconds, incrementSeconds: incrementMinutes * MINUTE, vacation, weekends };
}
