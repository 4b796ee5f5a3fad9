/** How long a decided deal of two goes on. */
import type { Code } from './codes.js';
import type { Position } from './position.js';
import type { InformationSet } from './information-set.js';

/** Whether an action ends the deal against any hand of the opponent. */
export const endsAtOnce = ({ position }: InformationSet, code: Code): boolean =>
  afterOne(position, code).over;

/**
 * The number of cards still played with all cards known, in strict play, when both sides keep the exact value: the
 * winner ends the deal as soon as possible, the loser as late as possible.
 */
export function cardsToEnd(p: Position, spares: readonly Position[]): number {
  if (p.over) return 0;
  const value = p.solved(spares);
  const lengths = afterAll(p)
    .filter((next) => next.solved(spares) === value)
    .map((next) => 1 + cardsToEnd(next, spares));
  return value > 0 === (p.turn === 0) ? Math.min(...lengths) : Math.max(...lengths);
}

const afterAll = (p: Position): Position[] =>
  [...p.codes.subarray(0, p.legal())].map((code) => afterOne(p, code));

/** The position after an action. */
export function afterOne(p: Position, code: Code): Position {
  const next = p.spare();
  next.copyFrom(p);
  next.take(code);
  return next;
}
