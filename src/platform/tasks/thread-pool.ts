import { Piscina } from 'piscina';
import { FairQueue } from '../fair-queue.js';

/** A task takes milliseconds, or a few seconds at most; a thread that takes this long is stopped and replaced. */
const LIMIT_MILLIS = 10_000;
/** A thread without work ends after a while. */
const IDLE_MILLIS = 60_000;

/** Threads that run a program. Waiting tasks start in turns, one of each owner. */
export class ThreadPool {
  private readonly threads: Piscina;
  private readonly queue: FairQueue;

  /** @param program the file that a thread runs @param threads how many tasks run at the same time */
  constructor(program: URL, threads: number) {
    this.queue = new FairQueue({ atOnce: threads });
    this.threads = new Piscina({
      filename: program.href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MILLIS,
    });
  }

  /** @param name one of the program's functions */
  run<T>(owner: string, name: string, task: unknown): Promise<T> {
    return this.queue.run(owner, () =>
      this.threads.run(task, {
        name,
        // The limit begins here, so that a task does not fail because it waited for others.
        signal: AbortSignal.timeout(LIMIT_MILLIS),
      }),
    );
  }

  async close(): Promise<void> {
    await this.threads.destroy();
  }
}
