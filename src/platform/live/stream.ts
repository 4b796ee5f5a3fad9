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
