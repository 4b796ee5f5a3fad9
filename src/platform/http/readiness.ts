import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { CONFIG } from '../config/config.module.js';
import { Database } from '../database/database.js';
import { redisFrom } from '../redis.js';
import type { RedisClient } from '../redis.js';

/** The answer of `GET /health/ready`. A reason names only the service that is missing. */
export interface Health {
  readonly status: 'ready' | 'unavailable';
  readonly reason?: string;
}

/** A server that has not answered after this many milliseconds counts as unreachable. */
const PATIENCE = 2_000;

/** Whether this process can serve: Postgres and Redis answer, and it is not stopping. */
@Injectable()
export class Readiness implements OnApplicationShutdown {
  private readonly logger = new Logger(Readiness.name);
  private readonly redis: RedisClient | undefined;
  private stopping = false;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) { REDIS_URL }: Config,
  ) {
    this.redis = REDIS_URL ? redisFor(REDIS_URL) : undefined;
  }

  async check(): Promise<Health> {
    if (this.stopping) return { status: 'unavailable', reason: 'the service is stopping' };
    const { redis } = this;
    const missing = await Promise.all([
      this.missing('Postgres', () => this.database.ask()),
      redis ? this.missing('Redis', () => ping(redis)) : undefined,
    ]);
    const names = missing.filter((name) => name !== undefined);
    if (names.length === 0) return { status: 'ready' };
    return { status: 'unavailable', reason: `${names.join(' and ')} cannot be reached` };
  }

  /** Marks the service as stopping, so that load balancers choose another process from now on. */
  markStopping(): void {
    this.stopping = true;
  }

  onApplicationShutdown(): void {
    this.redis?.disconnect();
  }

  private async missing(name: string, ask: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await inTime(ask());
      return undefined;
    } catch (error) {
      this.logger.warn(`${name} does not answer: ${(error as Error).message}`);
      return name;
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

async function ping(redis: RedisClient): Promise<void> {
  if (redis.status === 'wait') await redis.connect();
  await redis.ping();
}

function inTime(work: Promise<unknown>): Promise<unknown> {
  const late = pause(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`no answer within ${PATIENCE} ms`);
  });
  return Promise.race([work, late]);
}
