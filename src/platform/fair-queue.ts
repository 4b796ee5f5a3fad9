import type { ApiError } from './api/api-error.js';
import { busy } from './unavailable.js';

/**
 * How much work runs at once, and how many pieces may wait, for one key and in all. Work is counted by its weight,
 * which is 1 if nothing else is said. A limit that is missing is infinite.
 */
export interface FairQueueLimits {
  readonly atOnce?: number;
  readonly atOncePerKey?: number;
  readonly waitingPerKey?: number;
  readonly waiting?: number;
}

/** Gives back a place in a queue. A second call does nothing. */
export type Leave = () => void;

/** A piece of work that waits. */
interface Waiting {
  readonly weight: number;
  readonly begin: () => void;
}

/** The weight of a new measurement in the running mean. */
const WEIGHT = 0.1;

/**
 * Runs expensive work, a few at a time. Each key has its own queue, and the queues take turns. So a key with a hundred
 * waiting pieces delays the other keys no more than a key with one.
 */
export class FairQueue {
  /** The queues in the order of their turns. No queue is empty. */
  private readonly lines = new Map<string, Waiting[]>();
  /** The weight of the running work, by key. */
  private readonly held = new Map<string, number>();
  private running = 0;
  private waiting = 0;
  private meanMillis = 0;

  constructor(
    private readonly limits: FairQueueLimits,
    private readonly refusal: (seconds: number) => ApiError = busy,
  ) {}

  /** @throws ApiError when too many pieces already wait */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place, and returns how to give it back.
   *
   * @param isBounded whether the caller limits what waits
   * @throws ApiError when too many pieces already wait
   */
  async enter(key: string, weight = 1, isBounded = false): Promise<Leave> {
    if (this.lines.has(key) || !this.fits(key, weight)) await this.turnOf(key, weight, isBounded);
    else this.hold(key, weight);
    const begun = performance.now();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.meanMillis += WEIGHT * (performance.now() - begun - this.meanMillis);
      this.hold(key, -weight);
      this.putLast(key);
      this.beginNext();
    };
  }

  private turnOf(key: string, weight: number, isBounded: boolean): Promise<void> {
    const line = this.lines.get(key) ?? [];
    if (!isBounded && this.isFull(line)) throw this.refusal(this.secondsToWait());
    this.lines.set(key, line);
    this.waiting += 1;
    return new Promise((begin) => line.push({ weight, begin }));
  }

  private isFull(line: readonly unknown[]): boolean {
    const { waitingPerKey = Infinity, waiting = Infinity } = this.limits;
    return line.length >= waitingPerKey || this.waiting >= waiting;
  }

  /** Work that is heavier than a limit runs when nothing else does. */
  private fits(key: string, weight: number): boolean {
    const { atOnce = Infinity } = this.limits;
    if (this.running > 0 && this.running + weight > atOnce) return false;
    return this.fitsKey(key, weight);
  }

  private fitsKey(key: string, weight: number): boolean {
    const { atOncePerKey = Infinity } = this.limits;
    const held = this.held.get(key) ?? 0;
    return held === 0 || held + weight <= atOncePerKey;
  }

  private hold(key: string, weight: number): void {
    this.running += weight;
    const held = (this.held.get(key) ?? 0) + weight;
    if (held > 0) this.held.set(key, held);
    else this.held.delete(key);
  }

  /**
   * Begins the first work of each queue in turn, as far as there are places. A queue whose key has none is passed over.
   * If there is none for the next at all, nothing is begun before it: heavy work must not wait for ever.
   */
  private beginNext(): void {
    for (let passed = 0; passed < this.lines.size;) {
      const [key, line] = this.lines.entries().next().value!;
      const { weight, begin } = line[0]!;
      if (!this.fitsKey(key, weight)) {
        this.putLast(key);
        passed += 1;
        continue;
      }
      if (!this.fits(key, weight)) return;
      line.shift();
      this.putLast(key);
      this.waiting -= 1;
      this.hold(key, weight);
      passed = 0;
      begin();
    }
  }

  private putLast(key: string): void {
    const line = this.lines.get(key);
    this.lines.delete(key);
    if (line && line.length > 0) this.lines.set(key, line);
  }

  private secondsToWait(): number {
    const { atOnce = 1 } = this.limits;
    const millis = (this.waiting * this.meanMillis) / atOnce;
    return Math.max(1, Math.ceil(millis / 1000));
  }
}
