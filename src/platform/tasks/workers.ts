import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { createBackend } from './backend.js';
import type { JobWorker, QueueBackend } from './backend.js';
import { OutageLog } from '../logging/throttled-log.js';
import { JobHandlers } from './job-handlers.js';
import type { JobData, JobHandler } from './job-handlers.js';
import { WatchedWorker } from './watched-worker.js';
import type { JobRun } from './watched-worker.js';

/**
 * How soon the job of a dead worker runs elsewhere: its lock ends, then another worker notices. A job that takes longer
 * than its lock may run twice, which handlers allow.
 */
const TIMES = { lockDuration: 6000, stalledInterval: 3000, runRetryDelay: 1000 };
export type JobTimes = typeof TIMES;

/** A worker counts as silent if it did nothing for so long. */
const SILENCE_MILLIS = 10_000;

/** The consumers' side of the queues, only in the worker. */
@Injectable()
export class Workers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(Workers.name);
  /** Tests set shorter times. */
  readonly times: JobTimes = { ...TIMES };
  private readonly backend: QueueBackend;
  private readonly workers = new Map<string, WatchedWorker<BullJob>>();

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly handlers: JobHandlers,
  ) {
    this.backend = createBackend(config);
  }

  async onApplicationBootstrap(): Promise<void> {
    for (const handler of this.handlers.list) this.workers.set(handler.queue, this.start(handler));
    await Promise.all([...this.workers.values()].map((worker) => worker.waitUntilReady()));
  }

  /** Takes no new job and ends when the running ones have ended. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.close()));
    await this.backend.close();
  }

  /** Replaces the worker of a queue in which jobs wait, if it has taken none for a while. */
  renewIfSilent(queue: string, silenceMillis = SILENCE_MILLIS): void {
    if (this.workers.get(queue)?.renewIfSilent(silenceMillis))
      this.logger.warn(`worker ${queue} took no jobs and was replaced`);
  }

  private start(handler: JobHandler): WatchedWorker<BullJob> {
    return new WatchedWorker(
      (run) => this.open(handler, run),
      ({ data, attemptsMade, opts }) =>
        handler.handle({ data, isLastAttempt: attemptsMade + 1 >= (opts.attempts ?? 1) }),
    );
  }

  private open({ queue, concurrency }: JobHandler, run: JobRun<BullJob>): JobWorker {
    const worker = this.backend.worker(queue, run, { ...this.times, concurrency });
    const outage = new OutageLog(`the worker ${queue} cannot take jobs`);
    worker.on('error', (error) => {
      if (isOfOneJob(error)) return this.logger.warn(`worker ${queue}: ${error.message}`);
      outage.note(error);
      pauseFor(worker, this.times.runRetryDelay);
    });
    return worker;
  }
}

/** BullMQ's own errors about a job have a number as their code. */
const isOfOneJob = (error: Error & { code?: unknown }): boolean => typeof error.code === 'number';

/**
 * BullMQ waits after a lost connection, but asks again at once if the server answers with an error: one that is
 * read-only, full or without the tables would be asked thousands of times a second.
 */
function pauseFor(worker: JobWorker, millis: number): void {
  void worker.pause(true);
  setTimeout(() => void worker.resume(), millis).unref();
}

type BullJob = {
  readonly data: JobData;
  /** How many attempts have ended. */
  readonly attemptsMade: number;
  readonly opts: { readonly attempts?: number | undefined };
};
