/** No api for two minutes: nobody loses a match by it, and the apis are ready soon after their start. */
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Fleet } from '../installation/fleet.js';
import type { Installation } from '../installation/installation.js';
import type { Drill } from './drill.js';
import { isTimedOut, setTimeLeft, spareMatch, standingOf } from './spares.js';

const SECONDS = 120;
/** Seconds that the players have left when the outage begins. */
const LEFT_SECONDS = [45, 60];
/** Extra time to get ready that an api may take on a busy machine. */
const SLACK_MILLIS = 5_000;
/** The longest wait for the clocks to run again. */
const PATIENCE = 240_000;

const STOP_HEART = `UPDATE heartbeat SET at = at - make_interval(secs => ${SECONDS})`;

/** @param isReal whether two minutes really pass; otherwise they are written into the database */
export const outageOf = (isReal: boolean): Drill => ({
  name: 'outage',
  weight: 0.1,
  run: async (installation) => {
    const { fleet } = installation;
    const matches = await Promise.all(LEFT_SECONDS.map(() => spareMatch(installation)));
    const normal = await restartAll(fleet, () => Promise.resolve());
    const afterOutage = await restartAll(fleet, () => passOutage(installation, matches, isReal));
    installation.readyMillis.push({ normal, afterOutage });
    await checkNothingLost(installation, matches);
    if (afterOutage > 2 * normal + SLACK_MILLIS) {
      throw new Error(`ready ${afterOutage} ms after an outage, ${normal} ms without one`);
    }
    return performance.now();
  },
});

/** Ends all apis, calls `between`, starts all; returns the milliseconds of the slowest start. */
async function restartAll(fleet: Fleet, between: () => Promise<void>): Promise<number> {
  await Promise.all(fleet.apis.map((api) => api.end('SIGTERM')));
  await between();
  return Math.max(...(await Promise.all(fleet.apis.map((api) => fleet.start(api)))));
}

async function passOutage(
  installation: Installation,
  matches: readonly string[],
  isReal: boolean,
): Promise<void> {
  const passedSeconds = isReal ? 0 : SECONDS;
  if (!isReal) await installation.rows(STOP_HEART);
  for (const [i, id] of matches.entries())
    await setTimeLeft(installation, id, LEFT_SECONDS[i]! - passedSeconds);
  if (isReal) await pause(SECONDS * 1000);
}

/** Checks that no match has ended when the apis are back, and that each ends later by its own clock. */
async function checkNothingLost(
  installation: Installation,
  matches: readonly string[],
): Promise<void> {
  const standings = await Promise.all(matches.map((id) => standingOf(installation, id)));
  const lost = standings.filter(({ status }) => status !== 'IN_PROGRESS');
  if (lost.length > 0) throw new Error(`${lost.length} matches were lost by an outage`);
  for (const id of matches) {
    await until('the clock to run again', () => isTimedOut(installation, id), PATIENCE);
  }
}
