import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Reached } from '../../../platform/accounting/reported-cost.js';
import { rateLimited } from '../../../platform/api/api-error.js';
import type { Limit } from '../../../platform/api/limit.js';
import { keyFor } from '../../../platform/signing/signed-tokens.js';
import { TRY_LIMITS } from '../domain/try-limits.js';
import type { TryLimit } from '../domain/try-limits.js';

/** A key, such as a user or a network, and the limit under which its tries are counted. */
export interface Tries {
  readonly limit: TryLimit;
  readonly key: string;
}

/** How many tries are left of a quota. */
export interface TriesLeft {
  readonly limit: Limit;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * Counts tries in windows that begin with the first try and are not extended by more. The counts are in
 * Postgres, so that all processes share them. What they count by is stored as a hash with a secret: nothing finds these
 * rows when an account ends, and its name, address and network must not be in them.
 */
@Injectable()
export class TryLimits {
  private readonly limiters: ReadonlyMap<TryLimit, RateLimiterPostgres>;
  private readonly secret: Buffer;

  constructor(@InjectDataSource() source: DataSource, @Inject(CONFIG) config: Config) {
    const names = Object.keys(TRY_LIMITS) as TryLimit[];
    this.limiters = new Map(names.map((name) => [name, limiter(name, source, config)]));
    this.secret = keyFor(config, 'tries');
  }

  /** @throws ApiError RATE_LIMITED when one of them is used up */
  async check(tries: readonly Tries[]): Promise<void> {
    const counts = await Promise.all(tries.map((it) => this.of(it.limit).get(this.hashOf(it))));
    refuseFor(this.reachedBy(tries, counts, (count, most) => count >= most));
  }

  /** Counts one of each. @throws ApiError RATE_LIMITED when a limit is exceeded */
  async count(tries: readonly Tries[]): Promise<void> {
    refuseFor(await this.reachedAfter(tries));
  }

  /** Counts one of each. @returns the limit that is exceeded, and how long to wait; otherwise null */
  async reachedAfter(tries: readonly Tries[]): Promise<Reached | null> {
    const counts = await Promise.all(tries.map((it) => this.of(it.limit).penalty(this.hashOf(it))));
    return this.reachedBy(tries, counts, (count, most) => count > most);
  }

  /** What is left of each, in the same order. */
  async left(tries: readonly Tries[]): Promise<TriesLeft[]> {
    const counts = await Promise.all(tries.map((it) => this.of(it.limit).get(this.hashOf(it))));
    return tries.map(({ limit: name }, i) => {
      const { points: size, duration: windowSeconds } = this.of(name);
      const { consumedPoints: used = 0, msBeforeNext: millis = 0 } = counts[i] ?? {};
      return {
        limit: { name, size, unit: 'TRIES', windowSeconds },
        remaining: Math.max(0, size - used),
        resetSeconds: Math.max(0, Math.ceil(millis / 1000)),
      };
    });
  }

  async forget(tries: Tries): Promise<void> {
    await this.of(tries.limit).delete(this.hashOf(tries));
  }

  /** The limit with the longest wait; null when none is reached. */
  private reachedBy(
    tries: readonly Tries[],
    counts: readonly (RateLimiterRes | null)[],
    isTooMuch: (count: number, most: number) => boolean,
  ): Reached | null {
    const reached = tries.flatMap(({ limit: name }, i) => {
      const [count, { points: size, duration: windowSeconds }] = [counts[i], this.of(name)];
      if (!count || !isTooMuch(count.consumedPoints, size)) return [];
      const retryAfterSeconds = Math.max(1, Math.ceil(count.msBeforeNext / 1000));
      return [{ limit: { name, size, unit: 'TRIES' as const, windowSeconds }, retryAfterSeconds }];
    });
    return reached.sort((a, b) => b.retryAfterSeconds - a.retryAfterSeconds)[0] ?? null;
  }

  private hashOf(tries: Tries): string {
    return hashTries(tries, this.secret);
  }

  private of(limit: TryLimit): RateLimiterPostgres {
    return this.limiters.get(limit)!;
  }
}

/** The limit is hashed with the key, so that two rows do not show that they are of the same person. */
const hashTries = ({ limit, key }: Tries, secret: Buffer): string =>
  createHmac('sha256', secret).update(`${limit}:${key}`).digest('base64url');

/** The key of a row of `rate_limits`. */
export const storedKeyOf = (tries: Tries, config: Config): string =>
  `${tries.limit}:${hashTries(tries, keyFor(config, 'tries'))}`;

function limiter(name: TryLimit, source: DataSource, config: Config): RateLimiterPostgres {
  const { tries, seconds } = TRY_LIMITS[name];
  return new RateLimiterPostgres({
    storeClient: source,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    // Our own sweep clears the table: a timer for each limiter would not know when to stop.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points: typeof tries === 'string' ? config[tries] : tries,
    duration: seconds,
  });
}

/** @throws ApiError RATE_LIMITED when a limit is reached */
function refuseFor(reached: Reached | null): void {
  if (reached === null) return;
  const { limit, retryAfterSeconds: seconds } = reached;
  const texts = {
    en: `Too many tries: wait ${seconds} seconds.`,
    de: `Zu viele Versuche: warte ${seconds} Sekunden.`,
  };
  throw rateLimited(texts, seconds, limit);
}
