import type { Action } from '../../../engine/index.js';
import { think } from '../application/think.js';
import { Thinkers } from '../application/thinkers.js';
import type { Question } from '../application/thinkers.js';

/** Bots think where they are asked, and everything else waits. */
export class InlineThinkers extends Thinkers {
  choose(question: Question): Promise<Action> {
    return Promise.resolve(think(question));
  }
}
