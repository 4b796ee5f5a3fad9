import { DateTime } from 'luxon';
import type { ClockRules } from '../../../src/modules/clock/domain/clock.js';

/** Whether a seat's clock runs at a moment: the rules in their shortest form. */
export function running({ control, calendars, outages }: ClockRules, seat: number, at: number) {
  const { timeZone, vacations } = calendars[seat]!;
  const stopped = control.vacation ? [...outages, ...vacations] : outages;
  if (stopped.some(({ from, to }) => from <= at && at < to)) return false;
  return !control.weekends || DateTime.fromMillis(at, { zone: timeZone }).weekday < 6;
}

/** How long a seat's clock runs in a time span. Between two changes of any kind it either runs or stands still. */
export function seatRunning(rules: ClockRules, seat: number, from: number, to: number): number {
  const { timeZone, vacations } = rules.calendars[seat]!;
  const days = new Set<number>();
  let day = DateTime.fromMillis(from, { zone: timeZone }).startOf('day');
  for (; day.toMillis() < to; day = day.plus({ days: 1 }).startOf('day')) days.add(day.toMillis());
  const spans = [...rules.outages, ...vacations].flatMap((span) => [span.from, span.to]);
  const edges = [from, to, ...days, ...spans].filter((at) => at >= from && at <= to);
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  return sorted
    .slice(1)
    .map((end, i) => (running(rules, seat, sorted[i]!) ? end - sorted[i]! : 0))
    .reduce((sum, part) => sum + part, 0);
}
