import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../support/cluster.js';
import { RedisServer } from '../support/redis.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { Container, IMAGE, engineOutput, runInImage } from './engine.js';
import type { ContainerSettings } from './engine.js';
import { addressOf, checkHealth, checkPages, playMatch, runCommands, workerReady } from './play.js';

const MEGABYTE = 1_000_000;
const MOST_MEGABYTES = 300;

const say = (line: string): boolean => process.stderr.write(`${line}\n`);

/** Things to close, the last one first. */
type Ends = (() => Promise<unknown>)[];

/**
 * Plays a match in containers of the built image, restricted as in production: api and worker with a real Postgres and
 * Redis outside. Then runs the image's commands and stops it.
 */
export async function main(): Promise<void> {
  const began = performance.now();
  const ends: Ends = [];
  try {
    const megabytes = await checkSize();
    const settings = await openServers(ends);
    const deals = await runService(settings, ends);
    const seconds = Math.round((performance.now() - began) / 1000);
    process.stdout.write(`${JSON.stringify({ image: IMAGE, megabytes, deals, seconds })}\n`);
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

async function checkSize(): Promise<number> {
  const size = await engineOutput(['image', 'inspect', '--format={{.Size}}', IMAGE]);
  const megabytes = Math.round(Number(size) / MEGABYTE);
  say(`${IMAGE} has ${megabytes} MB`);
  if (megabytes <= MOST_MEGABYTES) return megabytes;
  throw new Error(`the image has ${megabytes} MB, more than ${MOST_MEGABYTES}`);
}

/** Starts Postgres and Redis; returns what all containers need. */
async function openServers(ends: Ends): Promise<ContainerSettings> {
  const folder = await mkdtemp(join(tmpdir(), 'bummerl-image-'));
  ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const cluster = await Cluster.prepare(join(folder, 'data'));
  ends.push(() => cluster.stop());
  await cluster.open();
  // An empty database: the image has to migrate it.
  await cluster.rows('CREATE DATABASE image');
  const postgres = new URL(cluster.url);
  postgres.pathname = '/image';
  // The cluster listens at a socket only, which containers do not see.
  const proxy = await TcpProxy.to({
    path: `${decodeURIComponent(postgres.hostname)}/.s.PGSQL.${postgres.port}`,
  });
  ends.push(() => proxy.cut());
  const redis = await RedisServer.open(join(folder, 'redis'));
  ends.push(() => redis.end('SIGTERM'));
  const env = {
    DATABASE_URL: proxy.through(postgres.href),
    REDIS_URL: redis.url,
    JWT_SECRET: randomBytes(32).toString('hex'),
    HOST: '127.0.0.1',
    BOT_THREADS: '1',
  };
  return { prefix: `bummerl-image-${randomBytes(4).toString('hex')}`, env };
}

/** Api and worker of the image, while a match is played and commands are run; returns the number of deals. */
async function runService(settings: ContainerSettings, ends: Ends): Promise<number> {
  const start = (name: string, env: Record<string, string>) => {
    const own = { ...settings, env: { ...settings.env, ...env } };
    const container = new Container(own, name, ['node', `dist/${name}.main.js`]);
    ends.push(() => container.stop());
    return container;
  };
  await runInImage(settings, 'migrate', ['node', 'dist/migrate.main.js']);
  const api = start('api', { PORT: '0', MIGRATE: 'never' });
  // One of them in the other format: its package is loaded only then.
  const worker = start('worker', { WORKER_PORT: '0', LOG_FORMAT: 'pretty', MIGRATE: 'never' });
  const [base] = await Promise.all([addressOf(api), workerReady(worker)]);
  say(`api and worker are ready; the api is at ${base}`);
  await checkHealth(api, base);
  const deals = await playMatch(settings, base);
  say(`a match of ${deals} deals was played`);
  await checkPages(base);
  await runCommands(settings);
  const statuses = [await api.stop(), await worker.stop()];
  if (statuses.some((status) => status !== 0)) throw new Error(`ended with ${statuses.join()}`);
  return deals;
}
