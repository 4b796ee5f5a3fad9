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
 * A job leaves nothing behind, done or failed: its outbox row is what remembers it. The queue itself tries a
 * few times within two seconds; what fails longer waits in its row, by the schedule of all others.
 */
const JOB_OPTIONS: JobsOptions = {
  attempts: 4,
  backoff: { type: 'exponential', delay: 250 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** What has failed before is tried once at a time: its row puts it off. */
const FAILED_OPTIONS: JobsOptions = { ...JOB_OPTIONS, attempts: 1 };

/** A job for later, by a key of its own; a key holds no ":". */
export interface Prompt {
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

  /** Ends when every queue can be written to. */
  async ready(): Promise<void> {
    for (const queue of this.queues.values()) await queue.waitUntilReady();
  }

  /**
   * Enqueues owed tasks of one kind in bulk. A task's job id is its own for good, so that one that is
   * offered again while its job still waits is not doubled.
   */
  async add(kind: QueuedKind, tasks: readonly PendingTask[]): Promise<void> {
    await this.queues.get(kind)!.addBulk(tasks.map((task) => this.jobOf(task)));
  }

  /**
   * Enqueues jobs that nothing is owed behind: should they get lost, something else sees to it. A key
   * is enqueued once while its job waits.
   */
  async prompt(kind: QueuedKind, prompts: readonly Prompt[]): Promise<void> {
    const jobs = prompts.map(({ key, payload, delayMillis }) => ({
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
 * BullMQ takes lower ones first, and 0 before them. Of a shared kind everyone's first task comes before
 * anyone's second; those for which nobody waits come after them. What has failed before comes last.
 */
function priorityOf({ ahead, payload, failures }: PendingTask): number {
  if (failures > 0) return SHARE + 3;
  if (ahead === null) return 0;
  return payload['forUser'] === undefined ? SHARE + 2 : ahead + 1;
}
