/**
 * How long players may think: `perTurnSeconds` a turn, or `bankSeconds` for all turns of a player,
 * with an increment after each; both null where there is no clock.
 */
export interface TimeControl {
  readonly perTurnSeconds: number | null;
  readonly bankSeconds: number | null;
  readonly incrementSeconds: number | null;
  /** What the bank never exceeds. */
  readonly bankCapSeconds: number | null;
  /** Whether the weekend stops the clock, in the time zone of the player asked. */
  readonly weekends: boolean;
  /** Whether vacation stops it. */
  readonly vacation: boolean;
}

export function hasClock({ perTurnSeconds, bankSeconds }: TimeControl): boolean {
  return perTurnSeconds !== null || bankSeconds !== null;
}
