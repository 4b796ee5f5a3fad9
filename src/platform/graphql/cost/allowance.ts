import { putLast } from '../../collections.js';

/** What a key has used of its allowance, as it stood at a moment. */
interface Level {
  readonly used: number;
  readonly at: number;
}

const MINUTE = 60_000;
/** So many keys are kept; the one that was quiet longest goes first. */
const MOST_KEYS = 50_000;

/**
 * Points for each key, used at will and given back evenly over a minute. Kept in this process alone:
 * it is asked for every operation, and one that was quiet for a minute is as good as unknown.
 */
export class Allowance {
  /** The key that was quiet longest comes first. */
  private readonly levels = new Map<string, Level>();

  constructor(
    private readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKeys = MOST_KEYS,
  ) {}

  /** In how many seconds `points` can be used; 0 for now. */
  waitFor(key: string, points: number): number {
    const missing = this.used(key) + Math.min(points, this.perMinute) - this.perMinute;
    return missing <= 0 ? 0 : Math.ceil(((missing / this.perMinute) * MINUTE) / 1000);
  }

  /** Uses points, be they there or not: what was done has to be paid for. */
  use(key: string, points: number): void {
    const level = { used: this.used(key) + points, at: this.now() };
    putLast(this.levels, key, level, this.mostKeys);
  }

  get size(): number {
    return this.levels.size;
  }

  private used(key: string): number {
    const level = this.levels.get(key);
    if (!level) return 0;
    return Math.max(0, level.used - ((this.now() - level.at) / MINUTE) * this.perMinute);
  }
}
