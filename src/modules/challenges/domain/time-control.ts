import type { TimeControl } from '../../clock/domain/index.js';

export type TimeControlRequest = {
  readonly [name in keyof TimeControl]?: TimeControl[name] | null;
};

const HOUR = 3600;
const DAY = 24 * HOUR;
const TURN_SECONDS = { min: HOUR, max: 30 * DAY, fallback: 3 * DAY } as const;
const BANK_SECONDS = { min: HOUR, max: 90 * DAY } as const;
const INCREMENT_SECONDS = { min: 0, max: 7 * DAY } as const;

/** The bounds of clocks, in seconds. */
export const CLOCK_BOUNDS = {
  perTurn: { min: TURN_SECONDS.min, max: TURN_SECONDS.max },
  bank: BANK_SECONDS,
  increment: INCREMENT_SECONDS,
} as const;

/**
 * Parses a requested clock. Nothing given is three days a turn; an empty request is no clock.
 *
 * @returns null for a clock out of bounds or a mix of kinds (docs/clock.md)
 */
export function timeControlOf(request: TimeControlRequest | null | undefined): TimeControl | null {
  if (!request) return perTurn(TURN_SECONDS.fallback, {});
  if (isGiven(request.perTurnSeconds))
    return requestsBank(request) ? null : perTurn(request.perTurnSeconds, request);
  if (isGiven(request.bankSeconds)) return bank(request.bankSeconds, request);
  return requestsBank(request) || request.weekends ? null : NO_CLOCK;
}

const NO_CLOCK: TimeControl = {
  perTurnSeconds: null,
  bankSeconds: null,
  incrementSeconds: null,
  bankCapSeconds: null,
  weekends: false,
  vacation: false,
};

function perTurn(perTurnSeconds: number, request: TimeControlRequest): TimeControl | null {
  return within(perTurnSeconds, TURN_SECONDS)
    ? { ...NO_CLOCK, perTurnSeconds, ...stopsOf(request) }
    : null;
}

function bank(bankSeconds: number, request: TimeControlRequest): TimeControl | null {
  const incrementSeconds = request.incrementSeconds ?? 0;
  const bankCapSeconds = request.bankCapSeconds ?? bankSeconds;
  const fits =
    within(bankSeconds, BANK_SECONDS) &&
    within(incrementSeconds, INCREMENT_SECONDS) &&
    within(bankCapSeconds, { min: bankSeconds, max: BANK_SECONDS.max });
  if (!fits) return null;
  return { ...NO_CLOCK, bankSeconds, incrementSeconds, bankCapSeconds, ...stopsOf(request) };
}

/** What stops the clock: weekends and vacation. */
function stopsOf({ weekends, vacation }: TimeControlRequest) {
  return { weekends: weekends ?? false, vacation: vacation ?? true };
}

/** Whether any part of a bank is requested. */
function requestsBank({
  bankSeconds,
  incrementSeconds,
  bankCapSeconds,
}: TimeControlRequest): boolean {
  return [bankSeconds, incrementSeconds, bankCapSeconds].some(isGiven);
}

const isGiven = (value: number | null | undefined): value is number => typeof value === 'number';

const within = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max;
