import type { OnApplicationShutdown } from '@nestjs/common';
import { setImmediate as breath } from 'node:timers/promises';
import { Piscina } from 'piscina';
import type { BotKey, ActionValues } from '../../../bots/index.js';
import type { Action } from '../../../engine/index.js';
import { FairQueue } from '../../../platform/fair-queue.js';
import { reviewTurn, decide } from '../application/decide.js';
import { BotRunner } from '../application/bot-runner.js';
import type { PastTurn, Question } from '../application/bot-runner.js';

/** Bots think where they are asked, and everything else waits. */
export class InlineBotRunner extends BotRunner {
  choose(question: Question): Promise<Action> {
    return Promise.resolve(decide(question));
  }

  /** One turn is looked back on after another: in between the others have their turn. */
  async reviewTurn(turn: PastTurn): Promise<ActionValues[]> {
    await breath();
    return reviewTurn(turn);
  }
}

/** A decision takes milliseconds; a thread that takes so long is given up and replaced. */
const LIMIT_MILLIS = 10_000;
/** A thread without work ends after a while. */
const IDLE_MILLIS = 60_000;

/** Threads of a program. What waits for one is let in turn by turn, one task of each owner. */
class ThreadPool {
  private readonly threads: Piscina;
  private readonly queue: FairQueue;

  constructor(program: URL, threads: number) {
    this.queue = new FairQueue({ atOnce: threads });
    this.threads = new Piscina({
      filename: program.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLIS,
    });
  }

  /** @param name which of the program's functions */
  run<T>(owner: string, name: string, task: unknown): Promise<T> {
    return this.queue.run(owner, () =>
      this.threads.run(task, {
        name,
        // From here on: waiting for others is no fault of the task.
        signal: AbortSignal.timeout(LIMIT_MILLIS),
      }),
    );
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}

/** Levels that decide by rules of thumb, in less than a millisecond. */
const QUICK: readonly BotKey[] = ['random', 'easy'];

/** Looking back is nobody's turn: all of it together waits as one owner does. */
const REVIEWS = 'reviews';

/**
 * Bots think in threads of their own, never on the event loop. Quick levels have a thread to themselves,
 * so that they wait for no search.
 */
export class ThreadBotRunner extends BotRunner implements OnApplicationShutdown {
  private readonly quick: ThreadPool;
  private readonly searching: ThreadPool;

  /** @param program what a thread runs @param threads how many search at a time */
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
