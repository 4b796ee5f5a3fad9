/** How long a turn may last; null where there is no clock. */
export interface TimeControl {
  readonly perTurnSeconds: number | null;
}

export interface TimeControlWish {
  readonly perTurnSeconds?: number | null;
  readonly bankSeconds?: number | null;
  readonly incrementSeconds?: number | null;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
export const TURN_SECONDS = { min: HOUR, max: 30 * DAY, fallback: 3 * DAY } as const;

/**
 * What was wished for: nothing said is three days a turn, an empty wish no clock at all; null for
 * what is not to be had (DESIGN §6).
 */
export function timeControlOf(wish: TimeControlWish | null | undefined): TimeControl | null {
  if (!wish) return { perTurnSeconds: TURN_SECONDS.fallback };
  const { perTurnSeconds, bankSeconds, incrementSeconds } = wish;
  if (typeof bankSeconds === 'number' || typeof incrementSeconds === 'number') return null;
  if (typeof perTurnSeconds !== 'number') return { perTurnSeconds: null };
  const fits = perTurnSeconds >= TURN_SECONDS.min && perTurnSeconds <= TURN_SECONDS.max;
  return fits ? { perTurnSeconds } : null;
}
