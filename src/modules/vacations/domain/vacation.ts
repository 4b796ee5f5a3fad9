import { DateTime } from 'luxon';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';

/** Whole local days, and their begin and end in the time zone in which they were booked. */
export interface Vacation {
  readonly id: string;
  readonly userId: string;
  /** The first and the last day, like 2026-12-24. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly to: Date;
  /** Whether it was taken automatically for a player whose time had run out. */
  readonly automatic: boolean;
}

export type PlannedVacation = Omit<Vacation, 'id' | 'userId'>;

/** The facts that a booking is checked against. */
export interface Booker {
  readonly now: Date;
  readonly timeZone: string;
  readonly booked: readonly Vacation[];
}

/** The user whose vacation is booked, and whether days are taken automatically. */
export interface VacationTaker extends Booker {
  readonly automatic: boolean;
}

/** How many days of a calendar year may be vacation. */
export const DAYS_A_YEAR = 30;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The vacation from the first day to the last. If the first day is today, it begins now, not at midnight. */
export function planVacation(
  request: { readonly from: string; readonly to: string },
  booker: Booker,
): Result<PlannedVacation, readonly VacationRefusal[]> {
  const { timeZone: zone } = booker;
  const [first, last] = [dayOf(request.from, zone), dayOf(request.to, zone)];
  if (!first || !last) {
    return refuse([...(first ? [] : [invalid('from')]), ...(last ? [] : [invalid('to')])]);
  }
  const refused = refusals(first, last, booker);
  if (refused.length > 0) return refuse(refused);
  const vacation = { ...spanOf(first, last, booker.now), timeZone: zone, automatic: false };
  const codes = [
    ...(booker.booked.some((it) => overlap(it, vacation)) ? ['VACATION_OVERLAPS' as const] : []),
    ...(fits(vacation, booker.booked) ? [] : ['VACATION_DAYS_USED' as const]),
  ];
  return codes.length > 0 ? refuse(codes.map((code) => ({ code, field: null }))) : ok(vacation);
}

/** Why days cannot be booked. `field` is the day that is wrong; null if the two days together are wrong. */
export interface VacationRefusal {
  readonly code:
    | 'VACATION_DAY_INVALID'
    | 'VACATION_ENDS_BEFORE'
    | 'VACATION_IN_THE_PAST'
    | 'VACATION_TOO_FAR'
    | 'VACATION_OVERLAPS'
    | 'VACATION_DAYS_USED';
  readonly field: 'from' | 'to' | null;
}

const invalid = (field: 'from' | 'to'): VacationRefusal => ({
  code: 'VACATION_DAY_INVALID',
  field,
});

/** The beginning of a day; null for a text that is no day. */
function dayOf(text: string, zone: string): DateTime | null {
  const day = DateTime.fromISO(text, { zone });
  return DAY.test(text) && day.isValid ? day : null;
}

function refusals(first: DateTime, last: DateTime, booker: Booker): VacationRefusal[] {
  const today = DateTime.fromJSDate(booker.now, { zone: booker.timeZone }).startOf('day');
  const isTooFar = last > today.plus({ years: 1 });
  return [
    ...(last < first ? [{ code: 'VACATION_ENDS_BEFORE', field: 'to' } as const] : []),
    ...(first < today ? [{ code: 'VACATION_IN_THE_PAST', field: 'from' } as const] : []),
    ...(isTooFar ? [{ code: 'VACATION_TOO_FAR', field: 'to' } as const] : []),
  ];
}

function spanOf(first: DateTime, last: DateTime, now: Date) {
  const begin = first.startOf('day').toJSDate();
  return {
    fromDay: first.toISODate()!,
    toDay: last.toISODate()!,
    from: begin < now ? now : begin,
    to: last.plus({ days: 1 }).startOf('day').toJSDate(),
  };
}

const overlap = (one: PlannedVacation, other: PlannedVacation): boolean =>
  one.from < other.to && other.from < one.to;

/**
 * A day of vacation: 24 hours from `moment` on, or less if a booked vacation begins earlier. Null when no day
 * of that year is left.
 */
export function automaticDay(
  moment: Date,
  { timeZone, booked }: Omit<Booker, 'now'>,
): PlannedVacation | null {
  const at = DateTime.fromJSDate(moment, { zone: timeZone });
  const day = at.toISODate()!;
  const following = booked.map(({ from }) => from.getTime()).filter((from) => from > +moment);
  const dayLater = at.plus({ hours: 24 }).toMillis();
  const to = new Date(following.reduce((first, from) => Math.min(first, from), dayLater));
  const vacation = { fromDay: day, toDay: day, timeZone, from: moment, to, automatic: true };
  return fits(vacation, booked) ? vacation : null;
}

/** How many days of a year are left. */
export function daysLeft(booked: readonly PlannedVacation[], year: number): number {
  return DAYS_A_YEAR - booked.flatMap(daysOf).filter((day) => yearOf(day) === year).length;
}

/** The vacation if it ends now: days that have not begun are given back. */
export function cutShort(vacation: Vacation, now: Date): Vacation {
  const today = DateTime.fromJSDate(now, { zone: vacation.timeZone }).toISODate()!;
  const toDay = [today, vacation.toDay].sort()[0]!;
  return { ...vacation, to: now, toDay: toDay < vacation.fromDay ? vacation.fromDay : toDay };
}

function fits(vacation: PlannedVacation, booked: readonly Vacation[]): boolean {
  const years = new Set(daysOf(vacation).map(yearOf));
  return [...years].every((year) => daysLeft([...booked, vacation], year) >= 0);
}

function daysOf({ fromDay, toDay }: PlannedVacation): string[] {
  const [first, last] = [fromDay, toDay].map((day) => DateTime.fromISO(day, { zone: 'UTC' }));
  const count = last!.diff(first!, 'days').days + 1;
  return Array.from({ length: count }, (_, i) => first!.plus({ days: i }).toISODate()!);
}

const yearOf = (day: string): number => Number(day.slice(0, 4));
