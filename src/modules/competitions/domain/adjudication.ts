/** The result of a pairing that is not played to its end. */
import type { Decision, PairingResult } from './form.js';
import { pointsBy } from './results.js';
import { bestOfState } from './best-of.js';
import type { BestOfMatch, BestOfRules } from './best-of.js';

/** The match that is played when the round's time is up. */
export interface RunningMatch {
  /** By side, the better the higher: game points, or for games that count down their negative. */
  readonly score: readonly number[];
  /** The side whose turn it is; null if nobody can act. */
  readonly toAct: number | null;
}

/** Everything that an adjudication looks at. */
export interface UndecidedPairing {
  readonly rules: BestOfRules;
  /** The lots by side: the lower lot is through if nothing else decides. */
  readonly lots: readonly number[];
  readonly matches: readonly BestOfMatch[];
  readonly running: RunningMatch | null;
  /** The sides for whom no match could begin, because they play too many elsewhere. */
  readonly busy: readonly number[];
}

/**
 * Decides a pairing. A side for whom no match could begin loses. Otherwise the score decides: first the matches that have
 * ended count, then the score of the running match. If both are level and the form needs a winner: the side to act loses,
 * then the side with more Bummerl, then the higher lot.
 */
export function adjudicate(
  pairing: UndecidedPairing,
  decision: Extract<Decision, 'ADJUDICATED' | 'CALLED_OFF'>,
): PairingResult {
  const { rules, matches } = pairing;
  const { bummerl } = bestOfState(rules, matches);
  const ranks = ranksOf(pairing);
  return { decision, points: pointsBy(ranks, rules.drawnPartners), bummerl };
}

/** The sides' ranks, the better the higher. */
function ranksOf({ rules, lots, matches, running, busy }: UndecidedPairing): number[] {
  const { score, bummerl } = bestOfState(rules, matches);
  const couldPlay = lots.map((_, side) => (busy.includes(side) ? 0 : 1));
  const criteria = [couldPlay, score, running?.score ?? score.map(() => 0)];
  if (rules.needsWinner)
    criteria.push(
      lots.map((_, side) => (side === running?.toAct ? -1 : 0)),
      bummerl.map((count) => -count),
      lots.map((lot) => -lot),
    );
  const compare = (one: number, other: number): number =>
    criteria.map((values) => values[one]! - values[other]!).find((by) => by !== 0) ?? 0;
  return lots.map((_, side) => lots.filter((_, other) => compare(side, other) > 0).length);
}
