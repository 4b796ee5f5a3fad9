import { DateTime } from 'luxon';

/** Hours in which a user is not to be disturbed, on the clock of their zone; over midnight too. */
export interface QuietHours {
  /** "HH:MM". */
  readonly from: string;
  readonly to: string;
}

/** The hours and minutes of "HH:MM", null for anything else. */
export function parseTimeOfDay(text: string): { hour: number; minute: number } | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
}

/** When the quiet hours that `now` lies in are over; null where it lies in none. */
export function quietUntil(now: Date, zone: string, quiet: QuietHours): Date | null {
  const local = DateTime.fromJSDate(now, { zone });
  const time = local.toFormat('HH:mm');
  const { from, to } = quiet;
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextAt(local, parseTimeOfDay(to)!) : null;
}

/** The next full `hour` of the zone's clock after `now`. */
export function nextHour(now: Date, zone: string, hour: number): Date {
  return nextAt(DateTime.fromJSDate(now, { zone }), { hour, minute: 0 });
}

/**
 * The next time that a clock shows `time`: where it is put forward over it, as long after the gap;
 * where it is put back, once more. Days are the calendar's, so some have 23 or 25 hours.
 */
function nextAt(local: DateTime, time: { hour: number; minute: number }): Date {
  const today = local.startOf('day').set(time);
  const again = today.plus({ hours: 1 });
  const tomorrow = local.startOf('day').plus({ days: 1 }).set(time);
  const shown = [today, ...(again.hour === today.hour ? [again] : []), tomorrow];
  return shown.find((moment) => moment > local)!.toJSDate();
}
