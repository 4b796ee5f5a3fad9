import type { OnApplicationShutdown } from '@nestjs/common';
import type { BotKey, ValuedAction } from '../../../../bots/index.js';
import type { Action } from '../../../../engine/index.js';
import { Thinkers } from '../../application/thinkers.js';
import type { PastTurn, Question } from '../../application/thinkers.js';
import { ThinkingPool } from './thinking-pool.js';

/** Levels that decide by rules of thumb, in less than a millisecond. */
const QUICK: readonly BotKey[] = ['random', 'easy'];

/** Looking back is nobody's turn: all of it together waits as one owner does. */
const LOOKING_BACK = 'looking back';

/**
 * Bots think in threads of their own, never on the event loop. Quick levels have a thread to themselves,
 * so that they wait for no search.
 */
export class ThreadThinkers extends Thinkers implements OnApplicationShutdown {
  private readonly quick: ThinkingPool;
  private readonly searching: ThinkingPool;

  /** @param program what a thread runs @param threads how many search at a time */
  constructor(program: URL, threads: number) {
    super();
    this.quick = new ThinkingPool(program, 1);
    this.searching = new ThinkingPool(program, threads);
  }

  choose(question: Question, owner: string): Promise<Action> {
    const pool = QUICK.includes(question.level) ? this.quick : this.searching;
    return pool.run(owner, question);
  }

  lookBack(turn: PastTurn): Promise<ValuedAction[]> {
    return this.searching.run(LOOKING_BACK, turn, 'lookBack');
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.quick.close(), this.searching.close()]);
  }
}
