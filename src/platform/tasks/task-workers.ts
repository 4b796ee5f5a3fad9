import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { isUnavailable } from '../database/unavailable.js';
import { errorText } from '../errors.js';
import { createBackend } from './backend.js';
import type { JobWorker, QueueBackend } from './backend.js';
import { Outbox } from './outbox.js';
import { Sweeps } from './sweeps.js';
import { TaskHandlers } from './task-handlers.js';
import type { TaskHandler } from './task-handlers.js';
import { isDirect } from './task.js';
import { Batcher } from './batcher.js';
import { WatchedWorker } from './watched-worker.js';
import type { JobRun } from './watched-worker.js';

/**
 * How soon the job of a dead worker runs elsewhere: its lock ends, then another worker notices. A job that takes longer
 * than its lock may run twice, which handlers allow.
 */
const TIMES = { lockDuration: 6000, stalledInterval: 3000, runRetryDelay: 1000 };
export type JobTimes = typeof TIMES;

/** A worker counts as stopped if it did nothing for SILENCE_MILLIS while a task was offered NEGLECTED_OFFERS times. */
const SILENCE_MILLIS = 10_000;
const NEGLECTED_OFFERS = 3;
const WATCH_MILLIS = 5000;

/** The most tasks that are settled in one statement. */
const SETTLED_TOGETHER = 100;

/** The consumers' side of the queues, only in the worker. */
@Injectable()
export class TaskWorkers implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TaskWorkers.name);
  /** Tests set shorter times. */
  readonly times: JobTimes = { ...TIMES };
  private readonly backend: QueueBackend;
  private readonly workers = new Map<string, WatchedWorker<JobLike>>();
  private readonly settling = new Batcher<string>(SETTLED_TOGETHER, (ids) =>
    this.outbox.settle(ids),
  );

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly handlers: TaskHandlers,
    private readonly outbox: Outbox,
    sweeps: Sweeps,
  ) {
    this.backend = createBackend(config);
    sweeps.register({ name: 'workers', everyMillis: WATCH_MILLIS, run: () => this.watch() });
  }

  async onApplicationBootstrap(): Promise<void> {
    const queued = this.handlers.all().filter(({ kind }) => !isDirect(kind));
    for (const handler of queued) this.workers.set(handler.kind, this.start(handler));
    await Promise.all([...this.workers.values()].map((worker) => worker.waitUntilReady()));
  }

  /** Takes no new job and ends when the running ones have ended. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.close()));
    await this.backend.close();
  }

  /** Replaces workers that take no jobs although some are waiting. */
  async watch(silenceMillis = SILENCE_MILLIS): Promise<void> {
    for (const kind of await this.outbox.neglected(NEGLECTED_OFFERS)) {
      if (this.workers.get(kind)?.renewIfSilent(silenceMillis)) {
        this.logger.warn(`worker ${kind} took no jobs and was replaced`);
      }
    }
  }

  private start(handler: TaskHandler): WatchedWorker<JobLike> {
    return new WatchedWorker(
      (run) => this.open(handler, run),
      (job) => this.run(handler, job),
    );
  }

  private open({ kind, concurrency }: TaskHandler, run: JobRun<JobLike>): JobWorker {
    const worker = this.backend.worker(kind, run, { ...this.times, concurrency });
    worker.on('error', (error) => this.logger.warn(`worker ${kind}: ${error.message}`));
    return worker;
  }

  private async run(handler: TaskHandler, job: JobLike): Promise<void> {
    const id = taskIdOf(handler.kind, job.id!);
    try {
      await handler.handle(job.data);
    } catch (error) {
      if (id !== null && isLastAttempt(job) && !isUnavailable(error))
        await this.setAside(job, id, error);
      throw error;
    }
    if (id !== null) await this.settling.do(id);
  }

  /** Postpones a task that fails: the worker continues, and the row counts the failure. */
  private async setAside(job: JobLike, id: string, cause: unknown): Promise<void> {
    try {
      const failures = await this.outbox.fail([id]);
      this.logger.warn(`${job.id} has failed ${failures} times: ${errorText(cause)}`);
    } catch (error) {
      // The task is offered again when its lease ends. If nothing can be written, the task may not be the cause.
      this.logger.warn(
        `${job.id} failed: ${errorText(cause)}; the failure was not recorded: ${errorText(error)}`,
      );
    }
  }
}

type JobLike = {
  readonly id?: string | undefined;
  readonly data: Parameters<TaskHandler['handle']>[0];
  /** How many attempts have ended. */
  readonly attemptsMade: number;
  readonly opts: { readonly attempts?: number | undefined };
};

const isLastAttempt = ({ attemptsMade, opts }: JobLike): boolean =>
  attemptsMade + 1 >= (opts.attempts ?? 1);

/** The outbox row of a job id (`bot-turn-42` is row 42); null for a delayed job without a row. */
function taskIdOf(kind: string, jobId: string): string | null {
  const id = jobId.slice(kind.length + 1);
  return jobId.startsWith(`${kind}-`) && /^\d+$/.test(id) ? id : null;
}
