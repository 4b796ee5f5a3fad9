import { Injectable, Logger } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import { errorText } from '../../../platform/errors.js';
import { LiveBus } from '../../../platform/live/live-bus.js';

/** How the topics begin on which it is told that credentials of a user have ended. */
const ENDED_TOPIC = 'ended.';

/** For so long a credential is known to hold, should nobody say that it has ended. */
const KNOWN_MILLIS = 10_000;

/** So many are known; the one that was looked up longest ago goes first. */
const MOST_KNOWN = 20_000;

/** Whose a credential is. */
interface Owned {
  readonly userId: string;
}

interface Found<T> {
  readonly owned: T;
  /** When it ends by itself; null for never. */
  readonly expiresAt?: Date | null;
}

interface Known {
  readonly owned: Owned;
  readonly until: number;
}

/**
 * Which credentials hold, for a moment, so that not every request has to ask the database. Where some end,
 * every process hears of it at once and forgets all of their user. A process whose line is down may not hear
 * it, and trusts nothing that it knows.
 */
@Injectable()
export class KnownCredentials {
  protected readonly lifetimeMillis: number = KNOWN_MILLIS;
  private readonly logger = new Logger(KnownCredentials.name);
  private readonly known = new Map<string, Known>();
  /** How often something has been forgotten: what was asked before may have been answered before, too. */
  private forgotten = 0;

  constructor(private readonly live: LiveBus) {
    live.onEach((message) => {
      if (message === null) this.forget(() => true);
      else if (message.topic.startsWith(ENDED_TOPIC)) this.forgetUser(String(message.ref));
    });
  }

  /** Whether the credential is known to hold. */
  has(key: string): boolean {
    const known = this.known.get(key);
    return known !== undefined && this.live.isWhole && performance.now() < known.until;
  }

  /** What is known under `key`, or else is found; what does not hold is looked for each time. */
  async find<T extends Owned>(
    key: string,
    look: () => Promise<Found<T> | null>,
  ): Promise<T | null> {
    if (this.has(key)) return this.known.get(key)!.owned as T;
    const before = this.forgotten;
    const found = await look();
    if (!found) return null;
    const { owned, expiresAt } = found;
    const left = expiresAt ? expiresAt.getTime() - Date.now() : Infinity;
    const until = performance.now() + Math.min(this.lifetimeMillis, left);
    if (this.forgotten === before) putLast(this.known, key, { owned, until }, MOST_KNOWN);
    return owned;
  }

  /**
   * To be called when it has been committed that credentials of a user have ended, or that something else is
   * different which is known with them.
   */
  async ended(userId: string): Promise<void> {
    this.forgetUser(userId);
    try {
      await this.live.publish([{ topic: `${ENDED_TOPIC}${userId}`, ref: userId }]);
    } catch (error) {
      this.logger.warn(`other processes hear of an end when they ask: ${errorText(error)}`);
    }
  }

  private forgetUser(userId: string): void {
    this.forget((owned) => owned.userId === userId);
  }

  private forget(which: (owned: Owned) => boolean): void {
    this.forgotten++;
    for (const [key, { owned }] of this.known) if (which(owned)) this.known.delete(key);
  }
}
