/** When the seasons of a series begin, by the clock of a time zone: an hour stays the same in summer and winter. */
import { DateTime, IANAZone } from 'luxon';
import type { Rhythm } from './competition.js';
import { DAY_MILLIS } from './days.js';

const MOST_EVERY = { WEEK: 52, MONTH: 24 } as const;
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const LONGEST = { opensDaysBefore: 60, intervalDays: 365 } as const;

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Whether a rhythm can be kept: a season has a length, because the next begins weeks or months later. */
export function isRhythm({
  timeZone,
  unit,
  every,
  firstStart,
  opensDaysBefore,
  intervalDays,
}: Rhythm): boolean {
  return (
    IANAZone.isValidZone(timeZone) &&
    LOCAL_TIME.test(firstStart) &&
    DateTime.fromISO(firstStart, { zone: timeZone }).isValid &&
    isWithin(every, 1, MOST_EVERY[unit]) &&
    isWithin(opensDaysBefore, 1, LONGEST.opensDaysBefore) &&
    (intervalDays === null || isWithin(intervalDays, 0, LONGEST.intervalDays))
  );
}

/** The start of the season of a number, from 0: counted from the first, so that no day is lost in short months. */
function startOf({ timeZone, unit, every, firstStart }: Rhythm, number: number): DateTime {
  // Counted by the calendar first: an hour that one night does not have comes back in the next season.
  const first = DateTime.fromISO(firstStart, { zone: 'utc' });
  const local = first.plus(
    unit === 'WEEK' ? { weeks: number * every } : { months: number * every },
  );
  return local.setZone(timeZone, { keepLocalTime: true });
}

export const firstStartOf = (rhythm: Rhythm): Date => startOf(rhythm, 0).toJSDate();

/** The first start after a moment. */
export function nextStart(rhythm: Rhythm, after: Date): Date {
  const first = startOf(rhythm, 0);
  const unit = rhythm.unit === 'WEEK' ? 'weeks' : 'months';
  const passed = DateTime.fromJSDate(after, { zone: rhythm.timeZone }).diff(first, unit).as(unit);
  let number = Math.max(0, Math.floor(passed / rhythm.every) - 1);
  while (startOf(rhythm, number).toJSDate() <= after) number++;
  return startOf(rhythm, number).toJSDate();
}

/** When entries of a season open: at the same hour, so many days before. */
export const entriesOpen = ({ timeZone, opensDaysBefore }: Rhythm, startsAt: Date): Date =>
  DateTime.fromJSDate(startsAt, { zone: timeZone }).minus({ days: opensDaysBefore }).toJSDate();

/** What is known of the season before. */
export interface SeasonBefore {
  readonly startsAt: Date | null;
  readonly endedAt: Date | null;
}

/** The start of the next season: after the last one's start, and after its end and the interval where there is one. */
export function startAfter(rhythm: Rhythm, last: SeasonBefore | null, now: Date): Date {
  const { intervalDays } = rhythm;
  const ended = last?.endedAt ?? null;
  const rested =
    intervalDays === null || !ended ? 0 : ended.getTime() + intervalDays * DAY_MILLIS - 1;
  const after = Math.max(now.getTime(), last?.startsAt?.getTime() ?? 0, rested);
  return nextStart(rhythm, new Date(after));
}
