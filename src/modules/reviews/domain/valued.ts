import type { Action } from '../../../engine/index.js';
import { differenceError, standardErrorOf } from './errors.js';
import type { ActionPlace } from './replay.js';
import { bestOf, round } from './review.js';
import type { ValuedAction, ValuedDecision } from './review.js';

/** The results of the searches of an action. */
export interface SearchedAction {
  readonly action: Action;
  readonly expected: number;
  /** One result for each search; equally many for every action of a decision. */
  readonly searched: readonly number[];
  readonly hindsight: number;
}

/** A decision as it is stored: means and errors instead of every search. */
export function decisionOf(
  { dealNumber, position }: ActionPlace,
  played: Action,
  searched: readonly SearchedAction[],
): ValuedDecision {
  const actions = searched.map(toValued);
  const best = bestOf({ played, actions }, 'expected').action;
  const valuesOf = (token: Action) => searched.find(({ action }) => action === token)!.searched;
  const error = differenceError(valuesOf(best), valuesOf(played));
  return { dealNumber, position, played, actions, lossError: round(error) };
}

const toValued = ({ action, expected, searched, hindsight }: SearchedAction): ValuedAction => ({
  action,
  expected: round(expected),
  standardError: round(standardErrorOf(searched)),
  hindsight: round(hindsight),
});
