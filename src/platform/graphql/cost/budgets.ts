import { Inject, Injectable } from '@nestjs/common';
import { networkOf } from '../../addresses.js';
import { rateLimited } from '../../api/api-error.js';
import { putLast } from '../../collections.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** Whose points an operation uses. */
export interface Payer {
  /** The user whom a credential names; null for whoever is not signed in. */
  readonly userId: string | null;
  readonly address: string;
}

/** What each operation costs beside its price: reading, checking and answering it. */
export const BASE_POINTS = 10;
/** A document is read before its price is known: a point for so many bytes. */
const BYTES_A_POINT = 100;

/** What reading a request costs, by its size in bytes. */
export const readingPoints = (bytes: number): number => BASE_POINTS + bytes / BYTES_A_POINT;

/** What users and networks may have done in a minute, in the points of the cost limit. */
@Injectable()
export class Budgets {
  private readonly users: Allowance;
  private readonly strangers: Allowance;
  private readonly networks: Allowance;

  constructor(@Inject(CONFIG) config: Config) {
    this.users = new Allowance(config.POINTS_PER_USER_PER_MINUTE);
    this.strangers = new Allowance(config.POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE);
    this.networks = new Allowance(config.POINTS_PER_NETWORK_PER_MINUTE);
  }

  /** Uses points. @throws ApiError RATE_LIMITED where they are not there, and uses none */
  charge(payer: Payer, points: number): void {
    const shares = this.sharesOf(payer);
    const wait = Math.max(...shares.map(([allowance, key]) => allowance.waitFor(key, points)));
    if (wait > 0) {
      throw rateLimited(`The budget of this minute is used up: wait ${wait} seconds.`, wait);
    }
    for (const [allowance, key] of shares) allowance.use(key, points);
  }

  /** Uses points for what is being done already. */
  owe(payer: Payer, points: number): void {
    for (const [allowance, key] of this.sharesOf(payer)) allowance.use(key, points);
  }

  private sharesOf({ userId, address }: Payer): [Allowance, string][] {
    const network = networkOf(address);
    const own: [Allowance, string] = userId ? [this.users, userId] : [this.strangers, network];
    return [own, [this.networks, network]];
  }
}

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
