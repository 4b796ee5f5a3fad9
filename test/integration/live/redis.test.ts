import { Logger } from '@nestjs/common';
import { beforeAll, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { RedisLiveBus } from '../../../src/platform/live/redis-live-bus.js';
import { proxyToRedis } from '../../support/tcp-proxy.js';
import { describeLiveBus } from './conformance.js';
import type { Member } from './conformance.js';

const url = process.env.TEST_REDIS_URL;
const prefix = `test-${randomBytes(4).toString('hex')}`;

/** A process whose connections to Redis all go through a proxy that can be cut. */
async function join(): Promise<Member> {
  const proxy = await proxyToRedis(url!);
  const bus = new RedisLiveBus(proxy.through(url!), prefix);
  await bus.onModuleInit();
  const close = async () => {
    bus.onApplicationShutdown();
    await proxy.cut();
  };
  return { bus, proxy, close };
}

if (url) {
  beforeAll(() => void Logger.overrideLogger(false)); // errors are expected here
  describeLiveBus('Redis', join);
} else {
  it.skip('a live bus on Redis: skipped without a Redis, CI has one', () => undefined);
}
