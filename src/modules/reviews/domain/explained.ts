import type { Action } from '../../../engine/index.js';
import type { OwnTurn } from './replay.js';
import { explanationOf } from './reasons/index.js';
import { judgeDecision } from './review.js';
import type { ValuedDecision } from './review.js';

/** A decision and, if it was costly, the reason why another action would have been better. */
export function explainDecision(
  decision: ValuedDecision,
  { match, rest }: OwnTurn,
): ValuedDecision {
  const { isCostly, best, played, actions } = judgeDecision(decision);
  if (!isCostly) return decision;
  const hindsightOf = (token: Action) => actions.find(({ action }) => action === token)!.hindsight;
  const gain = hindsightOf(best) - hindsightOf(played);
  return { ...decision, why: explanationOf({ best, played, match, rest, gain }) };
}
