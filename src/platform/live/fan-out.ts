import { setImmediate } from 'node:timers';
import type { LiveMessage } from './live-bus.js';

/** How many streams continue in one turn of the event loop. */
const AT_A_TIME = 25;

/**
 * Lets waiting streams continue in small groups, with a turn of the event loop between them: a message for thousands of
 * streams must not block other requests.
 */
export class InTurns {
  private readonly waiting: (() => void)[] = [];

  next(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(() => this.release());
    });
  }

  private release(): void {
    const group = this.waiting.splice(0, AT_A_TIME);
    if (this.waiting.length > 0) setImmediate(() => this.release());
    for (const resolve of group) resolve();
  }
}

/**
 * Shares a read among all streams of this process that have the same subject: usually the message, which a bus passes
 * as one object to every stream. A result is kept as long as the subject is in memory.
 */
export class SharedReads<V, S extends object = LiveMessage> {
  private readonly reads = new WeakMap<S, Map<string, Promise<V>>>();

  /**
   * The result of `read`, shared by all calls with the same subject and `key`. The key must name everything on which
   * the result depends. Without a subject (messages may have been missed) every call reads anew.
   */
  of(subject: S | null, key: string, read: () => Promise<V>): Promise<V> {
    if (subject === null) return read();
    const ofSubject = this.reads.get(subject) ?? new Map<string, Promise<V>>();
    this.reads.set(subject, ofSubject);
    const found = ofSubject.get(key) ?? read();
    ofSubject.set(key, found);
    return found;
  }
}
