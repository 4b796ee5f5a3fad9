import { Injectable } from '@nestjs/common';
import { asOwnWork } from '../../../platform/database/own-work.js';
import type { Job, JobHandler } from '../../../platform/tasks/job-handlers.js';
import { Queues } from '../../../platform/tasks/queues.js';
import { OverdueStore } from '../storage/overdue-store.js';
import { OverdueSweep } from './overdue.sweep.js';

/** How far ahead deadlines are enqueued: twice the interval of the sweep that enqueues them. */
const AHEAD_SECONDS = 60;

/** How many deadlines are enqueued at a time; the sweep of overdue matches finds the others. */
const BATCH = 1000;

/** A timer may fire slightly early. */
const GRACE_MILLIS = 5;

/**
 * Ends a match at its deadline, by a delayed job that is enqueued in the last minute before. If a job is lost,
 * the sweep of overdue matches ends the match a second later.
 */
@Injectable()
export class DeadlineHandler implements JobHandler {
  readonly queue = 'deadline';
  readonly concurrency = 4;

  constructor(
    private readonly matches: OverdueStore,
    private readonly queues: Queues,
    private readonly overdue: OverdueSweep,
  ) {}

  /** Enqueues the deadlines that pass soon, each once. */
  async enqueue(): Promise<void> {
    const coming = await this.matches.coming(BATCH, AHEAD_SECONDS);
    const prompts = coming.map(({ matchId, version, deadline, millis }) => ({
      id: `deadline.${matchId}.${version}.${deadline.getTime()}`,
      data: { matchId, version },
      delayMillis: Math.ceil(millis) + GRACE_MILLIS,
    }));
    await this.queues.add(this.queue, prompts);
  }

  async handle({ data }: Job): Promise<void> {
    await asOwnWork(() => this.overdue.endOne(String(data['matchId'])));
  }
}
