/** How a match ended, for the sides of its pairing. */
import type { GameResult } from './competition.js';
import type { RunningMatch } from './adjudication.js';
import type { BestOfMatch } from './best-of.js';

/** What is read of a match. */
interface PlayedMatch {
  readonly status: 'IN_PROGRESS' | 'FINISHED' | 'ABORTED';
  readonly score: readonly number[];
  readonly toAct: number | null;
  readonly result: {
    readonly places: readonly number[];
    readonly bummerl: readonly number[];
    readonly reason: string;
  } | null;
  readonly players: readonly { readonly substituteId: string | null }[];
}

const indexes = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** The seats of each side. */
const seatsBySide = (seats: readonly number[]): number[][] =>
  indexes(Math.max(...seats) + 1).map((side) =>
    seats.flatMap((of, seat) => (of === side ? [seat] : [])),
  );

/**
 * The result by side; null for a match that was called off. Who left a table of three or four is last, however well
 * the house bot played on, and counts as who lost by time.
 *
 * @param seats the side of each seat
 */
export function gameResultOf(match: PlayedMatch, seats: readonly number[]): GameResult | null {
  const { status, result, players } = match;
  if (status !== 'FINISHED' || !result) return null;
  const sides = seatsBySide(seats);
  const hasLeft = (seat: number) => players[seat]!.substituteId !== null;
  const places = sides.map((side) =>
    side.every(hasLeft) ? seats.length : Math.min(...side.map((seat) => result.places[seat]!)),
  );
  const isTimeout = result.reason === 'TIMEOUT';
  const hasTimedOut = (seat: number) => hasLeft(seat) || (isTimeout && result.places[seat]! > 1);
  return {
    places,
    bummerl: sides.map((side) => Math.max(...side.map((seat) => result.bummerl[seat]!))),
    timedOut: indexes(sides.length).filter((side) => sides[side]!.some(hasTimedOut)),
  };
}

/** A match of best of n, from its stored result. */
export function bestOfMatchOf(result: GameResult | null): BestOfMatch {
  if (!result) return { ending: 'CALLED_OFF', places: [], bummerl: [] };
  const { places, bummerl, timedOut } = result;
  return { ending: timedOut.length > 0 ? 'TIMEOUT' : 'PLAYED', places, bummerl };
}

/** The match that is played when time is up, by side. */
export function runningMatchOf(
  { score, toAct }: Pick<PlayedMatch, 'score' | 'toAct'>,
  seats: readonly number[],
): RunningMatch {
  const points = seatsBySide(seats).map((side) =>
    Math.max(...side.map((seat) => score[seat] ?? 0)),
  );
  return { score: points, toAct: toAct === null ? null : (seats[toAct] ?? null) };
}
