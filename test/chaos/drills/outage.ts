/** No api for two minutes: nobody loses by it, and whatever there is to do, the apis are soon back. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Fleet } from '../ground/fleet.js';
import type { Ground } from '../ground/ground.js';
import type { Drill } from './drill.js';
import { isTimedOut, putDeadline, spareMatch, standingOf } from './spares.js';

const SECONDS = 120;
/** How much of their time players have left when the outage begins. */
const LEFT_SECONDS = [45, 60];
/** So much longer than usual an api may take to be ready, on a busy machine. */
const SLACK_MILLIS = 5_000;
/** Clocks that do not run again would be waited for in vain. */
const PATIENCE = 240_000;

const STOP_HEART = `UPDATE heartbeat SET at = at - make_interval(secs => ${SECONDS})`;

/** `isReal`: two minutes go by; otherwise the database is made to believe it. */
export const outageOf = (isReal: boolean): Drill => ({
  name: 'outage',
  share: 0.1,
  run: async (ground) => {
    const { fleet } = ground;
    const victims = await Promise.all(LEFT_SECONDS.map(() => spareMatch(ground)));
    const normal = await restartAll(fleet, () => Promise.resolve());
    const afterOutage = await restartAll(fleet, () => beAway(ground, victims, isReal));
    ground.readyMillis.push({ normal, afterOutage });
    await nobodyLost(ground, victims);
    if (afterOutage > 2 * normal + SLACK_MILLIS) {
      throw new Error(`ready ${afterOutage} ms after an outage, ${normal} ms without one`);
    }
    return performance.now();
  },
});

/** All apis end, something happens, and all start: how long the slowest takes to be ready. */
async function restartAll(fleet: Fleet, between: () => Promise<void>): Promise<number> {
  await Promise.all(fleet.apis.map((api) => api.end('SIGTERM')));
  await between();
  return Math.max(...(await Promise.all(fleet.apis.map((api) => fleet.start(api)))));
}

async function beAway(ground: Ground, victims: readonly string[], isReal: boolean): Promise<void> {
  const gone = isReal ? 0 : SECONDS;
  if (!isReal) await ground.rows(STOP_HEART);
  for (const [i, id] of victims.entries()) await putDeadline(ground, id, LEFT_SECONDS[i]! - gone);
  if (isReal) await pause(SECONDS * 1000);
}

/** All still play when the apis are back, and each loses when its own time has run out. */
async function nobodyLost(ground: Ground, victims: readonly string[]): Promise<void> {
  const standings = await Promise.all(victims.map((id) => standingOf(ground, id)));
  const lost = standings.filter(({ status }) => status !== 'IN_PROGRESS');
  if (lost.length > 0) throw new Error(`${lost.length} matches were lost by an outage`);
  for (const id of victims) {
    await until('the clock to run again', () => isTimedOut(ground, id), PATIENCE);
  }
}
