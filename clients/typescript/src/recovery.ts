import { pause, pauseMillis } from './patience.js';
import type { Patience } from './patience.js';
import { RequestFailed } from './problems.js';

/** Codes of temporary failures: the same request may succeed later. */
const TEMPORARY = ['RATE_LIMITED', 'UNAVAILABLE'];

/** How an attempt is retried. */
export interface RetryOptions {
  /** Whether an error that is not from the service means that the answer was lost. */
  readonly isLost: (error: unknown) => boolean;
  readonly patience: Patience;
  readonly signal?: AbortSignal | undefined;
  /** Gets a new access token; null if there is no session. */
  readonly refresh: (() => Promise<void>) | null;
  readonly onRetry: (error: unknown) => void;
}

/** Decides what happens between two attempts. */
export class Recovery {
  /** Since the last success. */
  private failures = 0;
  /** Whether the last attempt had a new access token. Then another one does not help. */
  private hasRefreshed = false;

  constructor(private readonly options: RetryOptions) {}

  succeeded(): void {
    this.failures = 0;
    this.hasRefreshed = false;
  }

  /**
   * Prepares the next attempt: refreshes the session, or waits.
   *
   * @throws the error if neither helps, or if there are no attempts left
   */
  async after(error: unknown): Promise<void> {
    const { refresh } = this.options;
    if (isSignedOut(error) && refresh && !this.hasRefreshed) {
      this.hasRefreshed = true;
      return refresh();
    }
    this.hasRefreshed = false;
    await this.waitAfter(error);
    this.failures += 1;
  }

  private async waitAfter(error: unknown): Promise<void> {
    const { patience, signal, onRetry } = this.options;
    const seconds = this.secondsAfter(error);
    if (seconds === null || seconds > patience.longestWaitSeconds) throw error;
    if (this.failures + 1 >= patience.tries) throw error;
    onRetry(error);
    await pause(seconds * 1000 + pauseMillis(this.failures, patience), signal);
  }

  /** How many seconds the service asks the client to wait; null if waiting does not help. */
  private secondsAfter(error: unknown): number | null {
    if (!(error instanceof RequestFailed)) return this.options.isLost(error) ? 0 : null;
    return TEMPORARY.includes(error.code) ? (error.retryAfterSeconds ?? 0) : null;
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'UNAUTHENTICATED';
