import { it } from '@jest/globals';
import { Redis } from 'ioredis';
import { describeQueue } from './conformance.js';
import { configFor } from './event-process.js';

const server = process.env.TEST_REDIS_URL;

/** A database that only these tests use, because they break it. */
const QUEUE = 14;

if (server) {
  const url = new URL(`/${QUEUE}`, server).href;
  describeQueue({
    name: 'Redis',
    config: (database) => configFor(database.url, url),
    reset: () => killClients(server),
  });
} else {
  it.skip('a queue on Redis: skipped without a Redis, CI has one', () => undefined);
}

/** CLIENT KILL for every connection to the queue's database. */
async function killClients(url: string): Promise<void> {
  const redis = new Redis(url);
  const list = (await redis.client('LIST')) as string;
  const ours = list.split('\n').filter((client) => client.includes(` db=${QUEUE} `));
  for (const client of ours) await redis.client('KILL', 'ID', /id=(\d+)/.exec(client)![1]!);
  redis.disconnect();
}
