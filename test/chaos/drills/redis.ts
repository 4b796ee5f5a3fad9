/** Redis: killed, emptied, frozen. Everything in it can be made again. */
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { freeze, withoutRedis } from './drill.js';
import type { Drill } from './drill.js';

export const killRedis: Drill = {
  name: 'kill-redis',
  isKill: true,
  skipReason: withoutRedis,
  run: async ({ redis }, random) => {
    await redis!.end('SIGKILL');
    await pause(random() * 3_000);
    await redis!.start();
    return performance.now();
  },
};

export const flushRedis: Drill = {
  name: 'flush-redis',
  skipReason: withoutRedis,
  run: async ({ redis }) => {
    const client = new Redis(redis!.url);
    await client.flushall();
    client.disconnect();
    return performance.now();
  },
};

export const stopRedis: Drill = {
  name: 'stop-redis',
  skipReason: withoutRedis,
  run: ({ redis }, random) => freeze((signal) => redis!.signal(signal), random),
};
