/** A stream that can be ended from outside while it waits. */
export type Stream<T> = AsyncIterableIterator<T, undefined, undefined> & {
  return(): Promise<IteratorResult<T, undefined>>;
};

/** The result that ends a stream. */
export const ENDED = { done: true, value: undefined } as const;

/**
 * A stream of what `next` gives. Not an async generator: ending one of those waits for the next item,
 * so a reader that went away would be listened for until then.
 */
export const streamOf = <T>(
  next: () => Promise<IteratorResult<T, undefined>>,
  end: () => Promise<unknown>,
): Stream<T> => ({
  next,
  async return() {
    await end();
    return ENDED;
  },
  [Symbol.asyncIterator]() {
    return this;
  },
});

/** What `see` makes of each item, null for nothing. */
export function projected<T, U>(source: Stream<T>, see: (item: T) => Promise<U | null>): Stream<U> {
  const next = async (): Promise<IteratorResult<U, undefined>> => {
    for (;;) {
      const { done, value } = await source.next();
      if (done) return ENDED;
      const seen = await see(value);
      if (seen !== null) return { done: false, value: seen };
    }
  };
  return streamOf(next, () => source.return());
}

/** What a reader found after the place that it had reached. */
export interface StreamBatch<U> {
  readonly items: readonly U[];
  /** Whether there may be more already. */
  readonly more: boolean;
  /** Whether nothing can come after these: then the stream ends. */
  readonly isLast?: boolean;
}

/** What a stream of a reader gives. */
export interface Read<U> {
  readonly item: U;
  /** Whether it was there already, and did not come with a change. */
  readonly isBacklog: boolean;
}

/** Reads on from the place that it has reached. */
export interface PlaceReader<T, U> {
  /** `change` is the one that has just been told; null before the first, and where some may be missed. */
  read(change: T | null): Promise<StreamBatch<U>>;
  /** Whether a change tells of what has been read already. */
  hasRead(change: T): boolean;
}

/**
 * All that a reader finds, at once and then with every change: whatever is there when the stream begins,
 * and what comes meanwhile, in order and once, up to what is last. `changes` must have been listened to before.
 */
export function readingOn<T, U>(changes: Stream<T>, reader: PlaceReader<T, U>): Stream<Read<U>> {
  const items: Read<U>[] = [];
  let more = true;
  let isLast = false;
  let change: T | null = null;
  const next = async (): Promise<IteratorResult<Read<U>, undefined>> => {
    for (;;) {
      if (items.length > 0) return { done: false, value: items.shift()! };
      if (more) {
        const found = await reader.read(change);
        const isBacklog = change === null;
        items.push(...found.items.map((item) => ({ item, isBacklog })));
        more = found.more;
        isLast = found.isLast === true;
        continue;
      }
      const { done, value } = isLast ? await changes.return() : await changes.next();
      if (done) return ENDED;
      change = value;
      more = !reader.hasRead(value);
    }
  };
  return streamOf(next, () => changes.return());
}
