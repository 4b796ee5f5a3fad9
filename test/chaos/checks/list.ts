import type { Installation } from '../installation/installation.js';
import { bystanders } from './bystanders.js';
import type { Check } from './check.js';
import { clocks } from './clocks.js';
import { competitions } from './competitions.js';
import { sequences } from './events.js';
import { doubled, lost, rebuilt } from './moves.js';
import { pending, ratings } from './pending.js';

/** The checks after the drills, in this order, by their names in the report. */
const CHECKS: Readonly<Record<string, Check>> = {
  stuck: ({ crowd }) => crowd.continueAll(),
  pending,
  lost,
  doubled,
  rebuilt,
  sequences,
  clocks,
  competitions,
  bystanders,
  ratings,
};

/** The broken cases of each check. */
export async function checkAll(
  installation: Installation,
  onDone: (name: string, broken: readonly string[]) => void,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    found[name] = await check(installation).catch((error: unknown) => [String(error)]);
    onDone(name, found[name]);
  }
  return found;
}
