import DataLoader from 'dataloader';
import type { GraphqlContext, Loaders } from './context.js';

type Load<K extends string, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V | Error>>;

/** Declares a batched read: `load` gets the keys of one tick and returns the found values, or errors, by key. */
export function defineLoader<K extends string, V>(name: string) {
  const key = Symbol(name);
  return ({ loaders, sharedReads }: GraphqlContext, load: Load<K, V>): DataLoader<K, V | null> =>
    loaderIn(sharedReads?.own ?? loaders, key, load, sharedReads !== null);
}

/**
 * Declares a batched read with the same result for every viewer. If a change goes to many subscriptions, each key is
 * read once for all of them.
 */
export function defineSharedLoader<K extends string, V>(name: string) {
  const key = Symbol(name);
  return ({ loaders, sharedReads }: GraphqlContext, load: Load<K, V>): DataLoader<K, V | null> =>
    loaderIn(sharedReads?.everyones ?? loaders, key, load, sharedReads !== null);
}

/**
 * The `load` of a loader whose keys are queries in JSON: `read` gets all queries and returns their results in order.
 */
export async function readByJson<Q, V>(
  keys: readonly string[],
  read: (queries: readonly Q[]) => Promise<readonly V[]>,
): Promise<ReadonlyMap<string, V>> {
  const found = await read(keys.map((key) => JSON.parse(key) as Q));
  return new Map(keys.map((key, i) => [key, found[i]!]));
}

const readsWith = new WeakMap<object, Map<string, Loaders>>();

/**
 * Shares the next reads with all subscriptions that get the same `subject`. Reads that depend on the viewer are shared
 * only with the same user. The results are kept as long as the subject exists.
 */
export function shareReads(context: GraphqlContext, subject: object, userId: string | null): void {
  const reads = readsWith.get(subject) ?? new Map<string, Loaders>();
  readsWith.set(subject, reads);
  context.sharedReads = {
    everyones: readsOf(reads, EVERYONE),
    own: readsOf(reads, userId ?? NOBODY),
  };
}

/** Keys that are not ids of users. */
const EVERYONE = 'everyone';
const NOBODY = 'nobody';

function readsOf(reads: Map<string, Loaders>, whose: string): Loaders {
  const found = reads.get(whose) ?? new Map<symbol, unknown>();
  reads.set(whose, found);
  return found;
}

/** Makes a loader. Without `keep` it forgets its results, because a request may write between two reads. */
function loaderIn<K extends string, V>(
  loaders: Loaders,
  key: symbol,
  load: Load<K, V>,
  keep: boolean,
): DataLoader<K, V | null> {
  const existing = loaders.get(key) as DataLoader<K, V | null> | undefined;
  if (existing) return existing;
  const batch = async (keys: readonly K[]) => {
    const found = await load([...new Set(keys)]);
    return keys.map((k) => found.get(k) ?? null);
  };
  const loader = new DataLoader<K, V | null>(batch, { cache: keep });
  loaders.set(key, loader);
  return loader;
}
