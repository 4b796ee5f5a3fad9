/** The forms of REDIS_URL: one server, Sentinels that know the master, or the nodes of a cluster. */
import { parseHostsUrl } from './hosts-url.js';
import type { HostsUrl } from './hosts-url.js';

export type RedisKind = 'server' | 'sentinel' | 'cluster';

export interface RedisUrl extends HostsUrl {
  readonly kind: RedisKind;
  readonly tls: boolean;
}

const FORM = /^(?<base>rediss?)(?:\+(?<kind>sentinel|cluster))?$/;
const PORTS: Readonly<Record<RedisKind, number>> = { server: 6379, sentinel: 26379, cluster: 6379 };

/** Parses a value of REDIS_URL; null if it has none of the forms. */
export function parseRedisUrl(text: string): RedisUrl | null {
  const groups = FORM.exec(text.slice(0, text.indexOf(':')).toLowerCase())?.groups;
  if (!groups) return null;
  const kind = (groups['kind'] ?? 'server') as RedisKind;
  const parsed = parseHostsUrl(text, PORTS[kind]);
  return parsed && { ...parsed, kind, tls: groups['base'] === 'rediss' };
}

/** What is wrong with a value of REDIS_URL; undefined if nothing is. */
export function faultOfRedisUrl(text: string): string | undefined {
  const url = parseRedisUrl(text);
  if (!url) {
    return 'must be redis://HOST:PORT, redis+sentinel://HOST:PORT,HOST:PORT/NAME or redis+cluster://HOST:PORT,HOST:PORT; with TLS rediss instead of redis';
  }
  if (url.kind === 'server' && url.hosts.length > 1) {
    return 'names several hosts: it must begin with redis+sentinel:// or redis+cluster://';
  }
  const [name = '', database = '0'] = url.path.split('/');
  if (url.kind === 'sentinel' && (name === '' || !/^\d+$/.test(database))) {
    return 'must name the master set of the Sentinels: redis+sentinel://HOST:PORT,HOST:PORT/NAME';
  }
  if (url.kind === 'cluster' && url.path !== '' && url.path !== '0') {
    return 'must not name a database: a cluster has only one';
  }
  return undefined;
}

/** The prefix of the keys. In a cluster it is a hash tag: the scripts of a queue work on keys of one slot. */
export function redisPrefix({
  REDIS_URL,
  REDIS_PREFIX,
}: {
  readonly REDIS_URL?: string | undefined;
  readonly REDIS_PREFIX: string;
}): string {
  const isCluster = REDIS_URL !== undefined && parseRedisUrl(REDIS_URL)?.kind === 'cluster';
  return isCluster && !REDIS_PREFIX.includes('{') ? `{${REDIS_PREFIX}}` : REDIS_PREFIX;
}
