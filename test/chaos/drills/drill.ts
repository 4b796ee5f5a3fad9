import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '../ground/ground.js';

/** Random numbers from 0 up to 1, from the run's seed. */
export type Random = () => number;

/** One kind of failure that a run makes. */
export interface Drill {
  readonly name: string;
  /** Set where it kills a process. */
  readonly isKill?: true;
  /** Its weight among the drills that do not kill: low for one that takes long. */
  readonly share?: number;
  /** The reason why it cannot be done here; null where it can. */
  missing?(ground: Ground): string | null;
  /** Makes the failure and repairs it; returns when recovery began, by `performance.now`. */
  run(ground: Ground, random: Random): Promise<number>;
}

/** Stops processes for 0.5 to 5 seconds. */
export async function freeze(
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void,
  random: Random,
): Promise<number> {
  signal('SIGSTOP');
  await pause(500 + random() * 4_500);
  signal('SIGCONT');
  return performance.now();
}

export const oneOf = <T>(items: readonly T[], random: Random): T =>
  items[Math.floor(random() * items.length)]!;

export const withoutRedis = (ground: Ground): string | null =>
  ground.redis ? null : 'the queues are in Postgres';
