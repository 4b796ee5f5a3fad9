import type { Seat } from '../../../engine/index.js';
import { calendarOf, knownAt, momentAfter, running } from './calendar.js';
import type { Calendar, CalendarRules, SeatCalendar, Span } from './calendar.js';
import type { EndedTurn, Turn } from './turns.js';

/**
 * How long players may think: `perTurnSeconds` a turn, or `bankSeconds` for all turns of a player,
 * with an increment after each; both null where there is no clock.
 */
export interface TimeControl extends CalendarRules {
  readonly perTurnSeconds: number | null;
  readonly bankSeconds: number | null;
  readonly incrementSeconds: number | null;
  /** What the bank never exceeds. */
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

/** What a turn may last, or the bank; null where there is no clock. */
export const secondsOf = ({ perTurnSeconds, bankSeconds }: TimeControl): number | null =>
  perTurnSeconds ?? bankSeconds;

/** A match's time control, and what stops its clocks. */
export interface ClockRules {
  readonly control: TimeControl;
  /** By seat. */
  readonly calendars: readonly SeatCalendar[];
  readonly outages: readonly Span[];
}

/** What is left to each seat, in milliseconds; null where the match has no banks. */
export type Banks = readonly number[] | null;

const SECOND = 1000;

/** The banks as a match begins. */
export function fullBanks({ bankSeconds }: TimeControl, seatCount: number): Banks {
  return bankSeconds === null ? null : Array<number>(seatCount).fill(bankSeconds * SECOND);
}

export function seatCalendar({ control, calendars, outages }: ClockRules, seat: Seat): Calendar {
  return calendarOf(control, calendars[seat]!, outages);
}

/** When a turn's time has run out, null where it has no end: house bots never lose on time. */
export function deadlineOf(rules: ClockRules, turn: Turn | null, banks: Banks): number | null {
  const budget = turn && !turn.isBot ? budgetOf(rules.control, turn.seat, banks) : null;
  return budget === null ? null : momentAfter(seatCalendar(rules, turn!.seat), turn!.from, budget);
}

function budgetOf({ perTurnSeconds }: TimeControl, seat: Seat, banks: Banks): number | null {
  return banks ? banks[seat]! : perTurnSeconds && perTurnSeconds * SECOND;
}

/** The banks after a turn: what was thought is taken, the increment put in up to the cap. */
export function banksAfter(rules: ClockRules, turn: EndedTurn, banks: Banks): Banks {
  if (!banks || turn.isBot) return banks;
  const left = Math.max(0, banks[turn.seat]! - thinkingTime(rules, turn));
  return banks.with(turn.seat, turn.completed ? topped(rules.control, left) : left);
}

/** What a turn that has ended took of its player's time. */
function thinkingTime(rules: ClockRules, turn: EndedTurn): number {
  return running(knownAt(seatCalendar(rules, turn.seat), turn.to), turn);
}

function topped({ incrementSeconds, bankCapSeconds }: TimeControl, left: number): number {
  return Math.min(bankCapSeconds! * SECOND, left + incrementSeconds! * SECOND);
}
