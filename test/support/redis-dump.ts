/** Everything that a service holds in Redis, as text that can be searched. */
import { Redis } from 'ioredis';
import type { TestService } from './service.js';

type Reader = (redis: Redis, key: string) => Promise<unknown>;

const READERS: Readonly<Record<string, Reader>> = {
  string: (redis, key) => redis.get(key),
  hash: (redis, key) => redis.hgetall(key),
  list: (redis, key) => redis.lrange(key, 0, -1),
  set: (redis, key) => redis.smembers(key),
  zset: (redis, key) => redis.zrange(key, 0, -1, 'WITHSCORES'),
  stream: (redis, key) => redis.xrange(key, '-', '+'),
};

/** Each key with its value. A key that goes meanwhile is left out. */
export async function redisDumpOf({
  config: { REDIS_URL, REDIS_PREFIX },
}: Pick<TestService, 'config'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const dump = new Map<string, readonly string[]>();
  if (!REDIS_URL) return dump;
  const redis = new Redis(REDIS_URL);
  try {
    for await (const keys of redis.scanStream({ match: `${REDIS_PREFIX}*` }) as AsyncIterable<
      string[]
    >)
      for (const key of keys) {
        const type = await redis.type(key);
        if (type === 'none') continue;
        const read = READERS[type];
        if (!read) throw new Error(`${key} is a ${type}: say how to read it`);
        dump.set(`redis ${key}`, [`${key}\n${JSON.stringify(await read(redis, key))}`]);
      }
    return dump;
  } finally {
    redis.disconnect();
  }
}
