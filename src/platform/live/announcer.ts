import { Injectable, Logger } from '@nestjs/common';
import { errorText } from '../errors.js';
import { LiveBus } from './live-bus.js';
import type { LiveMessage } from './live-bus.js';

/** The topic on which relays hear that something is owed. */
const TASKS_TOPIC = 'owed';

/** How long what is owed may wait: `soon` gathers what many owe. */
type Haste = 'now' | 'soon';

const TASKS_ADDED: Readonly<Record<Haste, LiveMessage>> = {
  now: { topic: TASKS_TOPIC, ref: 'now' },
  soon: { topic: TASKS_TOPIC, ref: 'soon' },
};

/** Whoever carries what is owed, in the processes that do. */
export interface Carrier {
  kick(): void;
  kickSoon(): void;
  drain(): Promise<void>;
}

/**
 * Tells at once what has just been committed: subscribers should not wait for the relay, which tells it again
 * with all that follows from it. What comes while messages are on their way goes together after them.
 */
@Injectable()
export class Announcer {
  private readonly logger = new Logger(Announcer.name);
  private readonly waiting = new Set<LiveMessage>();
  private running: Promise<void> | null = null;
  private carrier: Carrier | null = null;

  constructor(private readonly live: LiveBus) {}

  /** Has `carrier` hear what is owed, here and in every other process. */
  carriedBy(carrier: Carrier): void {
    this.carrier = carrier;
    this.live.onEach((message) => {
      if (message === null) carrier.kick();
      else if (message.topic === TASKS_TOPIC)
        this.tasksAdded(message.ref === 'soon' ? 'soon' : 'now');
    });
  }

  /** Never fails: what is lost here is told by the relay. */
  tell(message: LiveMessage): void {
    this.waiting.add(message);
    this.running ??= this.run();
  }

  /** Says that something is owed. */
  tasksAdded(haste: Haste = 'now'): void {
    if (!this.carrier) this.tell(TASKS_ADDED[haste]);
    else if (haste === 'now') this.carrier.kick();
    else this.carrier.kickSoon();
  }

  /** Ends when all has been told that this process can tell. */
  async drain(): Promise<void> {
    await this.running;
    await this.carrier?.drain();
  }

  private async run(): Promise<void> {
    // What is told in the same turn goes along.
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const messages = [...this.waiting];
      this.waiting.clear();
      try {
        await this.live.publish(messages);
      } catch (error) {
        this.logger.warn(`told later, by the relay: ${errorText(error)}`);
      }
    }
    this.running = null;
  }
}
