/** A stream that can be ended from outside while it waits. */
export type Stream<T> = AsyncIterableIterator<T, undefined, undefined> & {
  return(): Promise<IteratorResult<T, undefined>>;
};

/**
 * What `see` makes of each item, null for nothing. Not an async generator: ending one of those waits
 * for the next item, so a reader that went away would be listened for until then.
 */
export function projected<T, U>(source: Stream<T>, see: (item: T) => Promise<U | null>): Stream<U> {
  return {
    async next() {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return { done: true, value: undefined };
        const seen = await see(value);
        if (seen !== null) return { done: false, value: seen };
      }
    },
    async return() {
      await source.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** What a reader found after the place that it had reached. */
export interface Found<U> {
  readonly items: readonly U[];
  /** Whether there may be more already. */
  readonly more: boolean;
}

/** Reads on from the place that it has reached. */
export interface PlaceReader<T, U> {
  /** `change` is the one that has just been told; null before the first, and where some may be missed. */
  read(change: T | null): Promise<Found<U>>;
  /** Whether a change tells of what has been read already. */
  hasRead(change: T): boolean;
}

/**
 * All that a reader finds, at once and then with every change: whatever is there when the stream begins,
 * and what comes meanwhile, in order and once. `changes` must have been listened to before.
 */
export function readingOn<T, U>(changes: Stream<T>, reader: PlaceReader<T, U>): Stream<U> {
  const items: U[] = [];
  let more = true;
  let change: T | null = null;
  return {
    async next() {
      for (;;) {
        if (items.length > 0) return { done: false, value: items.shift()! };
        if (more) {
          const found = await reader.read(change);
          items.push(...found.items);
          more = found.more;
          continue;
        }
        const { done, value } = await changes.next();
        if (done) return { done: true, value: undefined };
        change = value;
        more = !reader.hasRead(value);
      }
    },
    async return() {
      await changes.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
