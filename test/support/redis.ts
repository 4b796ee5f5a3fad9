/** A Redis for the run: the one of TEST_REDIS_URL, else a `redis-server` of our own, else none. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';

/** The run's Redis. */
export interface TestRedis {
  readonly url: string;
  /** Which one it is, for people. */
  readonly what: string;
  readonly stop: () => Promise<void>;
}

export async function startRedis(folder: string): Promise<TestRedis | undefined> {
  const given = process.env.TEST_REDIS_URL;
  if (given) return { url: given, what: 'TEST_REDIS_URL', stop: () => Promise.resolve() };
  const version = spawnSync('redis-server', ['--version'], { encoding: 'utf8' });
  if (version.status !== 0) return undefined;
  await mkdir(folder, { recursive: true });
  const port = await freePort();
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no' };
  const policy = { 'maxmemory-policy': 'noeviction' };
  const flags = Object.entries({ ...settings, ...policy }).flatMap(([k, v]) => [`--${k}`, `${v}`]);
  const server = spawn('redis-server', flags, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const url = `redis://127.0.0.1:${port}`;
  await answers(url, ended);
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
  };
  return { url, what: /v=[\d.]+/.exec(version.stdout)?.[0] ?? 'redis-server', stop };
}

async function answers(url: string, ended: Promise<unknown>): Promise<void> {
  let over = false;
  void ended.then(() => (over = true));
  for (const end = Date.now() + 10_000; Date.now() < end && !over; await pause(20)) {
    const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => undefined);
    const up = await redis.connect().then(
      () => true,
      () => false,
    );
    redis.disconnect();
    if (up) return;
  }
  throw new Error('redis-server did not start');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
