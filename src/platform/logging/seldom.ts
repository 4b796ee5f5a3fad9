import { putLast } from '../collections.js';

/** How long the same is not said again. */
const REST_MILLIS = 3_600_000;

/** Of how many different things it is known when they were said last. */
const MOST = 1000;

/**
 * Says the same once an hour: what a client can bring about again and again, such as a list with a broken
 * row, must not fill a disk with log lines.
 */
export class Seldom {
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
