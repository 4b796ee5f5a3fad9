import { Inject, Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { asOwnWork, asUsersWork } from '../database/own-work.js';
import { groupBy } from '../collections.js';
import { errorText } from '../errors.js';
import type { TaskRelay } from '../live/announcer.js';
import { LiveBus, LiveFollowUps } from '../live/live-bus.js';
import type { LiveMessage } from '../live/live-bus.js';
import { DirectTasks } from './direct-tasks.js';
import { Outbox } from './outbox.js';
import { TaskQueues } from './task-queues.js';
import { followedOf, isDirect, isJob, isTaskFault, liveMessageOf, QUEUED_KINDS } from './task.js';
import type { PendingTask, QueuedKind } from './task.js';

/** The pause after the start of a pass, as a multiple of its length: passes take at most a twentieth of the time. */
const PAUSE_FACTOR = 20;

/** A pause is never longer than this, in milliseconds. */
const LONGEST_PAUSE_MILLIS = 1000;

/** Milliseconds between two passes in which tasks are collected, if some were added during the first pass. */
const PAUSE_MILLIS = 20;

/**
 * Takes pending tasks from the outbox to the queues and to the subscribers, or to the handlers of direct kinds. It runs
 * in the worker: when new tasks are reported, and at intervals for tasks that were not reported.
 */
@Injectable()
export class Relay implements TaskRelay, BeforeApplicationShutdown {
  private readonly logger = new Logger(Relay.name);
  private running: Promise<void> | null = null;
  private again = false;
  private began = -Infinity;
  /** How long the last pass took, in milliseconds. */
  private took = 0;
  private timer: NodeJS.Timeout | null = null;
  /** Tasks that have been published; the next pass settles them. */
  private done: string[] = [];

  constructor(
    private readonly outbox: Outbox,
    private readonly queues: TaskQueues,
    private readonly direct: DirectTasks,
    private readonly live: LiveBus,
    private readonly followUps: LiveFollowUps,
    @Inject(CONFIG) private readonly config: Pick<Config, 'GATHER_MILLIS'>,
  ) {}

  /** Starts a pass. If one is running, another follows it. Never fails. */
  kick(): void {
    this.again = true;
    this.running ??= asOwnWork(() => this.passes());
  }

  /**
   * Makes sure that a pass begins soon: GATHER_MILLIS after the last one began, later if passes take long, or at once if
   * that time is over. Tasks that are added until then share the pass, which costs nearly the same for few tasks as for
   * many.
   */
  kickSoon(): void {
    const pause = Math.min(PAUSE_FACTOR * this.took, LONGEST_PAUSE_MILLIS);
    const wait = this.began + Math.max(this.config.GATHER_MILLIS, pause) - performance.now();
    if (wait <= 0) this.kick();
    else this.timer ??= setTimeout(() => this.kick(), wait);
  }

  /** Resolves when all due tasks have been published, enqueued, or done directly. */
  async drain(): Promise<void> {
    this.kick();
    await this.running;
    await this.direct.finished();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.again = false;
    this.stopTimer();
    await this.running;
    await this.direct.finished();
    await this.outbox.settle(this.done.splice(0));
  }

  private async passes(): Promise<void> {
    try {
      while (this.again) {
        const isFull = await this.pass();
        if (isFull) this.again = true;
        else if (this.again) await pause(PAUSE_MILLIS);
        // If another pass is due soon, it settles them.
        else if (!this.timer) await this.outbox.settle(this.done.splice(0));
      }
    } catch (error) {
      this.logger.warn(`the relay pauses until the next sweep: ${errorText(error)}`);
    } finally {
      // Must be in the same turn of the event loop as the check of `again`: otherwise a kick in between would be lost.
      this.running = null;
    }
  }

  /** Whether there may be more due tasks. */
  private async pass(): Promise<boolean> {
    this.again = false;
    this.began = performance.now();
    this.stopTimer();
    const tasks = await this.outbox.lease(this.done.splice(0));
    asUsersWork(() => this.direct.begin(tasks.filter(({ kind }) => isDirect(kind))));
    await Promise.all([this.publish(tasks), this.enqueue(tasks)]);
    this.took = performance.now() - this.began;
    return this.outbox.isFull(tasks.length);
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Publishes tasks. Tasks that have failed before are published last, each alone. */
  private async publish(tasks: readonly PendingTask[]): Promise<void> {
    const due = tasks.filter((task) => task.kind === 'live');
    await this.publishAll(due.filter(({ failures }) => failures === 0));
    for (const task of due.filter(({ failures }) => failures > 0)) await this.publishAll([task]);
  }

  private async publishAll(tasks: readonly PendingTask[]): Promise<void> {
    await this.deliver(tasks, async () => {
      for (const { published, messages } of await this.followed(tasks)) {
        await this.live.publish(messages);
        this.done.push(...idsOf(published));
      }
    });
  }

  /**
   * The tasks, with the messages to publish for them. A task that causes an error is found by halving and set aside, so
   * that it does not stop the others. An error that concerns all tasks is thrown.
   */
  private async followed(tasks: readonly PendingTask[]): Promise<Followed[]> {
    try {
      const followed = tasks.map(followedOf);
      const messages = tasks.map(({ payload }) => liveMessageOf(payload));
      return [
        { published: tasks, messages: [...messages, ...(await this.followUps.of(followed))] },
      ];
    } catch (error) {
      if (!isTaskFault(error)) throw error;
      if (tasks.length === 1) return this.setAside(tasks, error);
      const half = tasks.length >> 1;
      const first = await this.followed(tasks.slice(0, half));
      return [...first, ...(await this.followed(tasks.slice(half)))];
    }
  }

  /**
   * Enqueues each kind separately, so that a queue that fails stops only its own tasks. Kinds of a newer version of the
   * service are left to its processes.
   */
  private async enqueue(tasks: readonly PendingTask[]): Promise<void> {
    const byKind = groupBy(tasks, (task) => task.kind);
    await Promise.all(QUEUED_KINDS.map((kind) => this.queue(kind, byKind.get(kind) ?? [])));
  }

  private async queue(kind: QueuedKind, tasks: readonly PendingTask[]): Promise<void> {
    await this.deliver(tasks, async () => {
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
    this.logger.warn(
      `tasks ${idsOf(tasks).join(', ')} cannot be processed and are set aside: ${errorText(cause)}`,
    );
    return [];
  }

  private async deliver(tasks: readonly PendingTask[], work: () => Promise<void>): Promise<void> {
    if (tasks.length === 0) return;
    try {
      await work();
    } catch (error) {
      this.logger.warn(
        `${tasks.length} tasks could not be delivered and are tried again: ${errorText(error)}`,
      );
      await this.outbox.release(idsOf(tasks));
    }
  }
}

/** Tasks, and all messages to publish for them. */
interface Followed {
  readonly published: readonly PendingTask[];
  readonly messages: readonly LiveMessage[];
}

const idsOf = (tasks: readonly PendingTask[]): string[] => tasks.map(({ id }) => id);
