import { botOf } from '../../../bots/index.js';
import { seeded } from '../../../engine/index.js';
import type { Action } from '../../../engine/index.js';
import type { Question } from './thinkers.js';

/** A bot's decision: equal questions have equal answers. */
export function think({ level, view, seed }: Question): Action {
  return botOf(level)!.choose(view, view.options, seeded(seed));
}
