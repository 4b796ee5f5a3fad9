import type { Drill, Random } from './drill.js';
import { oneOf } from './drill.js';

/** The number of kills for each drill that does not kill. */
const KILLS_FOR_ONE = 10;

/**
 * The drills of a run in random order: `kills` kills, spread over the drills that kill, and the other drills, each
 * at least once.
 */
export function planOf(drills: readonly Drill[], kills: number, random: Random): Drill[] {
  const killing = drills.filter(({ isKill }) => isKill);
  const others = drills.filter(({ isKill }) => !isKill);
  const planned = others.flatMap((drill) => repeated(drill, kills));
  if (killing.length > 0) {
    planned.push(...killing.slice(0, kills));
    while (planned.filter(({ isKill }) => isKill).length < kills) {
      planned.push(oneOf(killing, random));
    }
  }
  return shuffled(planned, random);
}

function repeated(drill: Drill, kills: number): Drill[] {
  const times = Math.max(1, Math.round((kills / KILLS_FOR_ONE) * (drill.weight ?? 1)));
  return Array<Drill>(times).fill(drill);
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
