import type { Seat } from '../../../engine/index.js';
import { calendarOf, countedMillis, knownAt, momentAfter } from './calendar.js';
import type { Calendar, CalendarRules, SeatCalendar, Span } from './calendar.js';
import type { EndedTurn, Turn } from './turns.js';

/**
 * How long players may think: `perTurnSeconds` a turn, or `bankSeconds` for all turns of a player, with an
 * increment after each turn. Both are null without a clock.
 */
export interface TimeControl extends CalendarRules {
  readonly perTurnSeconds: number | null;
  readonly bankSeconds: number | null;
  readonly incrementSeconds: number | null;
  /** The maximum of the bank. */
  readonly bankCapSeconds: number | null;
}

export function hasClock({ perTurnSeconds, bankSeconds }: TimeControl): boolean {
  return perTurnSeconds !== null || bankSeconds !== null;
}

/** How players' time is measured. */
export const CLOCK_KINDS = ['PER_TURN', 'BANK', 'NONE'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export function clockKindOf({ perTurnSeconds, bankSeconds }: TimeControl): ClockKind {
  if (perTurnSeconds !== null) return 'PER_TURN';
  return bankSeconds === null ? 'NONE' : 'BANK';
}

/** The time for a turn, or the bank; null without a clock. */
export const secondsOf = ({ perTurnSeconds, bankSeconds }: TimeControl): number | null =>
  perTurnSeconds ?? bankSeconds;

/** A match's time control, and what stops its clocks. */
export interface ClockRules {
  readonly control: TimeControl;
  /** By seat. */
  readonly calendars: readonly SeatCalendar[];
  readonly outages: readonly Span[];
}

/** The time left to each seat, in milliseconds; null when the match has no banks. */
export type Banks = readonly number[] | null;

const SECOND = 1000;

/** The banks at the start of a match. */
export function fullBanks({ bankSeconds }: TimeControl, seatCount: number): Banks {
  return bankSeconds === null ? null : Array<number>(seatCount).fill(bankSeconds * SECOND);
}

export function seatCalendar({ control, calendars, outages }: ClockRules, seat: Seat): Calendar {
  return calendarOf(control, calendars[seat]!, outages);
}

/** When the time of a turn runs out; null without a limit: house bots never lose on time. */
export function deadlineOf(rules: ClockRules, turn: Turn | null, banks: Banks): number | null {
  const budget = turn && !turn.isBot ? budgetOf(rules.control, turn, banks) : null;
  return budget === null ? null : momentAfter(seatCalendar(rules, turn!.seat), turn!.from, budget);
}

function budgetOf({ perTurnSeconds }: TimeControl, turn: Turn, banks: Banks): number | null {
  const own = banks ? banks[turn.seat]! : perTurnSeconds && perTurnSeconds * SECOND;
  return own === null ? null : own + givenTo(turn, turn.seat);
}

/** What a seat was given while a turn ran. */
const givenTo = ({ given = [] }: Turn, seat: Seat): number =>
  given.reduce((sum, gift) => (gift.seat === seat ? sum + gift.millis : sum), 0);

/** The banks with what seats were given while a turn ran. */
const filledBanks = (turn: Turn, banks: NonNullable<Banks>): NonNullable<Banks> =>
  banks.map((bank, seat) => bank + givenTo(turn, seat));

/**
 * The running turn and the banks as a match's row has them, which keeps no list of what was given: it is in the banks.
 * Without banks the turn counts as begun later, by the time that was given.
 */
export function rowClock(
  rules: ClockRules,
  turn: Turn | null,
  banks: Banks,
  at: number,
): { readonly running: Turn | null; readonly banks: Banks } {
  if (!turn?.given) return { running: turn, banks };
  const { seat, isBot, from } = turn;
  if (banks) return { running: { seat, isBot, from }, banks: filledBanks(turn, banks) };
  const later = momentAfter(seatCalendar(rules, seat), from, givenTo(turn, seat));
  return { running: { seat, isBot, from: Math.min(later, at) }, banks };
}

/** The most that a seat can be given, so that it has no more than at the start: 0 without a clock. */
export function mostGiven(
  rules: ClockRules,
  { turn, banks, at }: { readonly turn: Turn; readonly banks: Banks; readonly at: number },
  seat: Seat,
): number {
  const { bankCapSeconds } = rules.control;
  const used = turn.seat === seat && !turn.isBot ? usedTime(rules, turn, at) : 0;
  if (!banks) return used;
  return Math.max(0, bankCapSeconds! * SECOND - Math.max(0, banks[seat]! - used));
}

const usedTime = (rules: ClockRules, turn: Turn, at: number): number =>
  thinkingTime(rules, { ...turn, to: at, completed: false });

/** The banks after a turn: with what was given, less the thinking time, plus the increment, up to the maximum. */
export function banksAfter(rules: ClockRules, turn: EndedTurn, banks: Banks): Banks {
  if (!banks) return banks;
  const filled = filledBanks(turn, banks);
  if (turn.isBot) return filled;
  const left = Math.max(0, filled[turn.seat]! - thinkingTime(rules, turn));
  return filled.with(turn.seat, turn.completed ? withIncrement(rules.control, left) : left);
}

/** The thinking time of a turn that has ended. */
function thinkingTime(rules: ClockRules, turn: EndedTurn): number {
  return countedMillis(knownAt(seatCalendar(rules, turn.seat), turn.to), turn);
}

function withIncrement({ incrementSeconds, bankCapSeconds }: TimeControl, left: number): number {
  return Math.min(bankCapSeconds! * SECOND, left + incrementSeconds! * SECOND);
}
