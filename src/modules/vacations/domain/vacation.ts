import { DateTime } from 'luxon';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { VacationFailureCode } from './failures.js';

/** Whole local days, and the moments that they were in the zone in which they were booked. */
export interface Vacation {
  readonly id: string;
  readonly userId: string;
  /** The first day and the last, like 2026-12-24. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly timeZone: string;
  readonly from: Date;
  readonly to: Date;
  /** Whether it was taken for a player whose time had run out. */
  readonly automatic: boolean;
}

export type PlannedVacation = Omit<Vacation, 'id' | 'userId'>;

/** What a booking is checked against. */
export interface Booker {
  readonly now: Date;
  readonly timeZone: string;
  readonly booked: readonly Vacation[];
}

/** How many days of a calendar year may be vacation. */
const DAYS_A_YEAR = 30;

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The vacation of these days, the last included; today begins now: nothing is taken back. */
export function planned(
  wish: { readonly from: string; readonly to: string },
  booker: Booker,
): Result<PlannedVacation, VacationFailureCode> {
  const { timeZone: zone } = booker;
  const [first, last] = [wish.from, wish.to].map((day) => DateTime.fromISO(day, { zone }));
  const wrong = ![wish.from, wish.to].every((day) => DAY.test(day));
  if (wrong || !first!.isValid || !last!.isValid) return refuse('VACATION_DAY_INVALID');
  const refused = refusal(first!, last!, booker);
  if (refused) return refuse(refused);
  const vacation = { ...spanOf(first!, last!, booker.now), timeZone: zone, automatic: false };
  if (booker.booked.some((other) => overlap(other, vacation))) return refuse('VACATION_OVERLAPS');
  return fits(vacation, booker.booked) ? ok(vacation) : refuse('VACATION_DAYS_USED');
}

function refusal(first: DateTime, last: DateTime, booker: Booker): VacationFailureCode | null {
  const today = DateTime.fromJSDate(booker.now, { zone: booker.timeZone }).startOf('day');
  if (last < first) return 'VACATION_ENDS_BEFORE';
  if (first < today) return 'VACATION_IN_THE_PAST';
  return last > today.plus({ years: 1 }) ? 'VACATION_TOO_FAR' : null;
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
 * A day of 24 hours from `moment` on, up to a vacation that is booked already; null where no day of
 * that year is left.
 */
export function automatic(
  moment: Date,
  { timeZone, booked }: Omit<Booker, 'now'>,
): PlannedVacation | null {
  const at = DateTime.fromJSDate(moment, { zone: timeZone });
  const day = at.toISODate()!;
  const following = booked.map(({ from }) => from.getTime()).filter((from) => from > +moment);
  const dayLater = at.plus({ hours: 24 }).toMillis();
  const to = new Date(following.reduce((first, from) => Math.min(first, from), dayLater));
  const taken = { fromDay: day, toDay: day, timeZone, from: moment, to, automatic: true };
  return fits(taken, booked) ? taken : null;
}

/** How many days of a year are left. */
export function daysLeft(booked: readonly PlannedVacation[], year: number): number {
  return DAYS_A_YEAR - booked.flatMap(daysOf).filter((day) => yearOf(day) === year).length;
}

/** The vacation as it is when it ends now: days that have not begun are given back. */
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
