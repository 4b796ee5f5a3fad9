import type { Seat } from '../../../engine/index.js';
import { knownAt, stretchesOf } from './calendar.js';
import type { Span, StretchKind } from './calendar.js';
import { banksAfter, seatCalendar } from './clock.js';
import type { Banks, ClockRules } from './clock.js';
import type { EndedTurn, Turns } from './turns.js';

/** The kind of a ledger entry: a kind of stretch, an increment of a bank, or time that a moderator gave. */
export type TimeLedgerKind = StretchKind | 'BOT' | 'INCREMENT' | 'GIVEN';

/** An entry of a seat's time; the spans of a match follow each other without a gap. */
export interface TimeLedgerEntry extends Span {
  readonly seat: Seat;
  readonly kind: TimeLedgerKind;
  /** The length of the span, or the time that was added. */
  readonly millis: number;
  /** The seat's bank afterwards, null without a bank, and while the turn runs. */
  readonly bankAfter: number | null;
}

/** The ledger entries of a turn, and the banks after it. */
export interface ClockHistory {
  readonly entries: readonly TimeLedgerEntry[];
  readonly banks: Banks;
}

/**
 * The ledger of a match up to `now`, which starts with `initialBanks`. Yields the entries of each turn and the
 * banks after it; the running turn comes last.
 */
export function* historyTurns(
  rules: ClockRules,
  { ended, running }: Turns,
  initialBanks: Banks,
  now: number,
): Generator<ClockHistory> {
  let banks = initialBanks;
  for (const turn of ended) {
    const after = banksAfter(rules, turn, banks);
    yield { entries: entriesOf(rules, turn, banks, after), banks: after };
    banks = after;
  }
  const entries = running ? spansOf(rules, { ...running, to: now, completed: false }) : [];
  yield { entries, banks };
}

function entriesOf(
  rules: ClockRules,
  turn: EndedTurn,
  before: Banks,
  after: Banks,
): TimeLedgerEntry[] {
  const spans = spansOf(rules, turn);
  if (!before) return spans;
  const { seat, isBot, to } = turn;
  const bankOf = (of: Seat) =>
    spans.reduce((bank, entry) => (entry.seat === of ? bank + changeBy(entry) : bank), before[of]!);
  const left = Math.max(0, bankOf(seat));
  const bankAfter = after![seat]!;
  const isLast = (entry: TimeLedgerEntry) =>
    entry === spans.findLast((other) => other.seat === entry.seat);
  const withBank = spans.map((entry) => {
    if (!isLast(entry)) return entry;
    if (entry.seat !== seat) return { ...entry, bankAfter: bankOf(entry.seat) };
    return isBot ? entry : { ...entry, bankAfter: left };
  });
  if (isBot) return withBank;
  const increment = bankAfter - left;
  if (increment === 0) return withBank;
  return [...withBank, { seat, kind: 'INCREMENT', from: to, to, millis: increment, bankAfter }];
}

/** How an entry changes the bank of its seat. */
function changeBy({ kind, millis }: TimeLedgerEntry): number {
  if (kind === 'THINKING') return -millis;
  return kind === 'GIVEN' ? millis : 0;
}

/** The spans of a turn. Where a seat was given time, one ends, and the next begins after the entry for it. */
function spansOf(rules: ClockRules, turn: EndedTurn): TimeLedgerEntry[] {
  let from = turn.from;
  const entries = (turn.given ?? []).flatMap(({ seat, at, millis }) => {
    const before = stretchEntries(rules, { ...turn, from, to: at });
    from = at;
    return [...before, { seat, kind: 'GIVEN' as const, from: at, to: at, millis, bankAfter: null }];
  });
  return [...entries, ...stretchEntries(rules, { ...turn, from })];
}

function stretchEntries(rules: ClockRules, turn: EndedTurn): TimeLedgerEntry[] {
  const { seat, isBot, from, to } = turn;
  const calendar = knownAt(seatCalendar(rules, seat), to);
  const spans = isBot ? [{ kind: 'BOT' as const, from, to }] : stretchesOf(calendar, turn);
  return spans
    .filter((span) => span.from < span.to)
    .map((span) => ({ ...span, seat, millis: span.to - span.from, bankAfter: null }));
}
