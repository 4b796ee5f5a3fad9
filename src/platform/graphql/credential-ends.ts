import type { ApiError } from '../api/api-error.js';
import type { CredentialWatch, Endable } from '../api/credential-watch.js';
import { notAuthenticated } from '../api/viewer.js';
import type { Viewer } from '../api/viewer.js';

/** The longest time of a timer of Node, in milliseconds. */
const LONGEST_TIMER_MILLIS = 2 ** 31 - 1;

/** The results of a subscription. */
type Results<T> = Pick<AsyncGenerator<T, void, undefined>, 'next' | 'return'>;

/** A running subscription of a user. */
export interface Subscriber {
  readonly viewer: Viewer;
  /** Whether the user is still signed in with the credential of the subscription. */
  readonly holds: () => Promise<boolean>;
}

/**
 * The same results. They end with UNAUTHENTICATED as soon as the credential ends, although nothing happens that they would
 * report. Until then the user would count as connected, and the client would not learn that it has to sign in again.
 */
export function endingWith<T>(
  watch: CredentialWatch,
  subscriber: Subscriber,
  results: Results<T>,
): AsyncGenerator<T, void, undefined> {
  const endable = new EndableResults(subscriber, results);
  endable.left = watch.add(endable);
  return endable;
}

class EndableResults<T> implements AsyncGenerator<T, void, undefined>, Endable {
  /** Called when it has ended. */
  left: () => void = () => undefined;
  private failure: Error | null = null;
  private fail: ((error: Error) => void) | null = null;
  private readonly expiry: NodeJS.Timeout | null;

  constructor(
    private readonly subscriber: Subscriber,
    private readonly results: Results<T>,
  ) {
    this.expiry = this.expiryTimer();
  }

  get viewer(): Viewer {
    return this.subscriber.viewer;
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
    this.left();
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
