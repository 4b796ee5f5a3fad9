import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '../error-text.js';
import { LiveBus } from '../live/live-bus.js';
import type { LiveMessage } from '../live/live-bus.js';
import { LiveFollowUps } from '../live/live-follow-ups.js';
import { TaskQueues } from '../queue/task-queues.js';
import { Outbox } from './outbox.js';
import type { OwedTask } from './task.js';

/**
 * What comes in while a pass is under way is gathered for so long before the next. A pass costs much
 * the same however few tasks it carries: under load this saves a third of a move's work, and where
 * there is none nobody waits.
 */
const GATHER_MILLIS = 20;

/**
 * Carries owed tasks from the outbox to the queues and to the subscribers. Called right after each
 * commit, and by the worker's sweep for whatever a dead process left behind.
 */
@Injectable()
export class Relay implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private running: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly queues: TaskQueues,
    private readonly live: LiveBus,
    private readonly followUps: LiveFollowUps,
  ) {}

  /** Starts a pass unless one is under way, which then takes one more round; never fails. */
  kick(): void {
    this.again = true;
    this.running ??= this.passes();
  }

  /** Ends when everything that was due has been carried. */
  async drain(): Promise<void> {
    this.kick();
    await this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.again = false;
    await this.running;
  }

  private async passes(): Promise<void> {
    try {
      while (this.again) {
        this.again = false;
        const tasks = await this.outbox.lease();
        await Promise.all([this.tell(tasks), this.enqueue(tasks)]);
        if (this.outbox.isFull(tasks.length)) this.again = true;
        else if (this.again) await pause(GATHER_MILLIS);
      }
    } catch (error) {
      this.logger.warn(`the relay pauses until the next sweep: ${errorText(error)}`);
    } finally {
      // In the same turn as the last look at `again`: a kick in between would be lost.
      this.running = null;
    }
  }

  private async tell(tasks: readonly OwedTask[]): Promise<void> {
    const due = tasks.filter((task) => task.kind === 'live');
    if (due.length === 0) return;
    const ids = due.map((task) => task.id);
    await this.carry(ids, async () => {
      const messages = due.map((task) => task.payload as unknown as LiveMessage);
      await this.live.publish([...messages, ...(await this.followUps.of(messages))]);
      await this.outbox.settle(ids);
    });
  }

  private async enqueue(tasks: readonly OwedTask[]): Promise<void> {
    const due = tasks.filter((task) => task.kind !== 'live');
    if (due.length === 0) return;
    await this.carry(
      due.map((task) => task.id),
      () => this.queues.add(due),
    );
  }

  private async carry(ids: readonly string[], work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${ids.length} tasks wait for their queue: ${errorText(error)}`);
      await this.outbox.release(ids);
    }
  }
}
