import type { Seat } from '../../../engine/index.js';
import { knownAt, stretchesOf } from './calendar.js';
import type { Span, StretchKind } from './calendar.js';
import { banksAfter, seatCalendar } from './clock.js';
import type { Banks, ClockRules } from './clock.js';
import type { EndedTurn, Turns } from './turns.js';

/** The kind of a ledger entry: a kind of stretch, or an increment of a bank. */
export type TimeLedgerKind = StretchKind | 'BOT' | 'INCREMENT';

/** An entry of a seat's time; the spans of a match follow each other without a gap. */
export interface TimeLedgerEntry extends Span {
  readonly seat: Seat;
  readonly kind: TimeLedgerKind;
  /** The length of the span, or the increment. */
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
  if (!before || turn.isBot) return spans;
  const { seat, to } = turn;
  const thinkingMillis = spans
    .filter(({ kind }) => kind === 'THINKING')
    .reduce((sum, { millis }) => sum + millis, 0);
  const left = Math.max(0, before[seat]! - thinkingMillis);
  const bankAfter = after![seat]!;
  const withBank = spans.map((span, i) =>
    i === spans.length - 1 ? { ...span, bankAfter: left } : span,
  );
  const increment = bankAfter - left;
  if (increment === 0) return withBank;
  return [...withBank, { seat, kind: 'INCREMENT', from: to, to, millis: increment, bankAfter }];
}

function spansOf(rules: ClockRules, turn: EndedTurn): TimeLedgerEntry[] {
  const { seat, isBot, from, to } = turn;
  const calendar = knownAt(seatCalendar(rules, seat), to);
  const spans = isBot ? [{ kind: 'BOT' as const, from, to }] : stretchesOf(calendar, turn);
  return spans
    .filter((span) => span.from < span.to)
    .map((span) => ({ ...span, seat, millis: span.to - span.from, bankAfter: null }));
}
