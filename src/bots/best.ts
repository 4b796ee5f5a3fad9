/** The best of a list by a score, the first of equals; undefined for an empty list. */
export function best<T>(list: readonly T[], score: (item: T) => number): T | undefined {
  let top: T | undefined;
  for (const item of list) if (top === undefined || score(item) > score(top)) top = item;
  return top;
}
