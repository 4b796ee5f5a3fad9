/** Tables of results: figures of each lot, and the order by tie-breaks. */
import type { DecidedPairing, PairingResult, Standing, Tiebreak, TiebreakKey } from './form.js';

export interface Figures {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly points: number;
  /** The Bummerl of all others in one's pairings, less one's own for each of them. */
  readonly bummerlDifference: number;
}

const NO_FIGURES: Figures = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  points: 0,
  bummerlDifference: 0,
};

/** Figures by lot; a bye brings points, but is not played. */
export function figuresOf(pairings: readonly DecidedPairing[]): (lot: number) => Figures {
  const figures = new Map<number, Figures>();
  for (const { lots, result } of pairings) {
    if (result === null) continue;
    for (const [side, lot] of lots.entries())
      figures.set(lot, plusResult(figures.get(lot) ?? NO_FIGURES, result, side));
  }
  return (lot) => figures.get(lot) ?? NO_FIGURES;
}

function plusResult(sum: Figures, result: PairingResult, side: number): Figures {
  const outcome = outcomeOf(result, side);
  const all = result.bummerl.reduce((total, count) => total + count, 0);
  const own = result.bummerl[side]!;
  return {
    played: sum.played + (outcome === null ? 0 : 1),
    won: sum.won + (outcome === 'WON' ? 1 : 0),
    drawn: sum.drawn + (outcome === 'DRAWN' ? 1 : 0),
    lost: sum.lost + (outcome === 'LOST' ? 1 : 0),
    points: sum.points + result.points[side]!,
    bummerlDifference: sum.bummerlDifference + all - result.bummerl.length * own,
  };
}

/** At a table of more than two: better or worse than the average. Without points the pairing is lost. */
function outcomeOf(
  { decision, points }: PairingResult,
  side: number,
): 'WON' | 'DRAWN' | 'LOST' | null {
  if (decision === 'BYE') return null;
  const average = points.reduce((sum, value) => sum + value, 0) / points.length;
  if (points[side]! > average) return 'WON';
  return points[side] === average && average > 0 ? 'DRAWN' : 'LOST';
}

/** A row of a table before its place is known. */
export interface UnplacedRow {
  readonly lot: number;
  readonly group: number | null;
  readonly figures: Figures;
  readonly tiebreaks: readonly Tiebreak[];
}

export const tiebreak = (key: TiebreakKey, value: number): Tiebreak => ({ key, value });

/** More is better, but for the lot. */
export function compareTiebreaks(one: readonly Tiebreak[], other: readonly Tiebreak[]): number {
  // Called for each comparison of a sort: an iterator would take most of its time.
  for (let i = 0; i < one.length; i++) {
    const { key, value } = one[i]!;
    const difference = other[i]!.value - value;
    if (difference !== 0) return key === 'LOT' ? -difference : difference;
  }
  return 0;
}

/** Orders the rows by groups and tie-breaks. Level rows share a place and are in the order of their lots. */
export function placed(rows: readonly UnplacedRow[]): Standing[] {
  const sorted = [...rows].sort(
    (one, other) =>
      (one.group ?? 0) - (other.group ?? 0) ||
      compareTiebreaks(one.tiebreaks, other.tiebreaks) ||
      one.lot - other.lot,
  );
  const standings: Standing[] = [];
  let inGroup = 0;
  for (const [i, row] of sorted.entries()) {
    const before = sorted[i - 1];
    const isFirst = before === undefined || before.group !== row.group;
    inGroup = isFirst ? 1 : inGroup + 1;
    const isLevel = !isFirst && compareTiebreaks(before.tiebreaks, row.tiebreaks) === 0;
    const { lot, group, tiebreaks } = row;
    const { played, won, drawn, lost, points } = row.figures;
    const place = isLevel ? standings[i - 1]!.place : inGroup;
    standings.push({ lot, group, place, played, won, drawn, lost, points, tiebreaks });
  }
  return standings;
}
