/**
 * Does batch after batch of what is due, each item once, until no other is left or `most` are done: a
 * process that is asked to end waits for it.
 *
 * @param keyOf tells one item from another
 * @param next what is due; given those that have been done, which may be left out
 */
export async function inBatches<T>(
  most: number,
  keyOf: (item: T) => string,
  next: (done: readonly string[]) => Promise<T[]>,
  work: (items: readonly T[]) => Promise<void>,
): Promise<void> {
  const done = new Set<string>();
  for (let batch = 0; batch < most; batch++) {
    const items = (await next([...done])).filter((item) => !done.has(keyOf(item)));
    if (items.length === 0) return;
    items.forEach((item) => done.add(keyOf(item)));
    await work(items);
  }
}
