/** Who is still in a knock-out. */
import { lastRoundOf, startersOf, takesPart } from '../entrants.js';
import type { DecidedPairing, Entrant, Field } from '../form.js';

export interface Bracket {
  /** Who has lost less often than puts out, in the order of the last round's boards. */
  readonly contenders: readonly number[];
  isIn(lot: number): boolean;
  losses(lot: number): number;
  /** The round of the last loss, 0 without; the third place does not count. */
  lostIn(lot: number): number;
}

/**
 * The lot that is through. A level result, which should not occur, goes to fewer Bummerl, then to the lower lot. Nobody is through
 * if all have left.
 */
export function throughIn({ lots, result }: DecidedPairing): number | null {
  if (result === null || result.points.every((points) => points === 0)) return null;
  const order = [...lots.keys()].sort(
    (one, other) =>
      result.points[other]! - result.points[one]! ||
      result.bummerl[one]! - result.bummerl[other]! ||
      lots[one]! - lots[other]!,
  );
  return lots[order[0]!]!;
}

/** @param lives the number of losses that puts out */
export function bracketOf(field: Field<unknown>, lives: number): Bracket {
  const lossRounds = lossRoundsOf(field.pairings);
  const losses = (lot: number): number => lossRounds.get(lot)?.length ?? 0;
  const last = lastRoundOf(field);
  const boards = new Map(
    field.pairings
      .filter(({ round }) => round === last)
      .flatMap(({ lots, board }) => lots.map((lot) => [lot, board] as const)),
  );
  const boardOf = (lot: number): number => boards.get(lot) ?? Infinity;
  const contenders = startersOf(field)
    .filter((entrant) => isContender(entrant, losses(entrant.lot), lives, last + 1))
    .map(({ lot }) => lot)
    .sort((one, other) => compareNumbers(boardOf(one), boardOf(other)) || one - other);
  const inSet = new Set(contenders);
  return {
    contenders,
    isIn: (lot) => inSet.has(lot),
    losses,
    lostIn: (lot) => lossRounds.get(lot)?.at(-1) ?? 0,
  };
}

/** Infinity minus Infinity is no number. */
const compareNumbers = (one: number, other: number): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Who left keeps the place in the bracket, and the next opponent wins without playing; but nobody has a second chance. */
function isContender(entrant: Entrant, losses: number, lives: number, next: number): boolean {
  return losses === 0 || (losses < lives && takesPart(entrant, next));
}

function lossRoundsOf(pairings: readonly DecidedPairing[]): Map<number, number[]> {
  const rounds = new Map<number, number[]>();
  for (const pairing of pairings) {
    if (pairing.stage === 'THIRD_PLACE' || pairing.result === null) continue;
    const through = throughIn(pairing);
    for (const lot of pairing.lots)
      if (lot !== through) rounds.set(lot, [...(rounds.get(lot) ?? []), pairing.round]);
  }
  return rounds;
}
