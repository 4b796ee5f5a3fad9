import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from '../ground/ground.js';

/** A source of chance that the run's seed decides. */
export type Random = () => number;

/** One way to do harm. */
export interface Drill {
  readonly name: string;
  /** Whether a process is killed by it. */
  readonly isKill?: true;
  /** How often it is done for one kill of the run; seldom where it takes long. */
  readonly share?: number;
  /** Why it cannot be done here; null where it can. */
  missing?(ground: Ground): string | null;
  /** Does the harm and repairs it; when recovery began, by `performance.now`. */
  run(ground: Ground, random: Random): Promise<number>;
}

/** Stops processes for some seconds. */
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
