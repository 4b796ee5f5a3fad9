import { Logger } from '@nestjs/common';
import { putLast } from '../collections.js';
import { errorText } from '../errors.js';

/** How long the same is not said again. */
const REST_MILLIS = 3_600_000;

/** Of how many different things it is known when they were said last. */
const MOST = 1000;

/**
 * Says the same once an hour: what a client can bring about again and again, such as a list with a broken
 * row, must not fill a disk with log lines.
 */
export class ThrottledLog {
  private readonly saidAt = new Map<string, number>();

  constructor(private readonly restMillis = REST_MILLIS) {}

  /** Calls `say` unless the same was said within the hour. */
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

/** Tells of an outage when it begins and when it is over, however many requests it hits. */
export class OutageLog {
  private readonly logger = new Logger('Outage');
  private count = 0;
  private quiet: NodeJS.Timeout | null = null;

  /** @param what what happens to whom, for people: `requests are told to try again later` */
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
