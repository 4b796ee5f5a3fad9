import { pause, pauseMillis } from './patience.js';
import type { Patience } from './patience.js';
import { RequestFailed } from './problems.js';

/** What passes by itself. */
const PASSING = ['RATE_LIMITED', 'UNAVAILABLE'];

/** How somebody tries. */
export interface Trying {
  /** Whether an error that the service did not send says that no answer came. */
  readonly isLost: (error: unknown) => boolean;
  readonly patience: Patience;
  readonly signal?: AbortSignal | undefined;
  /** Makes a new access token; null where there is nothing to make it from. */
  readonly refresh: (() => Promise<void>) | null;
  readonly onRetry: (error: unknown) => void;
}

/** What happens between one try and the next. */
export class Recovery {
  /** In a row. */
  private failures = 0;
  /** Whether the last try had a new access token: then another one is no help. */
  private hasRefreshed = false;

  constructor(private readonly trying: Trying) {}

  succeeded(): void {
    this.failures = 0;
    this.hasRefreshed = false;
  }

  /**
   * Does what makes another try worth it: signs in anew, or waits.
   *
   * @throws what neither mends, and what is out of patience
   */
  async after(error: unknown): Promise<void> {
    const { refresh } = this.trying;
    if (isSignedOut(error) && refresh && !this.hasRefreshed) {
      this.hasRefreshed = true;
      return refresh();
    }
    this.hasRefreshed = false;
    await this.waitAfter(error);
    this.failures += 1;
  }

  private async waitAfter(error: unknown): Promise<void> {
    const { patience, signal, onRetry } = this.trying;
    const seconds = this.secondsAfter(error);
    if (seconds === null || seconds > patience.longestWaitSeconds) throw error;
    if (this.failures + 1 >= patience.tries) throw error;
    onRetry(error);
    await pause(seconds * 1000 + pauseMillis(this.failures, patience), signal);
  }

  /** How many seconds the service asks to wait for; null where waiting is no use. */
  private secondsAfter(error: unknown): number | null {
    if (!(error instanceof RequestFailed)) return this.trying.isLost(error) ? 0 : null;
    return PASSING.includes(error.code) ? (error.retryAfterSeconds ?? 0) : null;
  }
}

const isSignedOut = (error: unknown): boolean =>
  error instanceof RequestFailed && error.code === 'UNAUTHENTICATED';
