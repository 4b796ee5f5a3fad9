/** Values that no well-meaning client sends. */
import type { Chance } from './chance.js';

export const WILD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\n',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfffy',
  '\u202eabc',
  '\ufeff',
  '💥💥',
  'ǅ',
  'İ',
  'ﷺ',
  'e\u0301\u0301\u0301',
  "'; DROP TABLE matches; --",
  '%s%n%',
  '\\u0000',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '{}',
  '<script>alert(1)</script>',
  '$match',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'Match:00000000-0000-0000-0000-000000000000',
  'TWF0Y2g6MDAwMDAwMDAtMDAwMC0wMDAwLTAwMDAtMDAwMDAwMDAwMDAw',
  'TWF0Y2g6AA',
  '9007199254740993',
  '-1',
  'ß'.repeat(600),
  'a'.repeat(9_000),
];

export const WILD_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  101,
  2 ** 31 - 1,
  -(2 ** 31),
  2 ** 31,
  2 ** 53 + 2,
  -1e300,
  1e308,
  5e-324,
];

export const WILD_TIMES: readonly string[] = [
  '2026-02-30T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-12-31T23:59:60Z',
  '2026-01-01T00:00:00+23:59',
  '1',
  'tomorrow',
];

/** A random JSON value, sometimes a very deep one. */
export function wildJson(chance: Chance, depth = 4): unknown {
  const kind = chance.weighted({ text: 4, number: 3, word: 2, list: 2, object: 3, deep: 0.3 });
  if (kind === 'deep') return nested(chance.pick([50, 400, 3_000]), chance.happens(0.5));
  if (depth === 0 || kind === 'text') return chance.pick(WILD_TEXTS);
  if (kind === 'number') return chance.pick(WILD_NUMBERS);
  if (kind === 'word') return chance.pick([true, false, null]);
  if (kind === 'list') return chance.list(chance.below(5), () => wildJson(chance, depth - 1));
  return Object.fromEntries(
    chance.list(chance.below(5), () => [chance.pick(WILD_TEXTS), wildJson(chance, depth - 1)]),
  );
}

function nested(depth: number, inLists: boolean): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = inLists ? [value] : { a: value };
  return value;
}
