import { DateTime } from 'luxon';

/** From a moment on up to another that is not part of it, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Time that a player does not lose, and since when that was known. */
interface Pause extends Span {
  readonly kind: 'VACATION' | 'OUTAGE';
  readonly knownAt: number;
}

/** How long nobody may have been served before that time is given back to the players. */
export const OUTAGE_SECONDS = 30;

/**
 * An outage ends so long after it was found. A move that is judged before it can be read is judged at a
 * moment within it, and a turn that ends within an outage ends before that outage is known.
 */
export const OUTAGE_MARGIN_SECONDS = 2;

/** What of a calendar counts in a match. */
export interface CalendarRules {
  /** Whether the weekend stops the clock, in the time zone of the player asked. */
  readonly weekends: boolean;
  /** Whether vacation stops it. */
  readonly vacation: boolean;
}

/** What stops the clock of one seat, beside the weekend of its time zone, if it has one. */
export interface Calendar {
  readonly weekendZone: string | null;
  readonly pauses: readonly Pause[];
}

/** What is known of a seat's player: the zone as the match began, and vacations. */
export interface SeatCalendar {
  readonly timeZone: string;
  readonly vacations: readonly (Span & { readonly knownAt: number })[];
}

/** Where a player's time goes. */
export type StretchKind = 'THINKING' | 'WEEKEND' | Pause['kind'];

interface Stretch extends Span {
  readonly kind: StretchKind;
}

/** What counts of a calendar in a match. An outage is known when it is over. */
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
 * The calendar as it was known at `moment`: a turn that has ended is not changed by what comes to be
 * known later (an outage in which its player could move after all).
 */
export function knownAt(calendar: Calendar, moment: number): Calendar {
  if (calendar.pauses.every((pause) => pause.knownAt <= moment)) return calendar;
  return { ...calendar, pauses: calendar.pauses.filter((pause) => pause.knownAt <= moment) };
}

/** What time is spent on, from a moment on, for ever: every moment is in one stretch. */
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
  if (isAllOne(calendar, { from, to })) return [{ kind: kindAt(calendar, from), from, to }];
  const within: Stretch[] = [];
  for (const stretch of stretches(calendar, from)) {
    if (stretch.from >= to) break;
    within.push({ ...stretch, to: Math.min(stretch.to, to) });
  }
  return within;
}

const isAllOne = ({ weekendZone, pauses }: Calendar, { from, to }: Span): boolean =>
  from < to &&
  pauses.every((pause) => pause.to <= from || to <= pause.from) &&
  (weekendZone === null || to <= weekPartAt(weekendZone, from).to);

/** How much of a span counts. */
export function running(calendar: Calendar, span: Span): number {
  return stretchesOf(calendar, span)
    .filter(({ kind }) => kind === 'THINKING')
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

/**
 * The moment at which `millis` that count have passed since `from` and the clock runs: time that is
 * used up as a pause begins has run out when the pause ends.
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

/** An outage is everyone's, a vacation was paid for: they come first where things coincide. */
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

/** A weekend, or the working days between two of them, from a moment of it on. */
interface WeekPart extends Span {
  readonly isWeekend: boolean;
}

/** The parts that were asked for last in each zone: a ledger asks for each, and the next, many times. */
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

/** When the next weekend begins or the present one ends: Saturday and Monday at 0:00, local time. */
function weekendEdge(zone: string, at: number): number {
  const now = DateTime.fromMillis(at, { zone });
  const days = (now.weekday >= SATURDAY ? 8 : SATURDAY) - now.weekday;
  // A day may begin at 1:00 where the clocks are put forward at midnight.
  return now.startOf('day').plus({ days }).startOf('day').toMillis();
}
