/** The points that a key had used at a moment. It is changed in place, because every operation uses several. */
interface Level {
  used: number;
  at: number;
  /** The points used here that other processes do not know of. */
  untold: number;
  /** Whether it was used here since {@link Allowance.untold} was called. */
  isTouched: boolean;
  /** When its key became the last of all. */
  placedAt: number;
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

/** A key that is used again so soon keeps its place among the others. */
const PLACE_MILLIS = 1000;

/** Points for each key. They are refilled evenly. */
export class Allowance {
  /** The key that has been unused longest comes first. */
  private readonly levels = new Map<string, Level>();
  private touched: string[] = [];
  /** All points that were used here, of all keys. */
  spent = 0;

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
    const level = this.put(key, points);
    level.untold += points;
    this.spent += points;
    if (level.isTouched) return;
    level.isTouched = true;
    this.touched.push(key);
  }

  /** Uses points that another process has used. */
  usedElsewhere({ key, points }: Use): void {
    this.put(key, points);
  }

  /** What was used here and not returned before, of each key that has used at least `least`. */
  untold(least: number): Use[] {
    const keys = this.touched;
    this.touched = [];
    return keys.flatMap((key) => {
      const level = this.levels.get(key);
      if (!level) return [];
      level.isTouched = false;
      if (level.untold < least) return [];
      const points = level.untold;
      level.untold = 0;
      return [{ key, points }];
    });
  }

  get size(): number {
    return this.levels.size;
  }

  private put(key: string, points: number): Level {
    const now = this.now();
    const level = this.levels.get(key) ?? this.added(key, now);
    level.used = Math.min(this.refilled(level, now) + points, this.of.points * (1 + MOST_DEBT));
    level.at = now;
    if (now - level.placedAt > PLACE_MILLIS) this.placeLast(key, level, now);
    return level;
  }

  private added(key: string, now: number): Level {
    const level = { used: 0, at: now, untold: 0, isTouched: false, placedAt: now };
    this.levels.set(key, level);
    if (this.levels.size > this.mostKeys) this.levels.delete(this.levels.keys().next().value!);
    return level;
  }

  private placeLast(key: string, level: Level, now: number): void {
    level.placedAt = now;
    this.levels.delete(key);
    this.levels.set(key, level);
  }

  private used(key: string): number {
    const level = this.levels.get(key);
    return level ? this.refilled(level, this.now()) : 0;
  }

  /** The points of a level that have not been refilled yet. */
  private refilled({ used, at }: Level, now: number): number {
    const points = ((now - at) / 1000 / this.of.seconds) * this.of.points;
    return Math.max(0, used - points);
  }
}
