import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { errorText } from '../errors.js';
import { LiveBus } from './live-bus.js';
import type { LiveMessage } from './live-bus.js';

/** Milliseconds from one sending to the next, because each one wakes every process. Meanwhile messages are collected. */
const GATHER_MILLIS = 10;

/** The topic on which relays get the message that tasks are pending. */
const TASKS_TOPIC = 'owed';

/** How long tasks may wait. `soon` means that the tasks of many transactions are collected first. */
type Urgency = 'now' | 'soon';

const TASKS_ADDED: Readonly<Record<Urgency, LiveMessage>> = {
  now: { topic: TASKS_TOPIC, ref: 'now' },
  soon: { topic: TASKS_TOPIC, ref: 'soon' },
};

/** The relay, in processes that have one. */
export interface TaskRelay {
  kick(): void;
  kickSoon(): void;
  drain(): Promise<void>;
}

/**
 * Publishes the messages of a commit at once, so that subscribers need not wait for the relay. The relay publishes them
 * again, with their follow-ups. Subscribers of this process get a message first. Messages for the others that follow
 * each other closely are sent together.
 */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);
  private readonly waiting = new Set<LiveMessage>();
  private running: Promise<void> | null = null;
  private sentAt = -Infinity;
  private relay: TaskRelay | null = null;

  constructor(private readonly live: LiveBus) {}

  /** Calls `relay` for the new tasks of this process and of every other process. */
  attachRelay(relay: TaskRelay): void {
    this.relay = relay;
    this.live.onEach((message) => {
      if (message === null) relay.kick();
      else if (message.topic === TASKS_TOPIC)
        this.tasksAdded(message.ref === 'soon' ? 'soon' : 'now');
    });
  }

  /** Publishes a message soon. It never fails: the relay publishes a message that is lost here. */
  announce(message: LiveMessage): void {
    this.live.deliverHere(message);
    this.send(message);
  }

  /** Reports new tasks to the relay. */
  tasksAdded(urgency: Urgency): void {
    if (!this.relay) this.send(TASKS_ADDED[urgency]);
    else if (urgency === 'now') this.relay.kick();
    else this.relay.kickSoon();
  }

  /** Resolves when this process has sent all that it can send. */
  async drain(): Promise<void> {
    await this.running;
    await this.relay?.drain();
  }

  private send(message: LiveMessage): void {
    this.waiting.add(message);
    this.running ??= this.run();
  }

  private async run(): Promise<void> {
    // Messages of the same turn of the event loop are sent together.
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const wait = this.sentAt + GATHER_MILLIS - performance.now();
      if (wait > 0) await pause(wait);
      this.sentAt = performance.now();
      const messages = [...this.waiting];
      this.waiting.clear();
      try {
        await this.live.publish(messages);
      } catch (error) {
        this.logger.warn(
          `messages were not published at once, the relay will publish them: ${errorText(error)}`,
        );
      }
    }
    this.running = null;
  }
}
