import { PatroniSet } from '../../support/patroni-set.js';
import type { Spares } from '../installation/installation.js';
import { failover } from './failover.js';
import { redisCluster, sentinel } from './redis-failover.js';

/** The servers that a run with only this drill needs. */
const SPARES: Readonly<Record<string, Spares>> = {
  [failover.name]: 'patroni',
  [sentinel.name]: 'sentinel',
  [redisCluster.name]: 'redis-cluster',
};

/** The servers of a run. Without their programs it has the usual ones, and its report says that the drill was skipped. */
export function sparesFor(drills: readonly string[]): Spares {
  const spares = SPARES[drills.join()] ?? 'none';
  return spares === 'patroni' && PatroniSet.reasonAgainst() ? 'none' : spares;
}
