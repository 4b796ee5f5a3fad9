import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';
import { OutageLog } from '../logging/throttled-log.js';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { createBackend } from './backend.js';
import type { JobQueue } from './backend.js';
import type { JobData } from './job-handlers.js';

/**
 * A job is deleted when it is done or has failed: what is to be done is written elsewhere too. The queue itself tries a
 * few times within two seconds.
 */
const JOB_OPTIONS: JobsOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 250 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** How long a job waits for the first connection of its queue. */
const READY_MILLIS = 5_000;

/** A job whose loss does no harm: something else does its work then. */
export interface NewJob {
  /** Unique in its queue while the job waits; contains no ":". */
  readonly id: string;
  readonly data: JobData;
  /** Lower ones come first, and 0 before all. */
  readonly priority?: number;
  readonly delayMillis?: number;
  readonly triesOnce?: boolean;
}

/** The queues, for those who add jobs. A queue is opened when it gets its first job. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private backend: ReturnType<typeof createBackend> | null = null;
  private readonly queues = new Map<string, JobQueue>();
  private readonly ready = new Set<JobQueue>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Enqueues jobs in bulk; one whose id waits already is not added again. */
  async add(queue: string, jobs: readonly NewJob[]): Promise<void> {
    if (jobs.length === 0) return;
    const opened = this.open(queue);
    if (!this.ready.has(opened)) await this.untilReady(queue, opened);
    await opened.addBulk(
      jobs.map(({ id, data, priority = 0, delayMillis = 0, triesOnce = false }) => ({
        name: queue,
        data: { ...data },
        opts: {
          ...JOB_OPTIONS,
          jobId: id,
          priority,
          delay: delayMillis,
          ...(triesOnce && { attempts: 1 }),
        },
      })),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend?.close();
  }

  /**
   * Redis may be away when a queue is opened. BullMQ then keeps the failure of its first connection for ever, or waits
   * for the connection without limit.
   */
  private async untilReady(name: string, queue: JobQueue): Promise<void> {
    const opened = queue.waitUntilReady().then(
      () => this.ready.add(queue),
      (error: unknown) => {
        if (this.queues.get(name) === queue) this.queues.delete(name); // the next job opens another
        throw error;
      },
    );
    opened.catch(() => undefined); // it may come after the time is over
    const isLate = pause(READY_MILLIS, null, { ref: false });
    if ((await Promise.race([opened, isLate])) === null) throw new Error('Command timed out');
  }

  private open(name: string): JobQueue {
    const known = this.queues.get(name);
    if (known) return known;
    this.backend ??= createBackend(this.config);
    const queue = this.backend.queue(name, {});
    const outage = new OutageLog(`the queue ${name} takes no jobs`);
    queue.on('error', (error) => outage.note(error));
    this.queues.set(name, queue);
    return queue;
  }
}
