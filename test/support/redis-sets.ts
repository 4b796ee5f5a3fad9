/** Several servers of Redis that replace one another: replicas with Sentinels, or a cluster. Settings from ops/ha. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { filledIn } from './filled-in.js';
import { RedisServer } from './redis.js';
import { until } from './wait.js';

const CONFIG = 'ops/ha/redis';

/** The name of the master set in ops/ha/redis/sentinel.conf. */
export const MASTER_SET = 'bummerl';

/** Several servers, behind one value of REDIS_URL. */
export interface RedisSet {
  readonly url: string;
  readonly servers: readonly RedisServer[];
  /** The server that takes the writes of the queues. */
  master(): Promise<RedisServer>;
  /** Waits until every server runs, and every master has its replicas. */
  untilWhole(): Promise<unknown>;
  stop(): Promise<void>;
}

/** A master, replicas and as many Sentinels. */
export async function openSentinels(folder: string, replicas: number): Promise<RedisSet> {
  await mkdir(folder, { recursive: true });
  const master = await openServer(folder, 0);
  const servers = [master];
  for (let n = 1; n <= replicas; n++) {
    servers.push(await openServer(folder, n, '--replicaof', '127.0.0.1', `${master.port}`));
  }
  const sentinels: RedisServer[] = [];
  for (let n = 0; n <= replicas; n++) sentinels.push(await openSentinel(folder, n, master.port));
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  await until('the Sentinels to know each other', () => areMet(sentinels, replicas));
  return {
    url: `redis+sentinel://${hosts}/${MASTER_SET}`,
    servers,
    master: () => masterOf(servers),
    untilWhole: () => untilReplicated(servers, replicas),
    stop: () => endAll([...sentinels, ...servers]),
  };
}

/** Each server has a copy of the file: the Sentinels let it store its role there. */
async function openServer(folder: string, n: number, ...more: string[]): Promise<RedisServer> {
  const file = join(folder, `redis-${n}.conf`);
  await copyFile(join(CONFIG, 'redis.conf'), file);
  return RedisServer.open(join(folder, `redis-${n}`), [file, ...more]);
}

async function openSentinel(folder: string, n: number, masterPort: number): Promise<RedisServer> {
  const file = join(folder, `sentinel-${n}.conf`);
  const values = { SENTINEL_PORT: 0, SENTINEL_DIR: folder, REDIS_MASTER_PORT: masterPort };
  const text = await filledIn(join(CONFIG, 'sentinel.conf'), {
    ...values,
    REDIS_MASTER_HOST: '127.0.0.1',
  });
  await writeFile(file, text);
  return RedisServer.open(join(folder, `sentinel-${n}`), [file, '--sentinel']);
}

async function areMet(sentinels: readonly RedisServer[], replicas: number): Promise<boolean> {
  const seen = await Promise.all(
    sentinels.map(({ url }) => asking(url, (redis) => redis.info('sentinel'))),
  );
  const wanted = `slaves=${replicas},sentinels=${sentinels.length}`;
  return seen.every((info) => info.includes(wanted));
}

/** Masters that hold the slots, each with a replica unless there is only one. */
export async function openCluster(folder: string, masters: number): Promise<RedisSet> {
  const config = join(process.cwd(), CONFIG, 'redis-cluster.conf');
  const count = masters === 1 ? 1 : masters * 2;
  const servers: RedisServer[] = [];
  for (let n = 0; n < count; n++) {
    servers.push(await RedisServer.open(join(folder, `node-${n}`), [config]));
  }
  await meet(servers, masters);
  const hosts = servers.map(({ port }) => `127.0.0.1:${port}`).join(',');
  return {
    url: `redis+cluster://${hosts}`,
    servers,
    master: () => ownerOf(servers),
    untilWhole: () => untilReplicated(servers, count - masters),
    stop: () => endAll(servers),
  };
}

const SLOTS = 16_384;

async function meet(servers: readonly RedisServer[], masters: number): Promise<void> {
  const [first] = servers;
  const ids = await Promise.all(
    servers.map(({ url }) => asking(url, (redis) => redis.cluster('MYID'))),
  );
  for (const [n, { url }] of servers.entries()) {
    await asking(url, async (redis) => {
      await redis.cluster('MEET', '127.0.0.1', first!.port);
      const [from, to] = [n, n + 1].map((part) => Math.ceil((part * SLOTS) / masters));
      if (n < masters) await redis.call('CLUSTER', 'ADDSLOTSRANGE', `${from}`, `${to! - 1}`);
      else await until('the node to know its master', () => follows(redis, `${ids[n - masters]}`));
    });
  }
  await until('the cluster', async () => {
    const states = await Promise.all(
      servers.map(({ url }) => asking(url, (redis) => redis.cluster('INFO'))),
    );
    const known = `cluster_known_nodes:${servers.length}`;
    return states.every((text) => /cluster_state:ok/.test(text) && text.includes(known));
  });
}

const follows = (redis: Redis, master: string): Promise<boolean> =>
  redis.cluster('REPLICATE', master).then(
    () => true,
    () => false, // the nodes have not told each other yet
  );

/** Waits until so many servers are replicas that have their master's data. */
const untilReplicated = (servers: readonly RedisServer[], replicas: number) =>
  until('all replicas', async () => {
    const roles = await Promise.all(servers.map((server) => roleOf(server)));
    const whole = roles.filter((role) => role?.[0] === 'slave' && role[3] === 'connected');
    return whole.length === replicas;
  });

async function masterOf(servers: readonly RedisServer[]): Promise<RedisServer> {
  return until('a master', async () => {
    for (const server of servers) if (await isMaster(server)) return server;
    return undefined;
  });
}

/** The master of the slot in which the queues are. */
async function ownerOf(servers: readonly RedisServer[]): Promise<RedisServer> {
  return until('the master of the slot', async () => {
    for (const server of servers) {
      if (!(await isMaster(server))) continue;
      const own = await asking(server.url, async (redis) => {
        const slot = await redis.cluster('KEYSLOT', '{bummerl}');
        const me = await redis.cluster('MYID');
        const ranges = await redis.cluster('SLOTS');
        return ranges.some(([from, to, owner]) => from <= slot && slot <= to && owner?.[2] === me);
      });
      if (own) return server;
    }
    return undefined;
  });
}

const isMaster = async (server: RedisServer): Promise<boolean> =>
  (await roleOf(server))?.[0] === 'master';

/** What a server says of its role; undefined if it says nothing. */
async function roleOf({ url, isRunning }: RedisServer): Promise<readonly unknown[] | undefined> {
  return isRunning ? asking(url, (redis) => redis.role()).catch(() => undefined) : undefined;
}

async function asking<T>(url: string, ask: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, { disableClientInfo: true, commandTimeout: 1_000 });
  redis.on('error', () => undefined); // the command's own error reports it
  try {
    return await ask(redis);
  } finally {
    redis.disconnect();
  }
}

async function endAll(servers: readonly RedisServer[]): Promise<void> {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
}
