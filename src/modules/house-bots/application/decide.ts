import { botOf, valueActions } from '../../../bots/index.js';
import type { ActionValues } from '../../../bots/index.js';
import { restore, seeded } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import type { PastTurn, Question } from './bot-runner.js';

/** A bot's decision. Equal questions have equal answers. Threads run this function and the next. */
export function decide({ level, view, seed }: Question): Action {
  return botOf(level)!.choose(view, view.options, seeded(seed));
}

/** The value of each action at a past turn. Equal turns with equal seeds have equal answers. */
export function reviewTurn({ snapshot, seed }: PastTurn): ActionValues[] {
  const match = restore(snapshot);
  // The engine's message is left out: it may name a card, and errors are logged.
  if (!match.ok) throw new Error('a past turn does not replay');
  return valueActions(match.value.deal!, seed);
}
