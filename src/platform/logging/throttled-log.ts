import { Logger } from '@nestjs/common';
import { putLast } from '../collections.js';
import { errorText } from '../errors.js';

/** How long a repeated line is not logged again. */
const REST_MILLIS = 3_600_000;

/** For how many different lines the last time is remembered. */
const MOST = 1000;

/**
 * Logs the same only once an hour. A client can cause some lines again and again, such as one about a broken row in a
 * list; they must not fill the disk.
 */
export class ThrottledLog {
  private readonly saidAt = new Map<string, number>();

  constructor(private readonly restMillis = REST_MILLIS) {}

  /** Calls `say` unless the same was logged within the hour. */
  once(what: string, say: () => void): void {
    const now = performance.now();
    const last = this.saidAt.get(what);
    if (last !== undefined && now - last < this.restMillis) return;
    putLast(this.saidAt, what, now, MOST);
    say();
  }
}

/** An outage is over when nothing has failed for so long. */
const QUIET_MILLIS = 10_000;

/** Logs the beginning and the end of an outage, however many requests it hits. */
export class OutageLog {
  private readonly logger = new Logger('Outage');
  private count = 0;
  private quiet: NodeJS.Timeout | null = null;

  /** @param what what happens, as in `requests are told to try again later` */
  constructor(private readonly what: string) {}

  note(error: unknown): void {
    this.count += 1;
    if (this.quiet) return void this.quiet.refresh();
    this.logger.warn(`${this.what}: ${errorText(error)}`);
    this.quiet = setTimeout(() => this.end(), QUIET_MILLIS).unref();
  }

  private end(): void {
    this.logger.log(`over: ${this.what} (${this.count} in all)`);
    this.quiet = null;
    this.count = 0;
  }
}
