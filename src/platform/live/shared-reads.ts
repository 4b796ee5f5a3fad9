import type { LiveMessage } from './live-bus.js';

/**
 * What is read because of a message, once for all streams of this process that hear of it. A bus hands
 * the same message object to every stream, so a read lasts as long as some stream still has the message
 * before it, and nothing is kept when nobody listens.
 */
export class SharedReads<V> {
  private readonly reads = new WeakMap<LiveMessage, Map<string, Promise<V>>>();

  /**
   * What `read` finds, or has found for the same message and `key`, which must name everything that the
   * result depends on. Without a message (there may have been some) everybody reads anew.
   */
  of(message: LiveMessage | null, key: string, read: () => Promise<V>): Promise<V> {
    if (message === null) return read();
    const ofMessage = this.reads.get(message) ?? new Map<string, Promise<V>>();
    this.reads.set(message, ofMessage);
    const found = ofMessage.get(key) ?? read();
    ofMessage.set(key, found);
    return found;
  }
}
