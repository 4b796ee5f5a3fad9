import { redisPrefix } from '../config/redis-url.js';
import type { Environment } from '../config/config.js';
import type { RestoreStep } from '../epochs/begin-epoch.js';
import { deleteRedisKeys } from '../redis.js';

/**
 * Redis is not restored, so its jobs are of the lost time. All that is to be done is in Postgres: the outbox offers it
 * again. Queues in Postgres were restored with it.
 */
export class RestoredQueues implements RestoreStep {
  constructor(private readonly env: Pick<Environment, 'REDIS_URL' | 'REDIS_PREFIX'>) {}

  plan(): Promise<string> {
    const { REDIS_URL } = this.env;
    return Promise.resolve(
      REDIS_URL
        ? `delete all keys of Redis that begin with ${redisPrefix(this.env)}:`
        : 'leave the queues as they are: they are in Postgres and were restored with it',
    );
  }

  async run(): Promise<string> {
    const { REDIS_URL } = this.env;
    if (!REDIS_URL) return 'the queues are in Postgres and were restored with it';
    const count = await deleteRedisKeys(REDIS_URL, `${redisPrefix(this.env)}:`);
    return `${count} keys of Redis were deleted`;
  }
}
