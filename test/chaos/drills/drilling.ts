import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation/installation.js';
import type { Drill, Random } from './drill.js';
import { recovered } from './recovery.js';

/** The result of one drill. */
export interface DrillResult {
  readonly name: string;
  readonly isKill: boolean;
  readonly recoveredMillis: number | null;
  readonly failure?: string;
}

/** Does the drills one by one until `isLate`; each begins when the service has recovered from the last. */
export async function drillAll(
  installation: Installation,
  plan: readonly Drill[],
  random: Random,
  isLate: () => boolean,
  onDone: (done: DrillResult) => void,
): Promise<DrillResult[]> {
  const all: DrillResult[] = [];
  for (const drill of plan) {
    if (isLate()) break;
    await pause(random() * 500);
    const done = await drillOnce(installation, drill, random);
    onDone(done);
    all.push(done);
  }
  return all;
}

async function drillOnce(
  installation: Installation,
  drill: Drill,
  random: Random,
): Promise<DrillResult> {
  const { name, isKill = false } = drill;
  try {
    const from = await drill.run(installation, random);
    return { name, isKill, recoveredMillis: Math.round((await recovered(installation)) - from) };
  } catch (error) {
    return { name, isKill, recoveredMillis: null, failure: String(error) };
  }
}
