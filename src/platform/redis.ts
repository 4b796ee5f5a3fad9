/** Every connection to Redis is made here: to one server, to the master that Sentinels name, or to a cluster. */
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { AbstractConnector, Cluster, Redis, SentinelConnector } from 'ioredis';
import type { RedisOptions } from 'ioredis';
import { parseRedisUrl } from './config/redis-url.js';
import type { RedisUrl } from './config/redis-url.js';

/**
 * The options of all connections to Redis. They open when they are first needed. `CLIENT SETINFO` is off: ioredis would
 * send it after each connect, and wait for its answer even if the connection has broken since.
 */
const REDIS_OPTIONS = { lazyConnect: true, disableClientInfo: true } as const;

export type RedisClient = Redis | Cluster;

/** A client for the value of REDIS_URL. */
export function redisFrom(address: string, options: RedisOptions): RedisClient {
  const url = urlOf(address);
  const all = { ...REDIS_OPTIONS, ...options };
  if (url.kind === 'server') return new Redis(address, { reconnectOnError: isReplica, ...all });
  return url.kind === 'sentinel' ? behindSentinels(url, all) : clusterOf(url, all);
}

/**
 * A client that subscribes. A cluster passes each message to all its nodes, so one connection to any of them is enough;
 * ioredis' own way for clusters does not tell when that connection was lost.
 */
export function subscriberFrom(address: string, options: RedisOptions): Redis {
  const url = urlOf(address);
  if (url.kind !== 'cluster') return redisFrom(address, options) as Redis;
  return new Redis({
    ...REDIS_OPTIONS,
    ...credentialsOf(url),
    ...options,
    Connector: rotating(url),
  });
}

function urlOf(address: string): RedisUrl {
  const url = parseRedisUrl(address);
  if (!url) throw new Error('REDIS_URL has no known form');
  return url;
}

const credentialsOf = ({ username, password }: RedisUrl): RedisOptions => ({
  ...(username && { username }),
  ...(password && { password }),
});

function behindSentinels(url: RedisUrl, options: RedisOptions): Redis {
  const [name, database = '0'] = url.path.split('/');
  const [sentinelUsername, sentinelPassword] = ['sentinelUsername', 'sentinelPassword'].map(
    (option) => url.options.get(option) ?? undefined,
  );
  return new Redis({
    ...credentialsOf(url),
    sentinels: url.hosts.map((host) => ({ ...host })),
    name: name!,
    db: Number(database),
    ...(sentinelUsername && { sentinelUsername }),
    ...(sentinelPassword && { sentinelPassword }),
    ...(url.tls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    failoverDetector: true, // a frozen master closes no connection
    Connector: MasterConnector as RedisOptions['Connector'],
    reconnectOnError: wasDemoted,
    ...options,
  });
}

/**
 * Each connection of ioredis 5.11 listens to the Sentinels for a new master, and is closed when there is one. It goes on
 * to listen after it was lost, and what it hears then ends the client for good while this connects again.
 */
class MasterConnector extends SentinelConnector {
  override connect(...args: Parameters<SentinelConnector['connect']>) {
    const hidden = this as unknown as { failoverDetector: { cleanup(): void } | null };
    hidden.failoverDetector?.cleanup();
    hidden.failoverDetector = null;
    return super.connect(...args);
  }
}

/** A server that has become a replica is left: another connection may lead to the new master. */
const isReplica = ({ message }: Error): boolean => message.startsWith('READONLY');

/** 2: connects again, to the new master, and sends the command again. */
const wasDemoted = (error: Error): 2 | false => (isReplica(error) ? 2 : false);

/** How often a client asks the cluster which node has which slots. */
const REFRESH_MILLIS = 5_000;

function clusterOf(
  url: RedisUrl,
  { lazyConnect, enableOfflineQueue, retryStrategy, ...rest }: RedisOptions,
): Cluster {
  return new Cluster(
    url.hosts.map((host) => ({ ...host })),
    {
      lazyConnect: lazyConnect ?? true,
      enableOfflineQueue: enableOfflineQueue ?? true,
      ...(retryStrategy && { clusterRetryStrategy: retryStrategy }),
      slotsRefreshInterval: REFRESH_MILLIS, // a frozen master closes no connection
      redisOptions: { ...credentialsOf(url), ...(url.tls && { tls: {} }), ...rest },
    },
  );
}

/** A connector that takes the next node of the cluster at each connect. */
function rotating({ hosts, tls }: RedisUrl) {
  let next = 0;
  return class extends AbstractConnector {
    constructor() {
      super(DISCONNECT_MILLIS);
    }

    override connect() {
      this.connecting = true;
      const { host, port } = hosts[next++ % hosts.length]!;
      this.stream = tls ? connectTls({ host, port, servername: host }) : connect({ host, port });
      this.stream.once('error', (error: Error) => (this.firstError = error));
      return Promise.resolve(this.stream);
    }
  };
}

/** How long a connection may take to close; ioredis' own default. */
const DISCONNECT_MILLIS = 2_000;

/** How many keys one call looks at. */
const SCANNED = 1000;

/** Deletes all keys that begin with a prefix; returns how many. */
export async function deleteRedisKeys(address: string, prefix: string): Promise<number> {
  const redis = redisFrom(address, { lazyConnect: false });
  try {
    let count = 0;
    const match = `${prefix.replaceAll(/[*?[\]\\^]/g, '\\$&')}*`;
    if (redis instanceof Cluster) await redis.ping(); // its nodes are known then
    for (const node of redis instanceof Cluster ? redis.nodes('master') : [redis]) {
      for await (const keys of node.scanStream({ match, count: SCANNED }) as AsyncIterable<
        string[]
      >) {
        // One by one: the keys of a cluster's node are in many slots.
        await Promise.all(keys.map((key) => redis.unlink(key)));
        count += keys.length;
      }
    }
    return count;
  } finally {
    redis.disconnect();
  }
}

/** How long the key stays that {@link checkRedisServes} writes, in milliseconds. */
const WRITTEN_MILLIS = 60_000;

/** Checks that Redis can be written to. @throws if not */
export async function checkRedisServes(redis: RedisClient, prefix: string): Promise<void> {
  if (redis.status === 'wait') await redis.connect();
  await redis.set(`${prefix}:ready`, '', 'PX', WRITTEN_MILLIS);
}
