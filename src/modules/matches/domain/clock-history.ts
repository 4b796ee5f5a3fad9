import { toAct } from '../../../engine/index.js';
import type { Seat } from '../../../engine/index.js';
import type { TimeLedgerEntry, SeatCalendar, Span, Turns } from '../../clock/domain/index.js';
import { fullBanks, historyTurns, turnsOf } from '../../clock/domain/index.js';
import { clockAtStart, clockEventsIn } from './clock-events.js';
import type { TimedEvent } from './clock-events.js';
import { assertSound } from './match-broken.js';
import type { StoredMatch } from './stored-match.js';
import { matchOf } from './table.js';

/** The stored facts about a match's time. Together with the snapshot in its row they give its complete clock. */
export interface ClockFacts {
  /** When they were read, by the database's clock. */
  readonly now: Date;
  readonly calendars: readonly SeatCalendar[];
  readonly outages: readonly Span[];
  /** The events that matter to the clock. */
  readonly events: readonly (TimedEvent & { readonly version: number })[];
}

/** The ledger of a match, turn by turn, so that the caller can pause: a long match takes long to compute. */
export function* timeLedgerOf(
  stored: StoredMatch,
  facts: ClockFacts,
): Generator<readonly TimeLedgerEntry[]> {
  assertSound(stored);
  const { timeControl: control, players } = stored;
  const initialBanks = fullBanks(control, players.length);
  const turns = turnsSince(stored, facts);
  const parts = historyTurns({ ...facts, control }, turns, initialBanks, facts.now.getTime());
  for (const { entries } of parts) yield entries;
}

/** The turns of a match from its beginning. */
export function turnsSince(stored: StoredMatch, facts: ClockFacts): Turns {
  const events = facts.events.filter(({ version }) => version <= stored.version);
  const clockEvents = clockEventsIn(events, stored.finishedAt?.getTime() ?? null);
  const last = lastToAct(stored);
  const first = events.find(isOfSeatToAct)?.seat ?? last;
  return turnsOf(clockAtStart(stored, first, stored.createdAt.getTime()), clockEvents, last);
}

/** Whether the seat of an event was to act before it. */
const isOfSeatToAct = ({ type, token, seat }: TimedEvent): boolean =>
  token !== null || (type === 'MATCH_RESTORED' && seat !== null);

/** The seat to act now. If the match was left or called off: the seat to act at that moment. */
function lastToAct({ id, snapshot }: StoredMatch): Seat | null {
  return toAct(matchOf({ id, snapshot: { ...snapshot, departure: null } }));
}
