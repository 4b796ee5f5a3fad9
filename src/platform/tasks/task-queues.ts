import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { JobsOptions } from 'bullmq';
import { CONFIG } from '../config/config.module.js';
import type { Config } from '../config/config.js';
import { QUEUED_KINDS, SHARE } from './task.js';
import type { PendingTask, QueuedKind, TaskPayload } from './task.js';
import { createBackend } from './backend.js';
import type { JobQueue } from './backend.js';

/**
 * A job is deleted when it is done or has failed; its outbox row remains until it is done. The queue itself tries a few
 * times within two seconds. After that the row's schedule decides, as for all tasks.
 */
const JOB_OPTIONS: JobsOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 250 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** A task that has failed before gets one attempt: its row has the schedule of further ones. */
const FAILED_OPTIONS: JobsOptions = { ...JOB_OPTIONS, attempts: 1 };

/** A delayed job without an outbox row. Its key contains no ":". */
export interface DelayedJob {
  readonly key: string;
  readonly payload: TaskPayload;
  readonly delayMillis: number;
}

/** The producers' side of the queues, in every process. */
@Injectable()
export class TaskQueues implements OnApplicationShutdown {
  private readonly logger = new Logger(TaskQueues.name);
  private readonly backend;
  private readonly queues: ReadonlyMap<string, JobQueue>;

  constructor(@Inject(CONFIG) config: Config) {
    this.backend = createBackend(config);
    this.queues = new Map(QUEUED_KINDS.map((kind) => [kind, this.open(kind)]));
  }

  /** Resolves when every queue can be written to. */
  async ready(): Promise<void> {
    for (const queue of this.queues.values()) await queue.waitUntilReady();
  }

  /**
   * Enqueues tasks of one kind in bulk. The job id follows from the task, so that a task that is offered again while
   * its job waits is not enqueued twice.
   */
  async add(kind: QueuedKind, tasks: readonly PendingTask[]): Promise<void> {
    await this.queues.get(kind)!.addBulk(tasks.map((task) => this.jobOf(task)));
  }

  /**
   * Enqueues jobs without an outbox row: if they are lost, something else does their work. A key is enqueued only once
   * while its job waits.
   */
  async addDelayed(kind: QueuedKind, delayed: readonly DelayedJob[]): Promise<void> {
    const jobs = delayed.map(({ key, payload, delayMillis }) => ({
      name: kind,
      data: { ...payload },
      opts: { ...JOB_OPTIONS, jobId: `${kind}.${key}`, delay: delayMillis },
    }));
    if (jobs.length > 0) await this.queues.get(kind)!.addBulk(jobs);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  private jobOf(task: PendingTask) {
    return {
      name: task.kind,
      data: { ...task.payload },
      opts: {
        ...(task.failures > 0 ? FAILED_OPTIONS : JOB_OPTIONS),
        jobId: `${task.kind}-${task.id}`,
        priority: priorityOf(task),
      },
    };
  }

  private open(kind: string): JobQueue {
    const queue = this.backend.queue(kind, {});
    queue.on('error', (error) => this.logger.warn(`queue ${kind}: ${error.message}`));
    return queue;
  }
}

/**
 * BullMQ takes lower priorities first, and 0 before all. In a shared kind the first task of each user comes before the
 * second task of any user. Tasks without a user come after these, and tasks that have failed before come last.
 */
function priorityOf({ ahead, payload, failures }: PendingTask): number {
  if (failures > 0) return SHARE + 3;
  if (ahead === null) return 0;
  return payload['forUser'] === undefined ? SHARE + 2 : ahead + 1;
}
