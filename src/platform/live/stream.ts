/** A stream that can be ended from outside while it waits. */
export type Stream<T> = AsyncIterableIterator<T, undefined, undefined> & {
  return(): Promise<IteratorResult<T, undefined>>;
};

/** The result that ends a stream. */
export const ENDED = { done: true, value: undefined } as const;

/**
 * A stream of the results of `next`. It is not an async generator, because the end of a generator waits for its next
 * item: the service would continue to listen for a reader that has left.
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

/** The results of `see` for all items, without those that are null. */
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

/** The same stream; calls `ended` when it is over, for whatever reason. */
export const whenEnded = <T>(source: Stream<T>, ended: () => void): Stream<T> =>
  streamOf(
    async () => {
      try {
        const result = await source.next();
        if (result.done) ended();
        return result;
      } catch (error) {
        ended();
        throw error;
      }
    },
    () => {
      ended();
      return source.return();
    },
  );

/** What `begin` makes of a stream that listens already. If that fails or gives null, nobody reads it: it ends. */
export async function begun<R>(source: Stream<unknown>, begin: () => Promise<R>): Promise<R> {
  let isRead = false;
  try {
    const made = await begin();
    isRead = made !== null;
    return made;
  } finally {
    if (!isRead) await source.return();
  }
}

/** Items that follow the position that a reader had reached. */
export interface StreamBatch<U> {
  readonly items: readonly U[];
  /** Whether there may be more to read at once. */
  readonly more: boolean;
  /** Whether these are the last items, after which the stream ends. */
  readonly isLast?: boolean;
}

/** A reader that knows its position: each read returns the items after those of the last read. */
export interface PositionReader<T, U> {
  /** `change` is the newest change; null at the beginning, and when changes may have been missed. */
  read(change: T | null): Promise<StreamBatch<U>>;
  /** Whether the items of a change have been read already. */
  hasRead(change: T): boolean;
}

/**
 * A stream of all items of a reader, in order and once each: first the items that exist when the stream begins, then
 * the new items of every change, until the last. `changes` must already be listening.
 */
export function readerStream<T, U>(changes: Stream<T>, reader: PositionReader<T, U>): Stream<U> {
  const items: U[] = [];
  let more = true;
  let isLast = false;
  let change: T | null = null;
  const next = async (): Promise<IteratorResult<U, undefined>> => {
    for (;;) {
      if (items.length > 0) return { done: false, value: items.shift()! };
      if (more) {
        const found = await begun(changes, () => reader.read(change));
        items.push(...found.items);
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
