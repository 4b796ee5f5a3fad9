import { Inject, Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { errorText } from '../errors.js';
import { OutageLog } from '../logging/throttled-log.js';
import { checkRedisServes, redisFrom } from '../redis.js';
import type { RedisClient } from '../redis.js';
import { serverErrorText } from '../server-errors.js';

/** The answer of `GET /health/ready`. A reason names the server that does not serve, and says why; never its address. */
export interface Health {
  readonly status: 'ready' | 'unavailable';
  readonly reason?: string;
}

/** A server that has not answered after this many milliseconds counts as unreachable. */
const PATIENCE = 2_000;

/** Anyone may ask, and a check writes: at most one runs, and the next one begins so many milliseconds after it began. */
const PAUSE = 100;

/** Whether this process can serve: Postgres and Redis can be written to, and it is not stopping. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private readonly outage = new OutageLog('this process is not ready');
  private readonly redis: RedisClient | undefined;
  private readonly prefix: string;
  private stopping = false;
  private running: Promise<Health> | null = null;
  private began = -Infinity;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { REDIS_URL, REDIS_PREFIX: prefix }: Config,
  ) {
    this.redis = REDIS_URL ? redisFor(REDIS_URL) : undefined;
    this.prefix = prefix;
  }

  /** Whoever asks while a check runs shares its answer. */
  async check(): Promise<Health> {
    if (this.stopping) return { status: 'unavailable', reason: 'the service is stopping' };
    return (this.running ??= this.checkSoon().finally(() => (this.running = null)));
  }

  private async checkSoon(): Promise<Health> {
    const wait = this.began + PAUSE - performance.now();
    if (wait > 0) await pause(wait, undefined, { ref: false });
    this.began = performance.now();
    const { redis, prefix } = this;
    const found = await Promise.all([
      this.trouble('Postgres', () => this.database.checkServes()),
      redis ? this.trouble('Redis', () => checkRedisServes(redis, prefix)) : undefined,
    ]);
    const troubles = found.filter((trouble) => trouble !== undefined);
    if (troubles.length === 0) return { status: 'ready' };
    return { status: 'unavailable', reason: troubles.join('; ') };
  }

  /** Marks the service as stopping, so that load balancers choose another process from now on. */
  markStopping(): void {
    this.stopping = true;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async trouble(name: string, check: () => Promise<void>): Promise<string | undefined> {
    try {
      await inTime(check());
      return undefined;
    } catch (error) {
      const trouble = `${name}: ${serverErrorText(error) ?? 'the server cannot be used: the log says why'}`;
      this.outage.note(new Error(`${trouble} (${errorText(error)})`));
      return trouble;
    }
  }
}

function redisFor(url: string): RedisClient {
  const redis = redisFrom(url, {
    connectTimeout: PATIENCE,
    commandTimeout: PATIENCE,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', () => undefined); // the failing command reports the error
  return redis;
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  const late = pause(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE} ms`);
  });
  return Promise.race([work, late]);
}
