import { DateTime } from 'luxon';

/** Hours in which a user wants no deliveries, in the user's time zone. They may include midnight. */
export interface QuietHours {
  /** "HH:MM". */
  readonly from: string;
  readonly to: string;
}

/** The hours and minutes of "HH:MM"; null for other texts. */
export function parseTimeOfDay(text: string): { hour: number; minute: number } | null {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? null : { hour: Number(hour), minute: Number(minute) };
}

/** The end of the quiet hours that `now` is in; null when it is in none. */
export function quietUntil(now: Date, zone: string, quiet: QuietHours): Date | null {
  const local = DateTime.fromJSDate(now, { zone });
  const time = local.toFormat('HH:mm');
  const { from, to } = quiet;
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  return isQuiet ? nextAt(local, parseTimeOfDay(to)!) : null;
}

/** The next time after `now` at which it is `hour` o'clock in the time zone. */
export function nextHour(now: Date, zone: string, hour: number): Date {
  return nextAt(DateTime.fromJSDate(now, { zone }), { hour, minute: 0 });
}

/**
 * The next time at which a clock shows `time`. If the clock is put forward past `time`, the result is moved
 * forward by the gap. If it is put back, the time comes twice, and both count. Days are calendar days, so
 * some have 23 or 25 hours.
 */
function nextAt(local: DateTime, time: { hour: number; minute: number }): Date {
  const today = local.startOf('day').set(time);
  const again = today.plus({ hours: 1 });
  const tomorrow = local.startOf('day').plus({ days: 1 }).set(time);
  const shown = [today, ...(again.hour === today.hour ? [again] : []), tomorrow];
  return shown.find((moment) => moment > local)!.toJSDate();
}
