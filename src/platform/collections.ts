import { setImmediate as nextTurn } from 'node:timers/promises';

/** About how long the event loop may be blocked, in milliseconds. */
const LONGEST_TURN = 10;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Waits for a turn of the event loop in which no other work that waits here runs: however many pieces of long work
 * there are, other requests are served between any two.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** Collects items that take long to make, with pauses in which other work can run. */
export async function collectInTurns<T>(items: Iterable<T>): Promise<T[]> {
  const collected: T[] = [];
  await ownTurn();
  let began = performance.now();
  for (const item of items) {
    collected.push(item);
    if (performance.now() - began < LONGEST_TURN) continue;
    await ownTurn();
    began = performance.now();
  }
  return collected;
}

/** Some properties of an object, with null for those that are missing. */
export function orNull<T extends object, K extends keyof T>(
  object: T,
  ...names: readonly K[]
): { readonly [P in K]-?: Exclude<T[P], undefined> | null } {
  const entries = names.map((name) => [name, object[name] ?? null]);
  return Object.fromEntries(entries) as { [P in K]-?: Exclude<T[P], undefined> | null };
}

/** Puts an entry last in a map of at most `most` entries, and removes the first if there are more. */
export function putLast<K, V>(map: Map<K, V>, key: K, value: V, most: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > most) map.delete(map.keys().next().value!);
}

/** The items grouped by `keyOf`, in their order. */
export function groupBy<K, T>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

/** The items in groups of at most `size`, in their order. */
export function chunksOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, i) => items.slice(i * size, (i + 1) * size));
}
