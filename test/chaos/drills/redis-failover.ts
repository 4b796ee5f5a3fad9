/** Redis behind Sentinels and as a cluster: the master is killed or frozen while clients play. */
import type { RedisServer } from '../../support/redis.js';
import type { Installation } from '../installation/installation.js';
import { until } from '../../support/wait.js';
import { LiveWatch } from '../play/live-watch.js';
import { measureAct } from './act.js';
import type { Drill } from './drill.js';
import { recovered } from './recovery.js';

const PATIENCE = 120_000;

/** How the master is lost, and how it comes back. */
interface MasterLoss {
  readonly name: string;
  strike(master: RedisServer): unknown;
  repair(master: RedisServer): unknown;
}

const kill: MasterLoss = {
  name: 'kill -9 of the master',
  strike: (master) => master.end('SIGKILL'),
  repair: (master) => master.start(),
};

const frozen: MasterLoss = {
  name: 'the master is frozen, and goes on later',
  strike: (master) => master.signal('SIGSTOP'),
  repair: (master) => master.signal('SIGCONT'),
};

const drillOf = (name: string): Drill => ({
  name,
  weight: 0.01,
  skipReason: ({ redisSet }) =>
    redisSet ? null : 'it needs redis-server or valkey-server, and must be the only drill of a run',
  run: async (installation) => {
    const live = new LiveWatch(installation.crowd);
    live.begin();
    for (const loss of [kill, frozen]) await lose(installation, live, loss);
    live.end();
    return performance.now();
  },
});

export const sentinel = drillOf('sentinel');
export const redisCluster = drillOf('redis-cluster');

async function lose(installation: Installation, live: LiveWatch, loss: MasterLoss): Promise<void> {
  const set = installation.redisSet!;
  await set.untilWhole();
  const former = await set.master();
  await measureAct(installation, loss.name, async () => {
    await loss.strike(former);
    const isReplaced = async () => (await set.master()) !== former;
    await until('another master', isReplaced, PATIENCE);
    await recovered(installation);
    await loss.repair(former);
    await set.untilWhole();
    await recovered(installation);
    return { liveMillis: await live.lateMillis() };
  });
}
