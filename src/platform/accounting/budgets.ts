import { Inject, Injectable } from '@nestjs/common';
import { rateLimited } from '../api/api-error.js';
import type { ApiError } from '../api/api-error.js';
import type { Named } from '../api/viewer.js';
import { putLast } from '../collections.js';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';

/** The holder of the budgets that an operation uses. */
export interface Payer {
  /** The user and the credential; null if nobody is signed in. */
  readonly named: Named | null;
  /** The network of the client's address. */
  readonly network: string;
}

/**
 * The names of the budgets, as clients see them. Callers who are not signed in share the budget `anonymous` of their
 * network.
 */
export type BudgetName = 'token' | 'user' | 'anonymous' | 'network';

/** The state of a budget for one holder. */
export interface BudgetState {
  readonly name: BudgetName;
  /** Whole points that can be used now; 0 if more was used than the budget has. */
  readonly remaining: number;
  /** Seconds until the budget is full again. */
  readonly resetSeconds: number;
}

/** The price of each operation for reading, checking and answering it, in addition to its own price. */
export const BASE_POINTS = 10;
/** A document must be read before its price is known: one point for this many bytes. */
const BYTES_A_POINT = 100;

/** The price of reading a request, by its size in bytes. */
export const readingPoints = (bytes: number): number => BASE_POINTS + bytes / BYTES_A_POINT;

/** One of the budgets from which points are taken. */
interface Share {
  readonly name: BudgetName;
  readonly allowance: Allowance;
  readonly key: string;
}

/** The points of the cost limit that tokens, users and networks may use in a minute. */
@Injectable()
export class Budgets {
  private readonly allowances: Readonly<Record<BudgetName, Allowance>>;

  constructor(@Inject(CONFIG) config: Config) {
    this.allowances = {
      token: new Allowance(config.POINTS_PER_TOKEN_PER_MINUTE),
      user: new Allowance(config.POINTS_PER_USER_PER_MINUTE),
      anonymous: new Allowance(config.POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE),
      network: new Allowance(config.POINTS_PER_NETWORK_PER_MINUTE),
    };
  }

  /** Uses points. @throws ApiError RATE_LIMITED if there are too few, and then uses none */
  charge(payer: Payer, points: number): void {
    const shares = this.sharesOf(payer);
    const waits = shares.map(({ allowance, key }) => allowance.waitFor(key, points));
    const wait = Math.max(...waits);
    if (wait > 0) throw usedUp(shares[waits.indexOf(wait)]!.name, wait);
    for (const { allowance, key } of shares) allowance.use(key, points);
  }

  /** Uses points for work that is already being done, even if there are too few. */
  owe(payer: Payer, points: number): void {
    for (const { allowance, key } of this.sharesOf(payer)) allowance.use(key, points);
  }

  /** The points that are left in each of a payer's budgets, the smallest budget first. */
  left(payer: Payer): BudgetState[] {
    return this.sharesOf(payer).map(({ name, allowance, key }) => ({
      name,
      ...allowance.left(key),
    }));
  }

  /** The points of a full budget. */
  quota(name: BudgetName): number {
    return this.allowances[name].perMinute;
  }

  private sharesOf({ named, network }: Payer): Share[] {
    const shared = this.share('network', network);
    if (!named) return [this.share('anonymous', network), shared];
    return [this.share('token', named.credential), this.share('user', named.userId), shared];
  }

  private share(name: BudgetName, key: string): Share {
    return { name, allowance: this.allowances[name], key };
  }
}

const usedUp = (budget: BudgetName, wait: number): ApiError =>
  rateLimited(
    {
      en: `The budget of this minute is used up: wait ${wait} seconds.`,
      de: `Das Budget dieser Minute ist aufgebraucht: warte ${wait} Sekunden.`,
    },
    wait,
    { budget },
  );

/** The points that a key had used at a moment. */
interface Level {
  readonly used: number;
  readonly at: number;
}

const MINUTE = 60_000;
/** The greatest number of keys. The key that has been unused longest is removed first. */
const MOST_KEYS = 50_000;

/**
 * Points for each key. They are refilled evenly over a minute. Each process has its own, because every operation reads
 * them; a key that was unused for a minute is full again anyway.
 */
export class Allowance {
  /** The key that has been unused longest comes first. */
  private readonly levels = new Map<string, Level>();

  constructor(
    readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKeys = MOST_KEYS,
  ) {}

  /** Seconds until `points` can be used; 0 for now. */
  waitFor(key: string, points: number): number {
    const missing = this.used(key) + Math.min(points, this.perMinute) - this.perMinute;
    return missing <= 0 ? 0 : Math.ceil(((missing / this.perMinute) * MINUTE) / 1000);
  }

  /** The whole points that are left, and the seconds until the budget is full again. */
  left(key: string): { readonly remaining: number; readonly resetSeconds: number } {
    const used = this.used(key);
    return {
      remaining: Math.max(0, Math.floor(this.perMinute - used)),
      resetSeconds: Math.ceil((used / this.perMinute) * (MINUTE / 1000)),
    };
  }

  /** Uses points even if there are too few: work that was done must be paid for. */
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
