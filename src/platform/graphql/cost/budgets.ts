import { Inject, Injectable } from '@nestjs/common';
import { rateLimited } from '../../api/api-error.js';
import type { ApiError } from '../../api/api-error.js';
import type { Named } from '../../api/viewer.js';
import { putLast } from '../../collections.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';

/** Whose points an operation uses. */
export interface Payer {
  /** Whom a credential names; null for whoever is not signed in. */
  readonly named: Named | null;
  /** The network of the client's address. */
  readonly network: string;
}

/** The budgets, as clients are told of them. Nobody's is that of a network's strangers. */
export type BudgetName = 'token' | 'user' | 'anonymous' | 'network';

/** What somebody has of a budget. */
export interface BudgetState {
  readonly name: BudgetName;
  /** Whole points that can be used now; none where more was used than there was. */
  readonly remaining: number;
  /** In how many seconds the budget is full again. */
  readonly resetSeconds: number;
}

/** What each operation costs beside its price: reading, checking and answering it. */
export const BASE_POINTS = 10;
/** A document is read before its price is known: a point for so many bytes. */
const BYTES_A_POINT = 100;

/** What reading a request costs, by its size in bytes. */
export const readingPoints = (bytes: number): number => BASE_POINTS + bytes / BYTES_A_POINT;

/** Something that points are taken from. */
interface Share {
  readonly name: BudgetName;
  readonly allowance: Allowance;
  readonly key: string;
}

/** What tokens, users and networks may have done in a minute, in the points of the cost limit. */
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

  /** Uses points. @throws ApiError RATE_LIMITED where they are not there, and uses none */
  charge(payer: Payer, points: number): void {
    const shares = this.sharesOf(payer);
    const waits = shares.map(({ allowance, key }) => allowance.waitFor(key, points));
    const wait = Math.max(...waits);
    if (wait > 0) throw usedUp(shares[waits.indexOf(wait)]!.name, wait);
    for (const { allowance, key } of shares) allowance.use(key, points);
  }

  /** Uses points for what is being done already. */
  owe(payer: Payer, points: number): void {
    for (const { allowance, key } of this.sharesOf(payer)) allowance.use(key, points);
  }

  /** What is left of the budgets that somebody uses, the narrowest first. */
  left(payer: Payer): BudgetState[] {
    return this.sharesOf(payer).map(({ name, allowance, key }) => ({
      name,
      ...allowance.left(key),
    }));
  }

  /** How many points a budget has when it is full. */
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
    readonly perMinute: number,
    private readonly now: () => number = () => performance.now(),
    private readonly mostKeys = MOST_KEYS,
  ) {}

  /** In how many seconds `points` can be used; 0 for now. */
  waitFor(key: string, points: number): number {
    const missing = this.used(key) + Math.min(points, this.perMinute) - this.perMinute;
    return missing <= 0 ? 0 : Math.ceil(((missing / this.perMinute) * MINUTE) / 1000);
  }

  /** How many whole points there are now, and in how many seconds there are all of them again. */
  left(key: string): { readonly remaining: number; readonly resetSeconds: number } {
    const used = this.used(key);
    return {
      remaining: Math.max(0, Math.floor(this.perMinute - used)),
      resetSeconds: Math.ceil((used / this.perMinute) * (MINUTE / 1000)),
    };
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
