/** How long a deal of two goes on that is as good as decided. */
import type { Code } from './codes.js';
import type { Position } from './position.js';
import type { InformationSet } from './information-set.js';

/** Whether an action ends the deal, whatever the other one holds. */
export const endsAtOnce = ({ position }: InformationSet, code: Code): boolean =>
  afterOne(position, code).over;

/**
 * How many cards are still played, all cards known and strict play, where neither gives up any of its value:
 * whoever wins ends the deal as soon as can be, and whoever loses holds out.
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
