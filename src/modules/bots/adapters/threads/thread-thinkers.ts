import type { OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { ValuedAction } from '../../../../bots/index.js';
import type { Action } from '../../../../engine/index.js';
import { Thinkers } from '../../application/thinkers.js';
import type { PastTurn, Question } from '../../application/thinkers.js';

/** A decision takes milliseconds; a thread that takes so long is given up and replaced. */
const LIMIT_MILLIS = 10_000;
/** A thread without work ends after a while. */
const IDLE_MILLIS = 60_000;

/** Bots think in threads of their own, first come, first served: never on the event loop. */
export class ThreadThinkers extends Thinkers implements OnApplicationShutdown {
  private readonly pool: Piscina;

  /** @param program what a thread runs @param threads how many at a time */
  constructor(program: URL, threads: number) {
    super();
    this.pool = new Piscina({
      filename: program.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLIS,
    });
  }

  choose(question: Question): Promise<Action> {
    return this.pool.run(question, { signal: AbortSignal.timeout(LIMIT_MILLIS) });
  }

  lookBack(turn: PastTurn): Promise<ValuedAction[]> {
    return this.pool.run(turn, { name: 'lookBack', signal: AbortSignal.timeout(LIMIT_MILLIS) });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.destroy();
  }
}
