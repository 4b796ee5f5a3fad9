import type { TimeControlInput } from '../generated/graphql';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Clocks with a name: most matches are played with one of them. */
export const CLOCKS = {
  day: { perTurnSeconds: DAY },
  threeDays: { perTurnSeconds: 3 * DAY },
  week: { perTurnSeconds: 7 * DAY },
  evening: { bankSeconds: HOUR, incrementSeconds: 30 },
  none: {},
} as const satisfies Record<string, TimeControlInput>;

type NamedClock = keyof typeof CLOCKS;

export const NAMED = Object.keys(CLOCKS) as NamedClock[];

/** A clock of one’s own, in hours and minutes as people say it. */
export interface OwnClock {
  readonly kind: 'own';
  readonly measure: 'perTurn' | 'bank';
  readonly hours: number;
  readonly incrementMinutes: number;
  readonly vacation: boolean;
  readonly weekends: boolean;
}

export type ClockWish = { readonly kind: NamedClock } | OwnClock;

export const OWN: OwnClock = {
  kind: 'own',
  measure: 'perTurn',
  hours: 48,
  incrementMinutes: 0,
  vacation: true,
  weekends: false,
};

export function clockInput(clock: ClockWish): TimeControlInput {
  if (clock.kind !== 'own') return CLOCKS[clock.kind];
  const { measure, hours, incrementMinutes, vacation, weekends } = clock;
  const seconds = Math.round(hours * HOUR);
  if (measure === 'perTurn') return { perTurnSeconds: seconds, vacation, weekends };
  return { bankSeconds: seconds, incrementSeconds: incrementMinutes * 60, vacation, weekends };
}
