/** A pairing as best of n matches, with first deals in turn. */
import type { PairingResult } from './form.js';
import { pointsBy } from './results.js';

/** A match of a pairing that has ended. Sides are in the order of the pairing's lots. */
export interface BestOfMatch {
  readonly ending: 'PLAYED' | 'TIMEOUT' | 'CALLED_OFF';
  /** By side, from 1; equal for a match without a winner. Empty if it was called off. */
  readonly places: readonly number[];
  /** By side. */
  readonly bummerl: readonly number[];
}

export interface BestOfRules {
  readonly bestOf: number;
  readonly needsWinner: boolean;
  readonly sideCount: number;
  /** Whether four players meet of whom every second is a partner, drawn for this pairing. */
  readonly drawnPartners: boolean;
}

export interface BestOfState {
  /** The matches that count: all but those that were called off. */
  readonly counted: number;
  readonly calledOff: number;
  /** Match points by side. */
  readonly score: readonly number[];
  readonly bummerl: readonly number[];
  /** The side in front; null if the best are level. */
  readonly leader: number | null;
  /** The result once it is certain; else null. */
  readonly result: PairingResult | null;
  /** The side with the first deal in the next match. */
  readonly nextFirst: number;
}

/** How often a called-off match of a pairing is played again. */
export const REPLAYS = 1;

/** The side of each seat in a match of a pairing: the first deal goes round. */
export const sidesBySeat = (seatCount: number, sideCount: number, first: number): number[] =>
  Array.from({ length: seatCount }, (_, seat) => (seat + first) % sideCount);

export function bestOfState(rules: BestOfRules, matches: readonly BestOfMatch[]): BestOfState {
  const counting = matches.filter(({ ending }) => ending !== 'CALLED_OFF');
  const score = sums(
    counting.map(({ places }) =>
      pointsBy(
        places.map((place) => -place),
        rules.drawnPartners,
      ),
    ),
    rules.sideCount,
  );
  const bummerl = sums(
    counting.map((match) => match.bummerl),
    rules.sideCount,
  );
  const state = {
    counted: counting.length,
    calledOff: matches.length - counting.length,
    score,
    bummerl,
    leader: soleBest(score),
    nextFirst: matches.length % rules.sideCount,
  };
  return {
    ...state,
    result: isDecided(rules, state) ? resultOfScore(rules, state, counting) : null,
  };
}

function isDecided(
  { bestOf, needsWinner, sideCount }: BestOfRules,
  { counted, score, leader }: Pick<BestOfState, 'counted' | 'score' | 'leader'>,
): boolean {
  const left = bestOf - counted;
  if (left <= 0) return leader !== null || !needsWinner;
  // Each match moves two sides apart by two points at most. With more sides all matches are played.
  return sideCount === 2 && Math.abs(score[0]! - score[1]!) > 2 * left;
}

function resultOfScore(
  { drawnPartners }: BestOfRules,
  { score, bummerl }: Pick<BestOfState, 'score' | 'bummerl'>,
  matches: readonly BestOfMatch[],
): PairingResult {
  const timedOut = matches.some(({ ending }) => ending === 'TIMEOUT');
  return {
    decision: timedOut ? 'TIMEOUT' : 'PLAYED',
    points: pointsBy(score, drawnPartners),
    bummerl,
  };
}

const sums = (rows: readonly (readonly number[])[], count: number): number[] =>
  Array.from({ length: count }, (_, side) => rows.reduce((sum, row) => sum + (row[side] ?? 0), 0));

function soleBest(score: readonly number[]): number | null {
  const most = Math.max(...score);
  const best = score.flatMap((value, side) => (value === most ? [side] : []));
  return best.length === 1 ? best[0]! : null;
}
