import { setTimeout as pause } from 'node:timers/promises';
import type { Installation } from '../installation/installation.js';

/** Random numbers from 0 up to 1, from the run's seed. */
export type Random = () => number;

/** One kind of failure that a run makes. */
export interface Drill {
  readonly name: string;
  /** True if the drill kills a process. */
  readonly isKill?: true;
  /** How often the drill is done, compared with the others that do not kill; low if it takes long. */
  readonly weight?: number;
  /** The reason why the drill cannot be done here; null if it can. */
  skipReason?(installation: Installation): string | null;
  /** Makes the failure and repairs it; returns when recovery began, by `performance.now`. */
  run(installation: Installation, random: Random): Promise<number>;
}

/** Freezes processes for 0.5 to 5 seconds. */
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

export const withoutRedis = (installation: Installation): string | null =>
  installation.redis ? null : 'the queues are in Postgres';
