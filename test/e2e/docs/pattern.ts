/** Compares JSON with a pattern from a document. */

/** The values that the examples of a document name, such as `<match>`. */
export type Kept = Map<string, unknown>;

const NAME = /^<(\w+)>$/;
const ANYTHING = '…';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The first difference from the pattern, or null. In the pattern `…` stands for anything; at the
 * end of a list it stands for all other items. `"<name>"` stands for anything, which is kept under
 * that name. Fields that the pattern leaves out are allowed.
 */
export function unlike(pattern: unknown, value: unknown, kept: Kept, at = ''): string | null {
  if (typeof pattern === 'string') return unlikeText(pattern, value, kept, at);
  if (Array.isArray(pattern)) return unlikeList(pattern, value, kept, at);
  if (isFields(pattern)) {
    if (!isFields(value)) return differs(pattern, value, at);
    return firstOf(
      Object.entries(pattern).map(([name, part]) =>
        unlike(part, value[name], kept, `${at}.${name}`),
      ),
    );
  }
  return pattern === value ? null : differs(pattern, value, at);
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const firstOf = (problems: readonly (string | null)[]): string | null =>
  problems.find((problem) => problem !== null) ?? null;

const differs = (pattern: unknown, value: unknown, at: string): string =>
  `${at} is ${JSON.stringify(value)}, not ${JSON.stringify(pattern)}`;

function unlikeText(pattern: string, value: unknown, kept: Kept, at: string): string | null {
  const name = NAME.exec(pattern)?.[1];
  if (name !== undefined) {
    if (value === undefined || value === null) return `${at} is missing`;
    kept.set(name, value);
    return null;
  }
  if (pattern === ANYTHING) return null;
  const fits = typeof value === 'string' && textPattern(filledIn(pattern, kept)).test(value);
  return fits ? null : differs(pattern, value, at);
}

function unlikeList(
  pattern: readonly unknown[],
  value: unknown,
  kept: Kept,
  at: string,
): string | null {
  const isOpen = pattern.at(-1) === ANYTHING;
  const parts = isOpen ? pattern.slice(0, -1) : pattern;
  if (!Array.isArray(value) || value.length < parts.length) return differs(pattern, value, at);
  if (!isOpen && value.length > parts.length) return differs(pattern, value, at);
  return firstOf(parts.map((part, i) => unlike(part, value[i], kept, `${at}[${i}]`)));
}

/** A regular expression for a text with `…` in it. */
export function textPattern(expected: string): RegExp {
  const parts = expected.split(ANYTHING).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

/** A text with the values of its names: `"<version>"` as JSON, `<version>` as text. */
export function filledIn(text: string, kept: Kept): string {
  return text.replace(/"<(\w+)>"|<(\w+)>/g, (whole, quoted?: string, bare?: string) => {
    const value = kept.get(quoted ?? bare!);
    if (value === undefined) return whole;
    return quoted !== undefined || typeof value !== 'string' ? JSON.stringify(value) : value;
  });
}
