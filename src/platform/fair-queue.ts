import { rateLimited } from './api/api-error.js';
import type { ApiError } from './api/api-error.js';

/**
 * How many pieces of work run at once, and how many may wait, for one key and in all. A limit that is missing is
 * infinite.
 */
export interface FairQueueLimits {
  readonly atOnce: number;
  readonly waitingPerKey?: number;
  readonly waiting?: number;
}

/** The weight of a new measurement in the running mean. */
const WEIGHT = 0.1;

/**
 * Runs expensive work, a few at a time. Each key has its own queue, and the queues take turns. So a key with a hundred
 * waiting pieces delays the other keys no more than a key with one.
 */
export class FairQueue {
  /** The queues in the order of their turns. No queue is empty. */
  private readonly lines = new Map<string, (() => void)[]>();
  private running = 0;
  private waiting = 0;
  private meanMillis = 0;

  constructor(private readonly limits: FairQueueLimits) {}

  /** @throws ApiError RATE_LIMITED when too many pieces already wait */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.turnOf(key);
    const begun = performance.now();
    try {
      return await work();
    } finally {
      this.meanMillis += WEIGHT * (performance.now() - begun - this.meanMillis);
      this.passOn(key);
    }
  }

  private turnOf(key: string): Promise<void> | void {
    if (this.running < this.limits.atOnce) {
      this.running += 1;
      return;
    }
    const line = this.lines.get(key) ?? [];
    if (this.isFull(line)) throw this.refusal();
    this.lines.set(key, line);
    this.waiting += 1;
    return new Promise((resolve) => line.push(resolve));
  }

  private isFull(line: readonly unknown[]): boolean {
    const { waitingPerKey = Infinity, waiting = Infinity } = this.limits;
    return line.length >= waitingPerKey || this.waiting >= waiting;
  }

  /**
   * Starts the first work of the next queue. The queue of the finished work goes behind queues that were added
   * meanwhile.
   */
  private passOn(finished: string): void {
    this.putLast(finished);
    const [next] = this.lines;
    if (!next) {
      this.running -= 1;
      return;
    }
    const [key, line] = next;
    const begin = line.shift()!;
    this.putLast(key);
    this.waiting -= 1;
    begin();
  }

  private putLast(key: string): void {
    const line = this.lines.get(key);
    this.lines.delete(key);
    if (line && line.length > 0) this.lines.set(key, line);
  }

  private refusal(): ApiError {
    const millis = (this.waiting * this.meanMillis) / this.limits.atOnce;
    const retryAfterSeconds = Math.max(1, Math.ceil(millis / 1000));
    const texts = {
      en: `Too many requests are waiting: try again in ${retryAfterSeconds} s.`,
      de: `Zu viele Anfragen warten: versuche es in ${retryAfterSeconds} s noch einmal.`,
    };
    return rateLimited(texts, retryAfterSeconds);
  }
}
