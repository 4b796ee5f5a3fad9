import type { TimeControl } from '../../clock/domain/index.js';

export type TimeControlWish = {
  readonly [name in keyof TimeControl]?: TimeControl[name] | null;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
const TURN_SECONDS = { min: HOUR, max: 30 * DAY, fallback: 3 * DAY } as const;
const BANK_SECONDS = { min: HOUR, max: 90 * DAY } as const;
const INCREMENT_SECONDS = { min: 0, max: 7 * DAY } as const;

/** What a clock may be, in seconds. */
export const CLOCK_BOUNDS = {
  perTurn: { min: TURN_SECONDS.min, max: TURN_SECONDS.max },
  bank: BANK_SECONDS,
  increment: INCREMENT_SECONDS,
} as const;

/**
 * What was wished for: nothing said is three days a turn, an empty wish no clock at all; null for
 * what is not to be had (docs/clock.md).
 */
export function timeControlOf(wish: TimeControlWish | null | undefined): TimeControl | null {
  if (!wish) return perTurn(TURN_SECONDS.fallback, {});
  if (isGiven(wish.perTurnSeconds)) return mixed(wish) ? null : perTurn(wish.perTurnSeconds, wish);
  if (isGiven(wish.bankSeconds)) return bank(wish.bankSeconds, wish);
  return mixed(wish) || wish.weekends ? null : NO_CLOCK;
}

const NO_CLOCK: TimeControl = {
  perTurnSeconds: null,
  bankSeconds: null,
  incrementSeconds: null,
  bankCapSeconds: null,
  weekends: false,
  vacation: false,
};

function perTurn(perTurnSeconds: number, wish: TimeControlWish): TimeControl | null {
  return within(perTurnSeconds, TURN_SECONDS)
    ? { ...NO_CLOCK, perTurnSeconds, ...stopsOf(wish) }
    : null;
}

function bank(bankSeconds: number, wish: TimeControlWish): TimeControl | null {
  const incrementSeconds = wish.incrementSeconds ?? 0;
  const bankCapSeconds = wish.bankCapSeconds ?? bankSeconds;
  const fits =
    within(bankSeconds, BANK_SECONDS) &&
    within(incrementSeconds, INCREMENT_SECONDS) &&
    within(bankCapSeconds, { min: bankSeconds, max: BANK_SECONDS.max });
  if (!fits) return null;
  return { ...NO_CLOCK, bankSeconds, incrementSeconds, bankCapSeconds, ...stopsOf(wish) };
}

/** What stops the clock where there is one. */
function stopsOf({ weekends, vacation }: TimeControlWish) {
  return { weekends: weekends ?? false, vacation: vacation ?? true };
}

/** Whether anything of a bank is wished for. */
function mixed({ bankSeconds, incrementSeconds, bankCapSeconds }: TimeControlWish): boolean {
  return [bankSeconds, incrementSeconds, bankCapSeconds].some(isGiven);
}

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number';

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
