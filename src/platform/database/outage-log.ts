import { Logger } from '@nestjs/common';
import { errorText } from '../error-text.js';

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
