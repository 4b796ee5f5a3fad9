import type { Ground } from '../ground/ground.js';
import { bystanders } from './bystanders.js';
import type { Check } from './check.js';
import { clocks } from './clocks.js';
import { sequences } from './events.js';
import { doubled, lost, rebuilt } from './moves.js';
import { owed, ratings } from './owed.js';

/** What is looked at afterwards, in this order, by its name in the report. */
const CHECKS: Readonly<Record<string, Check>> = {
  stuck: ({ crowd }) => crowd.playOn(),
  owed,
  lost,
  doubled,
  rebuilt,
  sequences,
  clocks,
  bystanders,
  ratings,
};

/** By check what does not hold. */
export async function checkAll(
  ground: Ground,
  onDone: (name: string, broken: readonly string[]) => void,
): Promise<Record<string, readonly string[]>> {
  const found: Record<string, readonly string[]> = {};
  for (const [name, check] of Object.entries(CHECKS)) {
    found[name] = await check(ground).catch((error: unknown) => [String(error)]);
    onDone(name, found[name]);
  }
  return found;
}
