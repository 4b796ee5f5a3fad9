import { putLast } from '../collections.js';

/** The points that a key had used at a moment. */
interface Level {
  readonly used: number;
  readonly at: number;
  /** The points used here that other processes do not know of. */
  readonly untold: number;
}

/** Points that a key has used. */
export interface Use {
  readonly key: string;
  readonly points: number;
}

/** The size of an allowance: so many points at once, refilled evenly over so many seconds. */
export interface AllowanceSize {
  readonly points: number;
  readonly seconds: number;
}

/** The greatest number of keys. The key that has been unused longest is removed first. */
const MOST_KEYS = 50_000;

/**
 * The share of an allowance that a key may owe for work whose price was known only while it was done. More is forgotten,
 * so that nobody waits longer than the time in which an allowance refills.
 */
const MOST_DEBT = 0.5;

/** Points for each key. They are refilled evenly. */
export class Allowance {
  /** The key that has been unused longest comes first. */
  private readonly levels = new Map<string, Level>();
  /** The keys that were used here since {@link untold} was called. */
  private readonly touched = new Set<string>();

  constructor(
    readonly of: AllowanceSize,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKeys = MOST_KEYS,
  ) {}

  /** Seconds until `points` can be used; 0 for now. A price above the allowance needs a full one. */
  waitFor(key: string, points: number): number {
    const missing = this.used(key) + Math.min(points, this.of.points) - this.of.points;
    return missing <= 0 ? 0 : (missing / this.of.points) * this.of.seconds;
  }

  /** The whole points that are left, and the seconds until the allowance is full again. */
  left(key: string): { readonly remaining: number; readonly resetSeconds: number } {
    const used = this.used(key);
    return {
      remaining: Math.max(0, Math.floor(this.of.points - used)),
      resetSeconds: Math.ceil((used / this.of.points) * this.of.seconds),
    };
  }

  /** Uses points even if there are too few, down to the greatest debt. */
  use(key: string, points: number): void {
    this.touched.add(key);
    this.put(key, points, points);
  }

  /** Uses points that another process has used. */
  usedElsewhere({ key, points }: Use): void {
    this.put(key, points, 0);
  }

  /** What was used here and not returned before, of each key that has used at least `least`. */
  untold(least: number): Use[] {
    const uses: Use[] = [];
    for (const key of this.touched) {
      const level = this.levels.get(key);
      if (!level || level.untold < least) continue;
      uses.push({ key, points: level.untold });
      this.levels.set(key, { ...level, untold: 0 });
    }
    this.touched.clear();
    return uses;
  }

  get size(): number {
    return this.levels.size;
  }

  private put(key: string, points: number, untold: number): void {
    const most = this.of.points * (1 + MOST_DEBT);
    const level = {
      used: Math.min(this.used(key) + points, most),
      at: this.now(),
      untold: (this.levels.get(key)?.untold ?? 0) + untold,
    };
    putLast(this.levels, key, level, this.mostKeys);
  }

  private used(key: string): number {
    const level = this.levels.get(key);
    if (!level) return 0;
    const refilled = ((this.now() - level.at) / 1000 / this.of.seconds) * this.of.points;
    return Math.max(0, level.used - refilled);
  }
}
