import { Injectable, Logger } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import { errorText } from '../../../platform/errors.js';
import { LiveBus } from '../../../platform/live/live-bus.js';
import type { Hint } from '../../../platform/live/live-bus.js';
import { mayEnd } from '../../../platform/api/viewer.js';
import type { Ended } from '../../../platform/api/viewer.js';

/** The prefixes of the topics that report the end of credentials: a user's, and those of an app for all users. */
const ENDED_TOPIC = 'ended.';
const APP_ENDED_TOPIC = 'app-ended.';

/** How long a credential counts as valid without another look at the database. */
const KNOWN_MILLIS = 10_000;

/** How many credentials are remembered; the one that was looked up longest ago is dropped first. */
const MOST_KNOWN = 20_000;

/** The user of a credential, and the app that has it; null or missing for a credential of the user's own. */
interface Owned {
  readonly userId: string;
  readonly appId?: string | null;
}

interface Found<T> {
  readonly owned: T;
  /** When it expires; null for never. */
  readonly expiresAt?: Date | null;
}

interface Known {
  readonly owned: Owned;
  readonly until: number;
}

/**
 * Remembers valid credentials for a short time, so that not every request has to ask the database. When a
 * credential ends, every process is notified at once and forgets all credentials of that user or app. A process that
 * has lost its connection may miss that, so it trusts nothing that it remembers.
 */
@Injectable()
export class KnownCredentials {
  protected readonly lifetimeMillis: number = KNOWN_MILLIS;
  private readonly logger = new Logger(KnownCredentials.name);
  private readonly known = new Map<string, Known>();
  /**
   * How often something was forgotten. If this changed during a look-up, its answer may be old and is not
   * remembered.
   */
  private forgotten = 0;
  private readonly listeners: ((ended: Ended) => void)[] = [];

  constructor(private readonly live: LiveBus) {
    live.onEach((message) => {
      if (message === null) this.forget(null);
      else if (message.topic.startsWith(ENDED_TOPIC)) this.forget({ userId: String(message.ref) });
      else if (message.topic.startsWith(APP_ENDED_TOPIC))
        this.forget({ appId: String(message.ref) });
    });
  }

  /** Calls `hear` when credentials may have ended, after they are forgotten here. */
  onEnded(hear: (ended: Ended) => void): void {
    this.listeners.push(hear);
  }

  /** Whether the credential is remembered as valid. */
  has(key: string): boolean {
    const known = this.known.get(key);
    return known !== undefined && this.live.deliversAll && performance.now() < known.until;
  }

  /** Returns what is remembered under `key`, or looks it up. Invalid credentials are looked up every time. */
  async find<T extends Owned>(
    key: string,
    look: () => Promise<Found<T> | null>,
  ): Promise<T | null> {
    if (this.has(key)) return this.known.get(key)!.owned as T;
    const before = this.forgotten;
    const found = await look();
    if (!found) return null;
    const { owned, expiresAt } = found;
    const validMillis = expiresAt ? expiresAt.getTime() - Date.now() : Infinity;
    const until = performance.now() + Math.min(this.lifetimeMillis, validMillis);
    if (this.forgotten === before) putLast(this.known, key, { owned, until }, MOST_KNOWN);
    return owned;
  }

  /** Call this after the commit, when credentials of a user have ended or when other remembered data has changed. */
  ended(userId: string): Promise<void> {
    return this.publish({ userId }, { topic: `${ENDED_TOPIC}${userId}`, ref: userId });
  }

  /** Call this after the commit, when an app has been deleted: the credentials of all its users have ended. */
  appEnded(appId: string): Promise<void> {
    return this.publish({ appId }, { topic: `${APP_ENDED_TOPIC}${appId}`, ref: appId });
  }

  private async publish(ended: Ended, message: Hint): Promise<void> {
    this.forget(ended);
    try {
      await this.live.publish([message]);
    } catch (error) {
      this.logger.warn(
        `other processes learn of the ended credentials only at their next look-up: ${errorText(error)}`,
      );
    }
  }

  private forget(ended: Ended): void {
    this.forgotten++;
    for (const [key, { owned }] of this.known) if (mayEnd(owned, ended)) this.known.delete(key);
    for (const hear of this.listeners) hear(ended);
  }
}
