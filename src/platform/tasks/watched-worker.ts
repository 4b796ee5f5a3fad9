import { setTimeout as pause } from 'node:timers/promises';
import type { JobWorker } from './backend.js';

/** How long a worker without jobs may take to close its connections. */
const CLOSE_MILLIS = 1000;

/** Runs a job; a worker is created with it. */
export type JobRun<J> = (job: J) => Promise<void>;

/**
 * A worker that can be replaced when it no longer takes jobs. BullMQ is known to stop after its connection was reset,
 * without an error and with `isRunning()` still true: its issues 3185 (open), 4378, 4479, 4585 and 4729. Only a new
 * worker helps.
 */
export class WatchedWorker<J> {
  private worker: JobWorker;
  private readonly running = new Set<Promise<void>>();
  private lastSign = performance.now();

  constructor(
    private readonly open: (run: JobRun<J>) => JobWorker,
    private readonly work: JobRun<J>,
  ) {
    this.worker = open((job) => this.run(job));
  }

  waitUntilReady(): Promise<unknown> {
    return this.worker.waitUntilReady();
  }

  /**
   * Takes no new job and resolves when the running ones have ended. It does not only wait for BullMQ, which may wait
   * for ever for a connection that is being opened again (its issue 4585).
   */
  async close(): Promise<void> {
    await Promise.race([this.worker.close(), this.jobsEnded()]);
  }

  /** Replaces a worker that had nothing to do for `millis`. Returns whether it did. */
  renewIfSilent(millis: number): boolean {
    if (this.running.size > 0 || performance.now() - this.lastSign < millis) return false;
    // Forced: it has no job, and the end of a lost connection may never be reported.
    void this.worker.close(true).catch(() => undefined);
    this.worker = this.open((job) => this.run(job));
    this.lastSign = performance.now();
    return true;
  }

  private async jobsEnded(): Promise<void> {
    await Promise.allSettled(this.running);
    await pause(CLOSE_MILLIS, undefined, { ref: false });
  }

  private async run(job: J): Promise<void> {
    const work = this.work(job);
    this.running.add(work);
    try {
      await work;
    } finally {
      this.running.delete(work);
      this.lastSign = performance.now();
    }
  }
}
