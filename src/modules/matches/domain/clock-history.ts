import { toAct } from '../../../engine/index.js';
import type { Seat } from '../../../engine/index.js';
import type { ClockLedgerEntry, SeatCalendar, Span, Turns } from '../../clock/domain/index.js';
import { fullBanks, historyTurns, turnsOf } from '../../clock/domain/index.js';
import { clockAtStart, clockEventsIn } from './clock-events.js';
import type { TimedEvent } from './clock-events.js';
import { assertSound } from './match-broken.js';
import type { StoredMatch } from './stored-match.js';
import { matchOf } from './table.js';

/** What is kept of a match's time: from it, and from the row's snapshot, its whole clock follows. */
export interface ClockFacts {
  /** When they were read, by the database's clock. */
  readonly now: Date;
  readonly calendars: readonly SeatCalendar[];
  readonly outages: readonly Span[];
  /** Those that matter to the clock. */
  readonly events: readonly (TimedEvent & { readonly version: number })[];
}

/** The ledger of a match, turn by turn: of a long match it takes its time. */
export function* clockLedgerOf(
  stored: StoredMatch,
  facts: ClockFacts,
): Generator<readonly ClockLedgerEntry[]> {
  assertSound(stored);
  const { timeControl: control, players } = stored;
  const given = fullBanks(control, players.length);
  const turns = turnsSince(stored, facts);
  const parts = historyTurns({ ...facts, control }, turns, given, facts.now.getTime());
  for (const { entries } of parts) yield entries;
}

/** The turns of a match from its beginning. */
export function turnsSince(stored: StoredMatch, facts: ClockFacts): Turns {
  const events = facts.events.filter(({ version }) => version <= stored.version);
  const clockEvents = clockEventsIn(events, stored.finishedAt?.getTime() ?? null);
  const last = lastToAct(stored);
  const first = events.find(({ token }) => token !== null)?.seat ?? last;
  return turnsOf(clockAtStart(stored, first, stored.createdAt.getTime()), clockEvents, last);
}

/** The seat asked now, or when the match was left or called off. */
function lastToAct({ id, snapshot }: StoredMatch): Seat | null {
  return toAct(matchOf({ id, snapshot: { ...snapshot, departure: null } }));
}
