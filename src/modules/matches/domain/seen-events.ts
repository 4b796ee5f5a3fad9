import { seenLog } from '../../../engine/index.js';
import type { LogEntry, Match, MatchEvent, Observer } from '../../../engine/index.js';
import { isAroundEngine } from './event-types.js';
import type { MatchEventRow } from './stored-event.js';

/**
 * Events of one match as `observer` may read them now. Of the deal in `match` all must be there, from
 * its beginning on and none that came later; deals before that have ended and are open.
 */
export function seenEvents(
  match: Match,
  events: readonly MatchEventRow[],
  observer: Observer,
): MatchEventRow[] {
  const start = events.findLastIndex(({ type }) => type === 'DEAL_STARTED');
  const isLogged = (event: MatchEventRow, i: number) => i >= start && !isAroundEngine(event.type);
  const log = seenLog(match, events.filter(isLogged).map(entryOf), observer);
  let next = 0;
  return events.map((event, i) => (isLogged(event, i) ? seenRow(event, log[next++]!) : event));
}

const entryOf = ({ seat, token, payload }: MatchEventRow): LogEntry => ({
  seat,
  token,
  event: payload as MatchEvent,
});

const seenRow = (row: MatchEventRow, { token, event }: LogEntry<object>): MatchEventRow => ({
  ...row,
  token,
  payload: event,
});
