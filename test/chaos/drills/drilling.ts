import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '../ground/ground.js';
import type { Drill, Random } from './drill.js';
import { recovered } from './recovery.js';

/** The result of one drill. */
export interface Done {
  readonly name: string;
  readonly isKill: boolean;
  readonly recoveredMillis: number | null;
  readonly failure?: string;
}

/** Does the drills one by one until `isLate`; the next begins when the service has recovered. */
export async function drillAll(
  ground: Ground,
  plan: readonly Drill[],
  random: Random,
  isLate: () => boolean,
  onDone: (done: Done) => void,
): Promise<Done[]> {
  const all: Done[] = [];
  for (const drill of plan) {
    if (isLate()) break;
    await pause(random() * 500);
    const done = await drillOnce(ground, drill, random);
    onDone(done);
    all.push(done);
  }
  return all;
}

async function drillOnce(ground: Ground, drill: Drill, random: Random): Promise<Done> {
  const { name, isKill = false } = drill;
  try {
    const from = await drill.run(ground, random);
    return { name, isKill, recoveredMillis: Math.round((await recovered(ground)) - from) };
  } catch (error) {
    return { name, isKill, recoveredMillis: null, failure: String(error) };
  }
}
