import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { rateLimited } from '../../../platform/api/api-error.js';
import { TRY_LIMITS } from '../domain/try-limits.js';
import type { TryLimit } from '../domain/try-limits.js';

/** A key, such as a user or a network, and the limit under which its tries are counted. */
export interface Tries {
  readonly limit: TryLimit;
  readonly key: string;
}

/**
 * Counts tries in windows that begin with the first try and are not extended by more. The counts are in
 * Postgres, so that all processes share them.
 */
@Injectable()
export class TryLimits {
  private readonly limiters: ReadonlyMap<TryLimit, RateLimiterPostgres>;

  constructor(@InjectDataSource() source: DataSource, @Inject(CONFIG) config: Config) {
    const names = Object.keys(TRY_LIMITS) as TryLimit[];
    this.limiters = new Map(names.map((name) => [name, limiter(name, source, config)]));
  }

  /** @throws ApiError RATE_LIMITED when one of them is used up */
  async check(tries: readonly Tries[]): Promise<void> {
    const counts = await Promise.all(tries.map(({ limit, key }) => this.of(limit).get(key)));
    refuseFor(this.waitOf(tries, counts, (count, most) => count >= most));
  }

  /** Counts one of each. @throws ApiError RATE_LIMITED when a limit is exceeded */
  async count(tries: readonly Tries[]): Promise<void> {
    refuseFor(await this.waitAfter(tries));
  }

  /** Counts one of each. @returns how many seconds to wait when a limit is exceeded, otherwise null */
  async waitAfter(tries: readonly Tries[]): Promise<number | null> {
    const counts = await Promise.all(tries.map(({ limit, key }) => this.of(limit).penalty(key)));
    return this.waitOf(tries, counts, (count, most) => count > most);
  }

  async forget({ limit, key }: Tries): Promise<void> {
    await this.of(limit).delete(key);
  }

  /** The longest wait in seconds; null when no limit is reached. */
  private waitOf(
    tries: readonly Tries[],
    counts: readonly (RateLimiterRes | null)[],
    isTooMuch: (count: number, most: number) => boolean,
  ): number | null {
    const waits = counts
      .filter(
        (count, i) => count && isTooMuch(count.consumedPoints, this.of(tries[i]!.limit).points),
      )
      .map((count) => Math.max(1, Math.ceil(count!.msBeforeNext / 1000)));
    return waits.length > 0 ? Math.max(...waits) : null;
  }

  private of(limit: TryLimit): RateLimiterPostgres {
    return this.limiters.get(limit)!;
  }
}

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

/** @throws ApiError RATE_LIMITED when there is something to wait for */
function refuseFor(seconds: number | null): void {
  if (seconds === null) return;
  const texts = {
    en: `Too many tries: wait ${seconds} seconds.`,
    de: `Zu viele Versuche: warte ${seconds} Sekunden.`,
  };
  throw rateLimited(texts, seconds);
}
