import { DateTime } from 'luxon';

/** From a moment up to another that is not included, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Time that does not count for a player, and the moment when that became known. */
interface Pause extends Span {
  readonly kind: 'VACATION' | 'OUTAGE';
  readonly knownAt: number;
}

/** An interruption longer than this is an outage: its time is given back to the players. */
export const OUTAGE_SECONDS = 30;

/**
 * An outage ends this many seconds after it was found. A move that cannot read the outage yet is therefore
 * judged at a moment within it. A turn that ends within an outage ends before the outage is known.
 */
export const OUTAGE_MARGIN_SECONDS = 2;

/** The parts of a calendar that stop the clock in a match. */
export interface CalendarRules {
  /** Whether weekends stop the clock, in the time zone of the player to act. */
  readonly weekends: boolean;
  /** Whether vacation stops the clock. */
  readonly vacation: boolean;
}

/** The pauses of one seat's clock, and the time zone of its weekends, if they stop the clock. */
export interface Calendar {
  readonly weekendZone: string | null;
  readonly pauses: readonly Pause[];
}

/** The calendar of a seat's player: the time zone when the match began, and vacations. */
export interface SeatCalendar {
  readonly timeZone: string;
  readonly vacations: readonly (Span & { readonly knownAt: number })[];
}

/** The kind of a stretch of a player's time. */
export type StretchKind = 'THINKING' | 'WEEKEND' | Pause['kind'];

interface Stretch extends Span {
  readonly kind: StretchKind;
}

/** The calendar of a seat by a match's rules. An outage is known when it is over. */
export function calendarOf(
  rules: CalendarRules,
  { timeZone, vacations }: SeatCalendar,
  outages: readonly Span[],
): Calendar {
  const taken = rules.vacation ? vacations : [];
  return {
    weekendZone: rules.weekends ? timeZone : null,
    pauses: [
      ...outages.map(({ from, to }) => ({ kind: 'OUTAGE' as const, from, to, knownAt: to })),
      ...taken.map((vacation) => ({ kind: 'VACATION' as const, ...vacation })),
    ],
  };
}

/**
 * The calendar as it was known at `moment`. What becomes known later does not change a turn that has ended: for
 * example an outage in which its player could move after all.
 */
export function knownAt(calendar: Calendar, moment: number): Calendar {
  if (calendar.pauses.every((pause) => pause.knownAt <= moment)) return calendar;
  return { ...calendar, pauses: calendar.pauses.filter((pause) => pause.knownAt <= moment) };
}

/** The stretches of time from a moment on, without end: every moment is in exactly one stretch. */
export function* stretches(calendar: Calendar, from: number): Generator<Stretch> {
  for (let at = from; at < Infinity;) {
    const kind = kindAt(calendar, at);
    let to = nextChange(calendar, at);
    while (to < Infinity && kindAt(calendar, to) === kind) to = nextChange(calendar, to);
    yield { kind, from: at, to };
    at = to;
  }
}

/** The stretches of a span. */
export function stretchesOf(calendar: Calendar, { from, to }: Span): Stretch[] {
  // Most turns are short: nothing begins or ends within them.
  if (isOneStretch(calendar, { from, to })) return [{ kind: kindAt(calendar, from), from, to }];
  const within: Stretch[] = [];
  for (const stretch of stretches(calendar, from)) {
    if (stretch.from >= to) break;
    within.push({ ...stretch, to: Math.min(stretch.to, to) });
  }
  return within;
}

const isOneStretch = ({ weekendZone, pauses }: Calendar, { from, to }: Span): boolean =>
  from < to &&
  pauses.every((pause) => pause.to <= from || to <= pause.from) &&
  (weekendZone === null || to <= weekPartAt(weekendZone, from).to);

/** How many milliseconds of a span count. */
export function countedMillis(calendar: Calendar, span: Span): number {
  return stretchesOf(calendar, span)
    .filter(({ kind }) => kind === 'THINKING')
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

/**
 * The moment at which `millis` of counted time have passed since `from` and the clock runs. Time that is used
 * up when a pause begins expires when the pause ends.
 */
export function momentAfter(calendar: Calendar, from: number, millis: number): number {
  let left = millis;
  for (const stretch of stretches(calendar, from)) {
    if (stretch.kind !== 'THINKING') continue;
    if (left < stretch.to - stretch.from) return stretch.from + left;
    left -= stretch.to - stretch.from;
  }
  return Infinity;
}

/**
 * The kind of a moment. If pauses overlap, an outage comes first, because it stops all clocks. A vacation comes
 * before a weekend, because it uses up vacation days.
 */
function kindAt({ weekendZone, pauses }: Calendar, at: number): StretchKind {
  const now = pauses.filter(({ from, to }) => from <= at && at < to);
  if (now.some(({ kind }) => kind === 'OUTAGE')) return 'OUTAGE';
  if (now.length > 0) return 'VACATION';
  return weekendZone !== null && weekPartAt(weekendZone, at).isWeekend ? 'WEEKEND' : 'THINKING';
}

function nextChange({ weekendZone, pauses }: Calendar, at: number): number {
  const edges = pauses.flatMap(({ from, to }) => [from, to]).filter((edge) => edge > at);
  const weekEdge = weekendZone === null ? Infinity : weekPartAt(weekendZone, at).to;
  return edges.reduce((next, edge) => Math.min(next, edge), weekEdge);
}

/** A weekend, or the working days between two weekends, from a moment in it on. */
interface WeekPart extends Span {
  readonly isWeekend: boolean;
}

/** The last parts by zone: a ledger asks for the same part and the next part many times. */
const lastParts = new Map<string, readonly WeekPart[]>();
const MOST_PARTS = 4;

function weekPartAt(zone: string, at: number): WeekPart {
  const known = lastParts.get(zone) ?? [];
  const found = known.find(({ from, to }) => from <= at && at < to);
  if (found) return found;
  const part = { isWeekend: isWeekend(zone, at), from: at, to: weekendEdge(zone, at) };
  lastParts.set(zone, [part, ...known.slice(0, MOST_PARTS - 1)]);
  return part;
}

const SATURDAY = 6;

function isWeekend(zone: string, at: number): boolean {
  return DateTime.fromMillis(at, { zone }).weekday >= SATURDAY;
}

/** The start of the next weekend or the end of the present one: Saturday or Monday at 0:00, local time. */
function weekendEdge(zone: string, at: number): number {
  const now = DateTime.fromMillis(at, { zone });
  const days = (now.weekday >= SATURDAY ? 8 : SATURDAY) - now.weekday;
  // A day may begin at 1:00 if the clocks are put forward at midnight.
  return now.startOf('day').plus({ days }).startOf('day').toMillis();
}
