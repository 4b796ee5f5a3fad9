/** Postgres under Patroni: the primary is killed, cut off, frozen or replaced while clients play. */
import { setTimeout as pause } from 'node:timers/promises';
import { PatroniSet } from '../../support/patroni-set.js';
import type { PostgresMachine } from '../../support/patroni-set.js';
import type { Installation } from '../installation/installation.js';
import { LiveWatch } from '../play/live-watch.js';
import { measureAct } from './act.js';
import { DirectWrites } from './direct-writes.js';
import type { Drill } from './drill.js';
import { recovered } from './recovery.js';

/** Longer than the primary's key in etcd lives. */
const WITHOUT_ETCD_MILLIS = 40_000;

/** Something that happens to a server, and what an operator does afterwards. */
interface Loss {
  readonly name: string;
  /** The standby for which commits wait; by default the primary, which then must have a successor. */
  readonly of?: 'standby';
  strike(set: PatroniSet, lost: PostgresMachine): Promise<unknown>;
  repair(set: PatroniSet, lost: PostgresMachine): unknown;
}

const kill: Loss = {
  name: 'kill -9 of everything on the primary',
  strike: (_, { machine }) => machine.kill(),
  repair: (set, former) => set.startNode(former),
};

const partition: Loss = {
  name: 'the primary is cut off',
  strike: (_, { machine }) => machine.cutOff(),
  repair: (_, { machine }) => machine.joinAgain(),
};

const standby: Loss = { ...partition, name: 'the synchronous standby is cut off', of: 'standby' };

const frozen: Loss = {
  name: 'the primary is frozen, and goes on later',
  strike: (_, { machine }) => machine.signal('SIGSTOP'),
  repair: (_, { machine }) => machine.signal('SIGCONT'),
};

const hung: Loss = {
  name: 'Patroni hangs on the primary, and Postgres goes on',
  strike: (set, primary) => Promise.resolve(set.signalPatroni(primary, 'SIGSTOP')),
  repair: (set, former) => set.signalPatroni(former, 'SIGCONT'),
};

const switchover: Loss = {
  name: 'switchover',
  strike: (set) => set.switchOver(),
  repair: () => undefined,
};

export const failover: Drill = {
  name: 'failover',
  weight: 0.01,
  skipReason: ({ patroni }) =>
    patroni ? null : (PatroniSet.reasonAgainst() ?? 'it must be the only drill of a run'),
  run: async (installation) => {
    const { crowd, env, fleet, patroni } = installation;
    const live = new LiveWatch(crowd);
    live.begin();
    const act = (by: string) => (loss: Loss) => lose(installation, live, loss, by);
    await inTurn([kill, partition, frozen, hung, switchover, standby], act('haproxy'));
    await loseEtcd(installation);
    await fleet.replaceAll({ ...env, DATABASE_URL: patroni!.severalHostsUrl });
    await inTurn([kill, partition, frozen, hung, switchover], act('several hosts'));
    live.end();
    return performance.now();
  },
};

async function inTurn(losses: readonly Loss[], act: (loss: Loss) => Promise<void>): Promise<void> {
  for (const loss of losses) await act(loss);
}

/** Loses a server; no process of the service is restarted, and a former primary must not take writes. */
async function lose(
  installation: Installation,
  live: LiveWatch,
  loss: Loss,
  by: string,
): Promise<void> {
  const set = installation.patroni!;
  await set.untilWhole();
  const lost = loss.of ? await set.synchronousStandby() : await set.primary();
  const writes = new DirectWrites(set, lost);
  await measureAct(installation, `${by}: ${loss.name}`, async () => {
    await loss.strike(set, lost);
    writes.begin();
    if (!loss.of) await set.successorOf(lost);
    await recovered(installation);
    await loss.repair(set, lost);
    await set.untilWhole();
    await recovered(installation);
    const { tried, acknowledged, missing } = await writes.end();
    if (missing > 0) {
      installation.crowd.journal.wrong('STALE_PRIMARY', `${missing} writes after ${loss.name}`);
    }
    return { liveMillis: await live.lateMillis(), directWrites: tried, acknowledged, missing };
  });
}

/** All of etcd is lost for longer than the primary's key lives. The primary must stay. */
async function loseEtcd(installation: Installation): Promise<void> {
  const set = installation.patroni!;
  await set.untilWhole();
  await measureAct(installation, 'kill -9 of etcd on all machines', async () => {
    await set.killEtcd();
    await pause(WITHOUT_ETCD_MILLIS);
    set.startEtcd();
    await set.untilWhole();
    await recovered(installation);
    return {};
  });
}
