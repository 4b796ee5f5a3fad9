import { Logger } from '@nestjs/common';
import { putLast } from '../collections.js';
import { errorText } from '../errors.js';

/** Milliseconds after which the same line may be logged again. */
const REST_MILLIS = 3_600_000;

/** The greatest number of different lines that are remembered. */
const MOST = 1000;

/**
 * Logs the same line only once an hour. A client can cause some lines again and again, such as one about a broken row
 * in a list; such lines must not fill the disk.
 */
export class ThrottledLog {
  private readonly loggedAt = new Map<string, number>();

  constructor(private readonly restMillis = REST_MILLIS) {}

  /** Calls `log` unless the same line was logged within the hour. */
  once(line: string, log: () => void): void {
    const now = performance.now();
    const last = this.loggedAt.get(line);
    if (last !== undefined && now - last < this.restMillis) return;
    putLast(this.loggedAt, line, now, MOST);
    log();
  }
}

/** An outage has ended when nothing has failed for this time. */
const QUIET_MILLIS = 10_000;

/** Another cause in the same outage is logged at the earliest after this time. */
const NEXT_CAUSE_MILLIS = 1_000;

/** Logs the beginning and the end of an outage, and each new cause, however many requests it hits. */
export class OutageLog {
  private readonly logger = new Logger('Outage');
  private count = 0;
  private quiet: NodeJS.Timeout | null = null;
  private cause = '';
  private loggedAt = -Infinity;

  /** @param what happens in the outage, as in `requests are answered with UNAVAILABLE` */
  constructor(private readonly what: string) {}

  note(error: unknown): void {
    this.count += 1;
    this.logCause(errorText(error));
    if (this.quiet) this.quiet.refresh();
    else this.quiet = setTimeout(() => this.end(), QUIET_MILLIS).unref();
  }

  private logCause(cause: string): void {
    const now = performance.now();
    const isKnown = this.quiet !== null && cause === this.cause;
    if (isKnown || now - this.loggedAt < NEXT_CAUSE_MILLIS) return;
    this.logger.warn(`${this.what}: ${cause}`);
    [this.cause, this.loggedAt] = [cause, now];
  }

  private end(): void {
    this.logger.log(`no longer: ${this.what} (${this.count} times)`);
    this.quiet = null;
    this.count = 0;
  }
}
