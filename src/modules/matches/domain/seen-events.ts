import { seenLog } from '../../../engine/index.js';
import type { LogEntry, Match, MatchEvent, Observer } from '../../../engine/index.js';
import { EVENT_TYPES, hasRequiredFields, isServiceEvent } from './event-types.js';
import type { StoredEventAt } from './advance.js';

/** An event of a match as one viewer may read it; a token that names a hidden card is null. */
export interface SeenMatchEvent extends Omit<StoredEventAt, 'payload'> {
  /**
   * The payload as the engine defines it, with null for hidden cards. If the match or the event is broken,
   * payload and token are null.
   */
  readonly payload: object | null;
}

/**
 * The events of one match as `observer` may read them now. Events of the deal in `match` must be complete from
 * its beginning, and none may be later than `match`; earlier deals have ended and are public. An event that
 * does not fit its type keeps its place without a payload. If `match` throws, the events of the deal that must
 * be masked with it have no payload either.
 */
export function seenEvents(
  match: () => Match,
  events: readonly StoredEventAt[],
  observer: Observer,
): SeenMatchEvent[] {
  const start = events.findLastIndex(({ type }) => type === 'DEAL_STARTED');
  const isLogged = (row: StoredEventAt, i: number) =>
    i >= start && !isServiceEvent(row.type) && fits(row);
  const log = maskLog(match, events.filter(isLogged).map(entryOf), observer);
  let next = 0;
  return events.map((event, i) => {
    if (!fits(event)) return withheld(event);
    if (!isLogged(event, i)) return event;
    const entry = log?.[next++];
    return entry ? maskRow(event, entry) : withheld(event);
  });
}

/** The log as the observer may see it; null if that cannot be decided. */
function maskLog(
  match: () => Match,
  log: readonly LogEntry[],
  observer: Observer,
): readonly LogEntry<object>[] | null {
  try {
    return seenLog(match(), log, observer);
  } catch {
    return null; // the error is reported and logged when a payload is requested
  }
}

/** Whether the type is known and the payload fits it. */
function fits({ type, payload }: StoredEventAt): boolean {
  if (!Object.hasOwn(EVENT_TYPES, type) || typeof payload !== 'object' || payload === null)
    return false;
  if (!hasRequiredFields(type, payload)) return false;
  if (type === 'MATCH_STARTED') return 'seats' in payload && Array.isArray(payload.seats);
  return isServiceEvent(type) || ('type' in payload && payload.type === type);
}

const withheld = (row: StoredEventAt): SeenMatchEvent => ({ ...row, token: null, payload: null });

const entryOf = ({ seat, token, payload }: StoredEventAt): LogEntry => ({
  seat,
  token,
  event: payload as MatchEvent,
});

const maskRow = (row: StoredEventAt, { token, event }: LogEntry<object>): SeenMatchEvent => ({
  ...row,
  token,
  payload: event,
});
