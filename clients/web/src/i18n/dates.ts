import { language } from './language';
import { nowByMinute } from './now';
import { zone } from './zone';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A date and time in the user's time zone. */
export const moment = (iso: string): string =>
  format(iso, { dateStyle: 'medium', timeStyle: 'short' });

/** A date in the user's time zone. */
export const day = (iso: string): string => format(iso, { dateStyle: 'medium' });

const format = (iso: string, style: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language.value, { ...style, timeZone: zone.value }).format(new Date(iso));

/** A calendar day such as 2026-12-24. It does not depend on the time zone. */
export const dayOf = (text: string): string =>
  new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${text}T00:00:00Z`),
  );

/** The time until or since `iso` in the largest unit that fits: “in 2 days”, “5 minutes ago”. */
export function fromNow(iso: string, now = nowByMinute()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: 'auto' });
  return format.format(Math.trunc(seconds / length), unit);
}

/** A duration in its two largest units: “2 days 3 hours”. */
export function durationText(seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const total = Math.max(0, Math.floor(seconds));
  const parts = [...UNITS, ['second', 1] as const].map(([unit, length], i, all) => {
    const above = all[i - 1]?.[1];
    const rest = above === undefined ? total : total % above;
    return { unit, count: Math.floor(rest / length) };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  const shown =
    first < 0 ? parts.slice(-1) : parts.slice(first, first + 2).filter((p) => p.count > 0);
  return shown
    .map(({ unit, count }) =>
      new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay }).format(count),
    )
    .join(' ');
}
