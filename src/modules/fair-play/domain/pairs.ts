import { Z } from './estimates.js';
import type { Estimate } from './estimates.js';

/** A rated match from the side of one player, against one opponent. */
export interface Meeting {
  readonly opponentId: string;
  /** 1 for a better place, 0 for a worse one, a half for the same. */
  readonly score: number;
  /** The ratings before the match. */
  readonly own: number;
  readonly other: number;
}

/** How two players have done against each other, beside what their ratings let expect. */
export interface PairFigures {
  readonly opponentId: string;
  readonly matches: number;
  readonly score: number;
  readonly expected: number;
  /** The score above expectation for each match. */
  readonly surplus: Estimate;
}

/** The chance to end better: 400 points mean odds of ten to one (see rate-match.ts of ratings). */
export const expectedScore = (own: number, other: number): number =>
  1 / (1 + 10 ** ((other - own) / 400));

/** The opponents who were met most often, with figures. Whoever was met less often than `fewest` is left out. */
export function pairFigures(
  meetings: readonly Meeting[],
  { most, fewest }: { readonly most: number; readonly fewest: number },
): PairFigures[] {
  const byOpponent = new Map<string, Meeting[]>();
  for (const meeting of meetings)
    byOpponent.set(meeting.opponentId, [...(byOpponent.get(meeting.opponentId) ?? []), meeting]);
  return [...byOpponent]
    .filter(([, met]) => met.length >= fewest)
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([opponentId, met]) => figuresOf(opponentId, met));
}

function figuresOf(opponentId: string, met: readonly Meeting[]): PairFigures {
  const count = met.length;
  const chances = met.map(({ own, other }) => expectedScore(own, other));
  const expected = chances.reduce((sum, chance) => sum + chance, 0);
  const score = met.reduce((sum, meeting) => sum + meeting.score, 0);
  const variance = chances.reduce((sum, chance) => sum + chance * (1 - chance), 0);
  const value = (score - expected) / count;
  const half = (Z * Math.sqrt(variance)) / count;
  const surplus = { value, low: value - half, high: value + half, observations: count };
  return { opponentId, matches: count, score, expected, surplus };
}
