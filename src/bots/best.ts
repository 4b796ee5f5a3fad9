/** The item of a list with the highest score, the first of several; undefined for an empty list. */
export function best<T>(list: readonly T[], score: (item: T) => number): T | undefined {
  let top: T | undefined;
  for (const item of list) if (top === undefined || score(item) > score(top)) top = item;
  return top;
}
