export { OUTAGE_MARGIN_SECONDS } from './calendar.js';
export type { SeatCalendar, Span } from './calendar.js';
export {
  banksAfter,
  CLOCK_KINDS,
  clockKindOf,
  deadlineOf,
  fullBanks,
  hasClock,
  mostGiven,
  rowClock,
  secondsOf,
} from './clock.js';
export { clockText } from './clock-texts.js';
export type { Banks, ClockKind, ClockRules, TimeControl } from './clock.js';
export { historyTurns } from './time-ledger.js';
export type { TimeLedgerEntry, TimeLedgerKind } from './time-ledger.js';
export { turnsOf } from './turns.js';
export type { ClockEvent, ClockState, Turn, Turns } from './turns.js';
