import { setImmediate } from 'node:timers';
import type { LiveMessage } from './live-bus.js';

/** How many go on before requests get their turn. */
const AT_A_TIME = 25;

/**
 * Lets those who wait go on in small groups, with a turn of the event loop between: a message for
 * thousands of streams must not hold up everybody else's requests.
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
 * What is read because of a subject, once for all of this process who have the same object before them.
 * Mostly it is a message: a bus hands the same one to every stream that hears of it. A read lasts as
 * long as somebody still has the subject, and nothing is kept when nobody does.
 */
export class SharedReads<V, S extends object = LiveMessage> {
  private readonly reads = new WeakMap<S, Map<string, Promise<V>>>();

  /**
   * What `read` finds, or has found for the same subject and `key`, which must name everything that the
   * result depends on. Without a subject (there may have been messages) everybody reads anew.
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
