import { EventEmitter, on } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { randomBytes } from 'node:crypto';
import { OutageLog } from '../logging/throttled-log.js';
import { ENDED, streamOf } from './stream.js';
import type { Stream } from './stream.js';

/** Says to subscribers that something has changed, and never contains the new data. It may be lost. */
export interface Hint {
  /** What has changed, such as `match.<id>`. */
  readonly topic: string;
  /** A second topic on which it is sent, such as `turns.<id>` of a user. */
  readonly also?: string;
  /** The new version, or the id of a new row. */
  readonly ref: string | number;
}

/** Milliseconds from one sending to the next, because each one wakes every process. Meanwhile hints are collected. */
const GATHER_MILLIS = 10;

/** A stream that has heard nothing for so long reads again: a lost hint costs seconds, never a change. */
const CHECK_MILLIS = 10_000;

/** How many silent streams read again in one turn of the event loop. */
const CHECKED_TOGETHER = 50;

/** The event for listeners that get every hint. */
const EACH = Symbol('each');

const outage = new OutageLog('hints are not sent, streams look by themselves');

/** A stream that listens, and whether it has heard something since the last check. */
interface Listener {
  hasHeard: boolean;
  readonly pass: (hint: Hint | null) => void;
}

/**
 * One path to subscribers: a hint goes at once to those of this process, and soon to those of all others. Whoever hears
 * it reads what has changed.
 */
export abstract class LiveBus {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  private readonly listeners = new Set<Listener>();
  private checks: NodeJS.Timeout | undefined;
  /** The name of this process in what it sends, so that it does not hear itself. */
  private readonly sender = randomBytes(6).toString('base64url');
  private readonly waiting = new Set<Hint>();
  private sending: Promise<void> | null = null;
  private sentAt = -Infinity;
  private isUp = false;

  /** Tests set a shorter time. */
  protected readonly checkMillis: number = CHECK_MILLIS;

  /**
   * Whether every hint arrives. It is false from the loss of the connection until all streams have been made to read
   * again.
   */
  get deliversAll(): boolean {
    return this.isUp;
  }

  /** Sends a text to every process. Rejects when it may not have been sent. */
  protected abstract transmit(text: string): Promise<void>;

  /** Sends a hint to the streams of this process, and soon to those of all others. Never fails. */
  send(hint: Hint): void {
    this.hear(hint);
    this.waiting.add(hint);
    this.sending ??= this.sendAll();
  }

  /** Sends hints to all other processes at once. Rejects when they may not have been sent. */
  async publish(hints: readonly Hint[]): Promise<void> {
    await this.transmit(JSON.stringify({ from: this.sender, hints }));
  }

  /** Resolves when this process has sent all that it can send. */
  async drain(): Promise<void> {
    await this.sending;
  }

  /** Calls `hear` with every hint as it comes, and with `null` when some may have been missed. */
  onEach(hear: (hint: Hint | null) => void): void {
    this.emitter.on(EACH, hear);
  }

  /**
   * The changes of one topic from this call on; `null` means "some may have been missed". The reader must end the
   * stream.
   */
  changes(topic: string): Stream<Hint | null> {
    const own = new EventEmitter();
    const listener: Listener = {
      hasHeard: true,
      pass: (hint) => {
        listener.hasHeard = true;
        own.emit('change', hint);
      },
    };
    this.emitter.on(topic, listener.pass);
    this.listeners.add(listener);
    this.checks ??= setInterval(() => void this.check(), this.checkMillis).unref();
    const source = on(own, 'change') as Stream<[Hint | null]>;
    const next = async (): Promise<IteratorResult<Hint | null, undefined>> => {
      const { done, value } = await source.next();
      return done ? ENDED : { done: false, value: value[0] };
    };
    return streamOf(next, () => {
      this.emitter.off(topic, listener.pass);
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.stopChecks();
      return source.return();
    });
  }

  /** Adapters call this with each text that arrives, their own too. */
  protected receive(text: string): void {
    const { from, hints } = JSON.parse(text) as { from: string; hints: readonly Hint[] };
    if (from !== this.sender) for (const hint of hints) this.hear(hint);
  }

  /** Adapters call this when the connection works. */
  protected connected(): void {
    this.isUp = true;
  }

  /** Adapters call this when the connection is lost. */
  protected disconnected(): void {
    this.isUp = false;
  }

  /** Adapters call this when a lost connection works again: every stream reads again. */
  protected resync(): void {
    for (const { pass } of this.listeners) pass(null);
    this.emitter.emit(EACH, null);
    this.connected();
  }

  private hear(hint: Hint): void {
    this.emitter.emit(hint.topic, hint);
    if (hint.also !== undefined) this.emitter.emit(hint.also, hint);
    this.emitter.emit(EACH, hint);
  }

  private async sendAll(): Promise<void> {
    // Hints of the same turn of the event loop are sent together.
    await Promise.resolve();
    while (this.waiting.size > 0) {
      const wait = this.sentAt + GATHER_MILLIS - performance.now();
      if (wait > 0) await pause(wait);
      this.sentAt = performance.now();
      const hints = [...this.waiting];
      this.waiting.clear();
      try {
        await this.publish(hints);
      } catch (error) {
        outage.note(error);
      }
    }
    this.sending = null;
  }

  /** Lets silent streams read again, some at a time, so that their reads share statements and block nobody. */
  private async check(): Promise<void> {
    const silent = [...this.listeners].filter(({ hasHeard }) => !hasHeard);
    for (const listener of this.listeners) listener.hasHeard = false;
    for (let from = 0; from < silent.length; from += CHECKED_TOGETHER) {
      for (const { pass } of silent.slice(from, from + CHECKED_TOGETHER)) pass(null);
      await new Promise(setImmediate);
    }
  }

  private stopChecks(): void {
    clearInterval(this.checks);
    this.checks = undefined;
  }
}
