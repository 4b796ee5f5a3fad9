import { Injectable } from '@nestjs/common';
import type { TaskPayload } from '../../../platform/tasks/task.js';
import type { TaskHandler } from '../../../platform/tasks/task-handlers.js';
import { TaskQueues } from '../../../platform/tasks/task-queues.js';
import { OverdueStore } from '../storage/overdue-store.js';
import { OverdueSweep } from './overdue.sweep.js';

/** How far ahead deadlines are given to the queue: twice the pace of the sweep that does it. */
const AHEAD_SECONDS = 60;

/** How many of them at a time; the sweep over what is overdue sees to the rest. */
const BATCH = 1000;

/** A timer may ring a little early. */
const GRACE_MILLIS = 5;

/**
 * The prompt at a deadline: a delayed job, in the queue for the last minute alone. The deadline's
 * column and the sweep are the guarantee; a job that is lost costs a second.
 */
@Injectable()
export class DeadlineHandler implements TaskHandler {
  readonly kind = 'deadline';
  readonly concurrency = 4;

  constructor(
    private readonly matches: OverdueStore,
    private readonly queues: TaskQueues,
    private readonly overdue: OverdueSweep,
  ) {}

  /** Enqueues what runs out soon, once for each deadline. */
  async enqueue(): Promise<void> {
    const coming = await this.matches.coming(BATCH, AHEAD_SECONDS);
    const prompts = coming.map(({ matchId, version, deadline, millis }) => ({
      key: `${matchId}.${version}.${deadline.getTime()}`,
      payload: { matchId, version },
      delayMillis: Math.ceil(millis) + GRACE_MILLIS,
    }));
    await this.queues.prompt(this.kind, prompts);
  }

  async handle(payload: TaskPayload): Promise<void> {
    await this.overdue.endOne(String(payload['matchId']));
  }
}
