import type { OnApplicationShutdown } from '@nestjs/common';
import { setImmediate as breath } from 'node:timers/promises';
import type { BotKey, ActionValues } from '../../../bots/index.js';
import type { Action } from '../../../engine/index.js';
import { ThreadPool } from '../../../platform/tasks/thread-pool.js';
import { reviewTurn, decide } from '../application/decide.js';
import { BotRunner } from '../application/bot-runner.js';
import type { PastTurn, Question } from '../application/bot-runner.js';

/** Runs bots on the event loop, where everything else waits for them. */
export class InlineBotRunner extends BotRunner {
  choose(question: Question): Promise<Action> {
    return Promise.resolve(decide(question));
  }

  /** Turns are reviewed one after another; between two of them other work goes on. */
  async reviewTurn(turn: PastTurn): Promise<ActionValues[]> {
    await breath();
    return reviewTurn(turn);
  }
}

/** Levels that decide by rules of thumb, in less than a millisecond. */
const QUICK: readonly BotKey[] = ['random', 'easy'];

/** A review is no player's turn: all reviews together wait as one owner. */
const REVIEWS = 'reviews';

/**
 * Runs bots in threads, never on the event loop. Quick levels have a thread of their own, so that they wait for
 * no search.
 */
export class ThreadBotRunner extends BotRunner implements OnApplicationShutdown {
  private readonly quick: ThreadPool;
  private readonly searching: ThreadPool;

  /** @param program the file that a thread runs @param threads how many searches run at the same time */
  constructor(program: URL, threads: number) {
    super();
    this.quick = new ThreadPool(program, 1);
    this.searching = new ThreadPool(program, threads);
  }

  choose(question: Question, owner: string): Promise<Action> {
    const pool = QUICK.includes(question.level) ? this.quick : this.searching;
    return pool.run(owner, decide.name, question);
  }

  reviewTurn(turn: PastTurn): Promise<ActionValues[]> {
    return this.searching.run(REVIEWS, reviewTurn.name, turn);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.quick.close(), this.searching.close()]);
  }
}
