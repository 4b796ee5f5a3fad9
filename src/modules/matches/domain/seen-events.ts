import { seenLog } from '../../../engine/index.js';
import type { LogEntry, Match, MatchEvent, Observer } from '../../../engine/index.js';
import { EVENT_TYPES, isAroundEngine, isWhole } from './event-types.js';
import type { StoredEventAt } from './advance.js';

/** An event of a match as one viewer may read it; a token that names a hidden card is null. */
export interface SeenMatchEvent extends Omit<StoredEventAt, 'payload'> {
  /**
   * What the type tells, by the engine's events; hidden cards are null. Null as a whole, and the token
   * with it, where the match or the event is broken.
   */
  readonly payload: object | null;
}

/**
 * Events of one match as `observer` may read them now. Of the deal in `match` all must be there, from
 * its beginning on and none that came later; deals before that have ended and are open.
 *
 * An event that does not fit its type keeps its place without a payload; so does every event of the deal
 * that the match is needed to mask, when `match` throws.
 */
export function seenEvents(
  match: () => Match,
  events: readonly StoredEventAt[],
  observer: Observer,
): SeenMatchEvent[] {
  const start = events.findLastIndex(({ type }) => type === 'DEAL_STARTED');
  const isLogged = (row: StoredEventAt, i: number) =>
    i >= start && !isAroundEngine(row.type) && fits(row);
  const log = maskedLog(match, events.filter(isLogged).map(entryOf), observer);
  let next = 0;
  return events.map((event, i) => {
    if (!fits(event)) return withheld(event);
    if (!isLogged(event, i)) return event;
    const entry = log?.[next++];
    return entry ? seenRow(event, entry) : withheld(event);
  });
}

/** Null where it cannot be said what the observer may see. */
function maskedLog(
  match: () => Match,
  log: readonly LogEntry[],
  observer: Observer,
): readonly LogEntry<object>[] | null {
  try {
    return seenLog(match(), log, observer);
  } catch {
    return null; // whoever asks for a payload is told, and so is the log
  }
}

/** Whether the payload is of the row's type, and that is a known one. */
function fits({ type, payload }: StoredEventAt): boolean {
  if (!Object.hasOwn(EVENT_TYPES, type) || typeof payload !== 'object' || payload === null)
    return false;
  if (!isWhole(type, payload)) return false;
  if (type === 'MATCH_STARTED') return 'seats' in payload && Array.isArray(payload.seats);
  return isAroundEngine(type) || ('type' in payload && payload.type === type);
}

const withheld = (row: StoredEventAt): SeenMatchEvent => ({ ...row, token: null, payload: null });

const entryOf = ({ seat, token, payload }: StoredEventAt): LogEntry => ({
  seat,
  token,
  event: payload as MatchEvent,
});

const seenRow = (row: StoredEventAt, { token, event }: LogEntry<object>): SeenMatchEvent => ({
  ...row,
  token,
  payload: event,
});
