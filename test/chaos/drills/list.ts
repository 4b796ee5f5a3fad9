import type { Drill } from './drill.js';
import { fullDisk, killPostgres, stopBackends, terminate } from './postgres.js';
import { killApi, killWorker, rolling, stopApi, stopWorker } from './processes.js';
import { flushRedis, killRedis, stopRedis } from './redis.js';

/** Every drill: a new one is a line here. */
export const DRILLS: readonly Drill[] = [
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
];

export const DRILL_NAMES: readonly string[] = DRILLS.map(({ name }) => name);
