import { Injectable, Logger } from '@nestjs/common';
import { isForNewer, isUnavailable } from '../database/unavailable.js';
import { groupBy } from '../collections.js';
import { errorText } from '../errors.js';
import { Batcher } from '../tasks/batcher.js';
import type { Job, JobHandler } from '../tasks/job-handlers.js';
import { Queues } from '../tasks/queues.js';
import type { NewJob } from '../tasks/queues.js';
import { Consumers } from './consumers.js';
import type { Consumer } from './consumers.js';
import type { DomainEvent } from './event.js';
import { EventRows, SHARE } from './event-rows.js';
import type { EventKey, LeasedEvents } from './event-rows.js';
import { noteLeft } from './newer.js';
import { inTraces } from './traced-events.js';

/** The most rows that are settled in one statement. */
const SETTLED_TOGETHER = 100;

/** Events for a queue. */
export type QueuedEvents = Pick<LeasedEvents, 'id' | 'consumer' | 'events' | 'failures' | 'ahead'>;

/** The queues of the consumers that have one: a job for each row. A row is deleted only when its job is done. */
@Injectable()
export class EventQueues {
  private readonly logger = new Logger(EventQueues.name);
  private readonly settling = new Batcher<EventKey>(SETTLED_TOGETHER, (keys) =>
    this.rows.settle(keys),
  );

  constructor(
    private readonly queues: Queues,
    private readonly rows: EventRows,
    private readonly consumers: Consumers,
  ) {}

  /** Enqueues each consumer's events separately, so that a queue that fails stops only its own. Never fails. */
  async add(events: readonly QueuedEvents[]): Promise<void> {
    const byConsumer = [...groupBy(events, ({ consumer }) => consumer)];
    await Promise.all(byConsumer.map(([queue, its]) => this.addTo(queue, its)));
  }

  /**
   * The handlers of all queues.
   *
   * @param settled is called after rows have been settled: later events of their subjects may be due
   */
  handlers(settled: () => void): JobHandler[] {
    return this.consumers.all().flatMap((consumer) => {
      if (!consumer.queue) return [];
      return {
        queue: consumer.name,
        concurrency: consumer.queue.concurrency,
        handle: (job: Job) => this.handle(consumer, job, settled),
      };
    });
  }

  private async addTo(queue: string, events: readonly QueuedEvents[]): Promise<void> {
    try {
      await this.queues.add(queue, events.map(jobOf));
    } catch (error) {
      this.logger.warn(
        `${events.length} jobs could not be enqueued and are tried again: ${errorText(error)}`,
      );
      await this.rows.release(events);
    }
  }

  private async handle(consumer: Consumer, job: Job, settled: () => void): Promise<void> {
    const { id, events } = job.data as JobData;
    const key = { id, consumer: consumer.name };
    try {
      await inTraces(consumer.name, events, () => consumer.handle(events));
    } catch (error) {
      if (isForNewer(error)) return this.leave(key, error);
      if (job.isLastAttempt && !isUnavailable(error)) await this.putOff(key, error);
      throw error;
    }
    await this.settling.do(key);
    settled();
  }

  /** Ends the job, so that a process of a newer release can get the next one. */
  private async leave(key: EventKey, cause: unknown): Promise<void> {
    noteLeft(errorText(cause));
    await this.rows.leave([key]);
  }

  /** Puts off events that their consumer cannot handle: the worker continues, and the row counts the failure. */
  private async putOff(key: EventKey, cause: unknown): Promise<void> {
    const name = `${key.consumer} ${key.id}`;
    try {
      const failures = await this.rows.fail([key]);
      this.logger.warn(`${name} has failed ${failures} times: ${errorText(cause)}`);
    } catch (error) {
      // It is offered again when its lease ends. If nothing can be written, the events may not be the cause.
      this.logger.warn(
        `${name} failed: ${errorText(cause)}; the failure was not recorded: ${errorText(error)}`,
      );
    }
  }
}

type JobData = { readonly id: string; readonly events: readonly DomainEvent[] };

/** The id follows from the row, so that events that are offered again while their job waits are not enqueued twice. */
function jobOf(row: QueuedEvents): NewJob {
  const { id, consumer, events, failures } = row;
  return {
    id: `${consumer}-${id}`,
    data: { id, events },
    priority: priorityOf(row),
    // Events that have failed before get one attempt: their row has the schedule of further ones.
    triesOnce: failures > 0,
  };
}

/**
 * Lower priorities come first. The first row of each user comes before the second of any user. Rows for nobody come
 * after these, and those that have failed before come last.
 */
function priorityOf({ ahead, failures }: QueuedEvents): number {
  if (failures > 0) return SHARE + 3;
  return ahead === null ? SHARE + 2 : ahead + 1;
}
