import type { FormattedExecutionResult } from 'graphql';

/** The approximate greatest size of an answer, in characters of its JSON. */
export const MAX_ANSWER_SIZE = 2_000_000;

/** The characters that quotes, a colon and a comma add to a name or text. */
const PUNCTUATION = 4;

/** The sizes of long answers that are still in memory: one that many subscribers get is counted once. */
const sizes = new WeakMap<object, number>();
/** An answer of so many characters is long. */
const LONG = 10_000;

/** About how many characters the JSON of an answer's data has. Counting stops above {@link MAX_ANSWER_SIZE}. */
export function answerSize({ data }: Pick<FormattedExecutionResult, 'data'>): number {
  if (!data) return 0;
  const known = sizes.get(data);
  if (known !== undefined) return known;
  const size = counted(data);
  if (size >= LONG) sizes.set(data, size);
  return size;
}

function counted(value: unknown): number {
  const open = [value];
  let size = 0;
  while (open.length > 0 && size <= MAX_ANSWER_SIZE) {
    const next = open.pop();
    size += typeof next === 'string' ? next.length + PUNCTUATION : PUNCTUATION;
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next)) for (const item of next) open.push(item);
    else size += countNames(next, open);
  }
  return size;
}

/** The size of an object's names. Its values are added to `open`. */
function countNames(object: object, open: unknown[]): number {
  let size = 0;
  for (const [name, value] of Object.entries(object)) {
    size += name.length + PUNCTUATION;
    open.push(value);
  }
  return size;
}
