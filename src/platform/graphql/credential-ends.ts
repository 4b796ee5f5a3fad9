import { Injectable } from '@nestjs/common';
import { chunksOf } from '../collections.js';
import type { ApiError } from '../api/api-error.js';
import { Authenticator, mayEnd, notAuthenticated } from '../api/viewer.js';
import type { Ended, Viewer } from '../api/viewer.js';

/** The longest time of a timer of Node, in milliseconds. */
const LONGEST_TIMER_MILLIS = 2 ** 31 - 1;

/**
 * How often every subscription is checked although nothing was heard: so late one ends whose process has missed the end
 * of its credential. What is remembered of credentials may add ten seconds.
 */
const RECHECK_MILLIS = 30_000;

/** How many are checked in one turn of the event loop: their look-ups share statements and block nobody. */
const CHECKED_TOGETHER = 50;

/** The results of a subscription. */
type Results<T> = Pick<AsyncGenerator<T, void, undefined>, 'next' | 'return'>;

/** A running subscription of a user. */
export interface Subscriber {
  readonly viewer: Viewer;
  /** Whether the user is still signed in with the credential of the subscription. */
  readonly holds: () => Promise<boolean>;
}

/**
 * Ends subscriptions as soon as their credential ends, although nothing happens that they would report. Until then the
 * user would count as connected, and the client would not learn that it has to sign in again.
 */
@Injectable()
export class CredentialEnds {
  /** Tests set a shorter time. */
  protected readonly recheckMillis: number = RECHECK_MILLIS;
  private readonly open = new Set<EndableResults<unknown>>();
  private rechecks: NodeJS.Timeout | undefined;

  constructor(authenticator: Authenticator) {
    authenticator.onEnded((ended) => this.check(ended));
  }

  /** The same results. They end with UNAUTHENTICATED when the credential ends. */
  endingWith<T>(subscriber: Subscriber, results: Results<T>): AsyncGenerator<T, void, undefined> {
    const endable = new EndableResults(subscriber, results, () => this.left(endable));
    this.open.add(endable);
    this.rechecks ??= setInterval(() => void this.checkAll(), this.recheckMillis).unref();
    // It may have ended while the subscription began.
    void endable.check();
    return endable;
  }

  private check(ended: Ended): void {
    for (const endable of this.open)
      if (mayEnd(endable.subscriber.viewer, ended)) void endable.check();
  }

  private async checkAll(): Promise<void> {
    for (const some of chunksOf([...this.open], CHECKED_TOGETHER)) {
      for (const endable of some) void endable.check();
      await new Promise(setImmediate);
    }
  }

  private left(endable: EndableResults<unknown>): void {
    this.open.delete(endable);
    if (this.open.size > 0) return;
    clearInterval(this.rechecks);
    this.rechecks = undefined;
  }
}

class EndableResults<T> implements AsyncGenerator<T, void, undefined> {
  private failure: Error | null = null;
  private fail: ((error: Error) => void) | null = null;
  private readonly expiry: NodeJS.Timeout | null;

  constructor(
    readonly subscriber: Subscriber,
    private readonly results: Results<T>,
    private readonly ended: () => void,
  ) {
    this.expiry = this.expiryTimer();
  }

  /** Ends the results if the credential has ended, or if nobody can find out. */
  async check(): Promise<void> {
    try {
      if (!(await this.subscriber.holds())) this.end(sessionEnded());
    } catch (error) {
      this.end(error as Error);
    }
  }

  async next(): Promise<IteratorResult<T, void>> {
    if (this.failure) throw this.failure;
    const ended = new Promise<never>((_resolve, reject) => {
      this.fail = reject;
    });
    try {
      const result = await Promise.race([this.results.next(), ended]);
      if (result.done) this.leave();
      return result;
    } catch (error) {
      this.leave();
      throw error;
    }
  }

  return(): Promise<IteratorResult<T, void>> {
    this.leave();
    return this.results.return();
  }

  async throw(error: unknown): Promise<never> {
    await this.return();
    throw error;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.return();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private end(failure: Error): void {
    this.failure = failure;
    this.fail?.(failure);
    void this.return();
  }

  private leave(): void {
    clearTimeout(this.expiry ?? undefined);
    this.ended();
  }

  /** A stream outlives the access token of a session or an app; a personal token ends at its time. */
  private expiryTimer(): NodeJS.Timeout | null {
    const { kind, expiresAtMillis } = this.subscriber.viewer;
    if (kind !== 'PERSONAL_TOKEN' || expiresAtMillis === null) return null;
    const millis = Math.min(expiresAtMillis - Date.now(), LONGEST_TIMER_MILLIS);
    return setTimeout(() => void this.check(), millis).unref();
  }
}

/** The refusal of a subscription whose credential has ended while it ran. */
export const sessionEnded = (): ApiError =>
  notAuthenticated('REVOKED', { en: 'The session has ended.', de: 'Die Sitzung ist beendet.' });
