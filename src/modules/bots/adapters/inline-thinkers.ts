import { setImmediate as breath } from 'node:timers/promises';
import type { ValuedAction } from '../../../bots/index.js';
import type { Action } from '../../../engine/index.js';
import { lookBack } from '../application/look-back.js';
import { think } from '../application/think.js';
import { Thinkers } from '../application/thinkers.js';
import type { PastTurn, Question } from '../application/thinkers.js';

/** Bots think where they are asked, and everything else waits. */
export class InlineThinkers extends Thinkers {
  choose(question: Question): Promise<Action> {
    return Promise.resolve(think(question));
  }

  /** One turn is looked back on after another: in between the others have their turn. */
  async lookBack(turn: PastTurn): Promise<ValuedAction[]> {
    await breath();
    return lookBack(turn);
  }
}
