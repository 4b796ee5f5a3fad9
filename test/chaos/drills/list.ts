import { brokenRows } from './broken.js';
import type { Drill } from './drill.js';
import { failover } from './failover.js';
import { outageOf } from './outage.js';
import { fullDisk, killPostgres, stopBackends, terminate } from './postgres.js';
import { killApi, killWorker, rolling, stopApi, stopWorker } from './processes.js';
import { upgrade } from './upgrade.js';
import { redisCluster, sentinel } from './redis-failover.js';
import { flushRedis, killRedis, stopRedis } from './redis.js';

/** Every drill; add new ones here. */
export const drillsOf = (isRealOutage: boolean): readonly Drill[] => [
  killApi,
  killWorker,
  killPostgres,
  killRedis,
  stopApi,
  stopWorker,
  stopBackends,
  stopRedis,
  terminate,
  flushRedis,
  rolling,
  fullDisk,
  brokenRows,
  outageOf(isRealOutage),
  upgrade,
  failover,
  sentinel,
  redisCluster,
];

export const DRILL_NAMES: readonly string[] = drillsOf(false).map(({ name }) => name);
