import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { groupBy } from '../collections.js';
import { errorText } from '../errors.js';
import type { Carrier } from '../live/announcer.js';
import { LiveBus, LiveFollowUps } from '../live/live-bus.js';
import type { LiveMessage } from '../live/live-bus.js';
import { Outbox } from './outbox.js';
import { TaskQueues } from './task-queues.js';
import { followedOf, isJob, isTaskFault, liveMessageOf, QUEUED_KINDS } from './task.js';
import type { PendingTask, QueuedKind } from './task.js';

/** What comes in while a pass is under way is gathered for so long before the next. */
const PAUSE_MILLIS = 20;

/**
 * Carries owed tasks from the outbox to the queues and to the subscribers: in the worker, as soon as it
 * hears that something is owed, and by its sweep for whatever it did not hear of.
 */
@Injectable()
export class Relay implements Carrier, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private running: Promise<void> | null = null;
  private again = false;
  private began = -Infinity;
  private timer: NodeJS.Timeout | null = null;
  /** Tasks that have been told, and are settled with the next pass. */
  private done: string[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly queues: TaskQueues,
    private readonly live: LiveBus,
    private readonly followUps: LiveFollowUps,
    @Inject(CONFIG) private readonly config: Pick<Config, 'GATHER_MILLIS'>,
  ) {}

  /** Starts a pass unless one is under way, which then takes one more round; never fails. */
  kick(): void {
    this.again = true;
    this.running ??= this.passes();
  }

  /**
   * Sees to it that there is a pass before long, with whatever else comes until then: a pass costs much the same
   * however few tasks it carries. Where there was none lately it begins at once.
   */
  kickSoon(): void {
    const wait = this.began + this.config.GATHER_MILLIS - performance.now();
    if (wait <= 0) this.kick();
    else this.timer ??= setTimeout(() => this.kick(), wait);
  }

  /** Ends when everything that was due has been carried. */
  async drain(): Promise<void> {
    this.kick();
    await this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.again = false;
    this.stopTimer();
    await this.running;
    await this.outbox.settle(this.done.splice(0));
  }

  private async passes(): Promise<void> {
    try {
      while (this.again) {
        const isFull = await this.pass();
        if (isFull) this.again = true;
        else if (this.again) await pause(PAUSE_MILLIS);
        // Where another pass is due before long, what has been told is settled with it.
        else if (!this.timer) await this.outbox.settle(this.done.splice(0));
      }
    } catch (error) {
      this.logger.warn(`the relay pauses until the next sweep: ${errorText(error)}`);
    } finally {
      // In the same turn as the last look at `again`: a kick in between would be lost.
      this.running = null;
    }
  }

  /** Whether it may have left some. */
  private async pass(): Promise<boolean> {
    this.again = false;
    this.began = performance.now();
    this.stopTimer();
    const tasks = await this.outbox.lease(this.done.splice(0));
    await Promise.all([this.tell(tasks), this.enqueue(tasks)]);
    return this.outbox.isFull(tasks.length);
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** What has failed before is told by itself, after the others. */
  private async tell(tasks: readonly PendingTask[]): Promise<void> {
    const due = tasks.filter((task) => task.kind === 'live');
    await this.tellAll(due.filter(({ failures }) => failures === 0));
    for (const task of due.filter(({ failures }) => failures > 0)) await this.tellAll([task]);
  }

  private async tellAll(tasks: readonly PendingTask[]): Promise<void> {
    await this.carry(tasks, async () => {
      for (const { told, messages } of await this.followed(tasks)) {
        await this.live.publish(messages);
        this.done.push(...idsOf(told));
      }
    });
  }

  /**
   * The tasks with what is to be told because of them. One that cannot be followed up is found by halves
   * and set aside, so that it does not keep the others; what comes to all alike is thrown.
   */
  private async followed(tasks: readonly PendingTask[]): Promise<Followed[]> {
    try {
      const followed = tasks.map(followedOf);
      const messages = tasks.map(({ payload }) => liveMessageOf(payload));
      return [{ told: tasks, messages: [...messages, ...(await this.followUps.of(followed))] }];
    } catch (error) {
      if (!isTaskFault(error)) throw error;
      if (tasks.length === 1) return this.setAside(tasks, error);
      const half = tasks.length >> 1;
      const first = await this.followed(tasks.slice(0, half));
      return [...first, ...(await this.followed(tasks.slice(half)))];
    }
  }

  /**
   * Each kind by itself: a queue that cannot be written to keeps its own tasks alone. A kind of a newer
   * service is left to that.
   */
  private async enqueue(tasks: readonly PendingTask[]): Promise<void> {
    const byKind = groupBy(tasks, (task) => task.kind);
    await Promise.all(QUEUED_KINDS.map((kind) => this.queue(kind, byKind.get(kind) ?? [])));
  }

  private async queue(kind: QueuedKind, tasks: readonly PendingTask[]): Promise<void> {
    await this.carry(tasks, async () => {
      await this.setAside(
        tasks.filter((task) => !isJob(task)),
        new TypeError('no payload'),
      );
      await this.queues.add(kind, tasks.filter(isJob));
    });
  }

  private async setAside(tasks: readonly PendingTask[], cause: unknown): Promise<[]> {
    if (tasks.length === 0) return [];
    await this.outbox.fail(idsOf(tasks));
    this.logger.warn(`tasks ${idsOf(tasks).join(', ')} cannot be carried: ${errorText(cause)}`);
    return [];
  }

  private async carry(tasks: readonly PendingTask[], work: () => Promise<void>): Promise<void> {
    if (tasks.length === 0) return;
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${tasks.length} tasks wait for their queue: ${errorText(error)}`);
      await this.outbox.release(idsOf(tasks));
    }
  }
}

/** Tasks that were followed up, and all that is told because of them. */
interface Followed {
  readonly told: readonly PendingTask[];
  readonly messages: readonly LiveMessage[];
}

const idsOf = (tasks: readonly PendingTask[]): string[] => tasks.map(({ id }) => id);
