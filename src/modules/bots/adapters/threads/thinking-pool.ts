import { Piscina } from 'piscina';
import { FairQueue } from '../../../../platform/fair-queue.js';

/** A decision takes milliseconds; a thread that takes so long is given up and replaced. */
const LIMIT_MILLIS = 10_000;
/** A thread without work ends after a while. */
const IDLE_MILLIS = 60_000;

/** Threads of a program. What waits for one is let in turn by turn, one task of each owner. */
export class ThinkingPool {
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

  /** @param name which of the program's functions; its default one where none is given */
  run<T>(owner: string, task: unknown, name?: string): Promise<T> {
    return this.queue.run(owner, () =>
      this.threads.run(task, {
        ...(name && { name }),
        // From here on: waiting for others is no fault of the task.
        signal: AbortSignal.timeout(LIMIT_MILLIS),
      }),
    );
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
