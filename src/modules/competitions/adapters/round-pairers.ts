import type { OnApplicationShutdown } from '@nestjs/common';
import { ThreadPool } from '../../../platform/tasks/thread-pool.js';
import { nextRound } from '../application/next-round.js';
import type { RoundTask } from '../application/next-round.js';
import { RoundPairer } from '../application/round-pairer.js';

/** Pairs on the event loop, where everything else waits for it. */
export class InlineRoundPairer extends RoundPairer {
  nextRound(task: RoundTask) {
    return Promise.resolve(nextRound(task));
  }
}

/** So few are paired sooner than a thread has begun. */
const FEW = 64;

/** All competitions wait as one owner. */
const ROUNDS = 'rounds';

/** Pairs large fields in a thread, so that nothing else waits. */
export class ThreadRoundPairer extends RoundPairer implements OnApplicationShutdown {
  private readonly threads: ThreadPool;

  /** @param program the file that the thread runs */
  constructor(program: URL) {
    super();
    this.threads = new ThreadPool(program, 1);
  }

  nextRound(task: RoundTask): Promise<ReturnType<typeof nextRound>> {
    if (task.field.entrants.length <= FEW) return Promise.resolve(nextRound(task));
    return this.threads.run(ROUNDS, nextRound.name, task);
  }

  onApplicationShutdown(): Promise<void> {
    return this.threads.close();
  }
}
