import { Injectable, Logger } from '@nestjs/common';
import { errorText } from '../errors.js';
import { LiveBus } from './live-bus.js';
import type { LiveMessage } from './live-bus.js';

/** The topic on which relays hear that tasks are pending. */
const TASKS_TOPIC = 'owed';

/** How long tasks may wait: `soon` gathers the tasks of many transactions. */
type Haste = 'now' | 'soon';

const TASKS_ADDED: Readonly<Record<Haste, LiveMessage>> = {
  now: { topic: TASKS_TOPIC, ref: 'now' },
  soon: { topic: TASKS_TOPIC, ref: 'soon' },
};

/** The relay, in processes that have one. */
export interface Carrier {
  kick(): void;
  kickSoon(): void;
  drain(): Promise<void>;
}

/**
 * Publishes at once what has just been committed, so that subscribers need not wait for the relay. The relay publishes
 * it again, with all that follows from it. Messages that come while others are on their way are sent together after
 * them.
 */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);
  private readonly waiting = new Set<LiveMessage>();
  private running: Promise<void> | null = null;
  private carrier: Carrier | null = null;

  constructor(private readonly live: LiveBus) {}

  /** Makes `carrier` hear of new tasks, from here and from every other process. */
  carriedBy(carrier: Carrier): void {
    this.carrier = carrier;
    this.live.onEach((message) => {
      if (message === null) carrier.kick();
      else if (message.topic === TASKS_TOPIC)
        this.tasksAdded(message.ref === 'soon' ? 'soon' : 'now');
    });
  }

  /** Never fails: the relay publishes what is lost here. */
  tell(message: LiveMessage): void {
    this.waiting.add(message);
    this.running ??= this.run();
  }

  /** Says that there are new tasks. */
  tasksAdded(haste: Haste = 'now'): void {
    if (!this.carrier) this.tell(TASKS_ADDED[haste]);
    else if (haste === 'now') this.carrier.kick();
    else this.carrier.kickSoon();
  }

  /** Resolves when this process has sent all that it can send. */
  async drain(): Promise<void> {
    await this.running;
    await this.carrier?.drain();
  }

  private async run(): Promise<void> {
    // Messages of the same turn of the event loop are sent together.
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const messages = [...this.waiting];
      this.waiting.clear();
      try {
        await this.live.publish(messages);
      } catch (error) {
        this.logger.warn(`not published, the relay will do it: ${errorText(error)}`);
      }
    }
    this.running = null;
  }
}
