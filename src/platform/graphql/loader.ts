import DataLoader from 'dataloader';
import type { GraphqlContext } from './context.js';

/** Declares a batched read: `load` gets the keys of one tick and answers a map of what it found. */
export function defineLoader<K extends string, V>(name: string) {
  const key = Symbol(name);
  return (
    context: GraphqlContext,
    load: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  ): DataLoader<K, V | null> => {
    const existing = context.loaders.get(key) as DataLoader<K, V | null> | undefined;
    if (existing) return existing;
    const loader = new DataLoader<K, V | null>(
      async (keys) => {
        const found = await load([...new Set(keys)]);
        return keys.map((k) => found.get(k) ?? null);
      },
      // A request may write between two reads, and a subscription lives long: nothing is kept.
      { cache: false },
    );
    context.loaders.set(key, loader);
    return loader;
  };
}
