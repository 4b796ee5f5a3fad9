import type { FormattedExecutionResult } from 'graphql';

/** The approximate greatest size of an answer, in characters of its JSON. */
export const MAX_ANSWER_SIZE = 2_000_000;

/** The characters that quotes, a colon and a comma add to a name or text. */
const PUNCTUATION = 4;

/** The sizes of answers that are still in memory: one that many subscribers get is counted once. */
const sizes = new WeakMap<object, number>();

/** About how many characters the JSON of an answer's data has. Counting stops above {@link MAX_ANSWER_SIZE}. */
export function answerSize({ data }: Pick<FormattedExecutionResult, 'data'>): number {
  if (!data) return 0;
  const size = sizes.get(data) ?? counted(data);
  sizes.set(data, size);
  return size;
}

function counted(value: unknown): number {
  const open = [value];
  let size = 0;
  while (open.length > 0 && size <= MAX_ANSWER_SIZE) {
    const next = open.pop();
    size += typeof next === 'string' ? next.length + PUNCTUATION : PUNCTUATION;
    if (typeof next !== 'object' || next === null) continue;
    if (!Array.isArray(next)) size += namesSize(next);
    for (const item of Object.values(next)) open.push(item);
  }
  return size;
}

const namesSize = (object: object): number =>
  Object.keys(object).reduce((sum, name) => sum + name.length + PUNCTUATION, 0);
