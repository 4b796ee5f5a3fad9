/** The kinds of values that settings have. */
import { z } from 'zod';
import { faultOfDatabaseUrl } from './database-url.js';
import { faultOfRedisUrl } from './redis-url.js';

export const url = (protocols: readonly string[]) =>
  z.string().refine((value) => protocols.includes(protocolOf(value)), {
    error: `must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  });

/** A text in which `faultOf` finds nothing wrong. */
const without = (faultOf: (value: string) => string | undefined) =>
  z.string().superRefine((value, context) => {
    const fault = faultOf(value);
    if (fault !== undefined) context.addIssue(fault);
  });

export const databaseUrl = without(faultOfDatabaseUrl);
export const redisUrl = without(faultOfRedisUrl);

/** A number written only in digits: `Number` would also accept "", " 1" and "0x1". */
const isWhole = (value: string, least: number, most: number): boolean =>
  /^\d{1,15}$/.test(value) && +value >= least && +value <= most;

export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .refine((value) => isWhole(value, least, most), {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);

const MOST_DAYS = 36_500;

/**
 * The number of days for which something is kept. Operators write `none` for “for ever”; the parsed value is then null.
 */
export const daysKept = (least: number) =>
  z
    .string()
    .refine((value) => value === 'none' || isWhole(value, least, MOST_DAYS), {
      error: `must be none or a whole number from ${least} to ${MOST_DAYS}`,
    })
    .transform((value) => (value === 'none' ? null : Number(value)));

export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, { error: `must be one of ${words.join(', ')}` });

export const yesOrNo = oneOf(['true', 'false']).transform((word) => word === 'true');

export const port = wholeNumber(0, 65_535);
export const text = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'must not be blank' });

/** An address, or a name and an address in angle brackets. */
const SENDER = /^(?:[^<>"\p{Cc}]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/u;
export const sender = z.string().refine((value) => SENDER.test(value), {
  error: 'must be an address, alone or as in Bummerl <service@example.org>',
});

function protocolOf(value: string): string {
  return URL.canParse(value) ? new URL(value).protocol : '';
}
