import { isDeepStrictEqual } from 'node:util';
import {
  depart,
  nextDeal,
  openMatch,
  play,
  snapshot,
  startDeal,
  takeBackDeal,
  toAct,
  variantOf,
} from '../../src/engine/index.js';
import type {
  Departure,
  Match,
  MatchEvent,
  MatchReason,
  Played,
  Seat,
} from '../../src/engine/index.js';
import type { NewDeal, StoredEvent } from '../../src/modules/matches/domain/advance.js';
import { isServiceEvent } from '../../src/modules/matches/domain/event-types.js';
import type { StoredMatch } from '../../src/modules/matches/domain/stored-match.js';

/** The cards of a deal as stored. */
export type DealtBefore = Pick<NewDeal, 'number' | 'dealer' | 'hands' | 'talon'>;

const REBUILT = [
  'version',
  'status',
  'dealNumber',
  'toAct',
  'abortOffers',
  'score',
  'snapshot',
  'result',
] as const;

/** The columns of a match's row that follow from its events and deals. */
export type Rebuilt = Pick<StoredMatch, (typeof REBUILT)[number]>;

/** A match while its events are read, with the events that the engine expects next. */
interface Reading {
  readonly match: Match;
  readonly due: readonly MatchEvent[];
}

/**
 * The row of a match, computed from data that never changes: its events in order and its deals.
 * @throws Error where an event is missing or differs from the engine's
 */
export function rebuildMatch(
  stored: Pick<StoredMatch, 'variant' | 'options'>,
  events: readonly StoredEvent[],
  deals: readonly DealtBefore[],
): Rebuilt {
  const opened = openMatch(variantOf(stored.variant)!, stored.options, null);
  let reading: Reading = { match: opened, due: [] };
  const last = { version: 0, void: false };
  for (const [i, event] of events.entries()) {
    const isRestored = event.type === 'MATCH_RESTORED';
    if (isRestored ? event.version <= last.version : event.version !== last.version + 1)
      throw new Error(`event ${last.version + 1} is missing`);
    last.version = event.version;
    // Events of a deal that a restore of the database took back: its cards are not stored.
    if (isRestored || event.type === 'DEAL_STARTED') last.void = isTakenBack(events, i);
    if (isRestored && 'deal' in event.payload && event.payload.deal !== null)
      reading = { match: takeBackDeal(reading.match), due: [] };
    else if (!last.void || event.type === 'DEAL_STARTED')
      reading = read(reading, event, deals, () => departureIn(events, event));
  }
  if (reading.due.length > 0) throw new Error(`event ${last.version + 1} is missing`);
  return rowOf(reading.match, events);
}

/** Whether the deal that starts with this event was dealt again after a restore. */
function isTakenBack(events: readonly StoredEvent[], start: number): boolean {
  if (events[start]!.type !== 'DEAL_STARTED') return false;
  const next = events.slice(start + 1).find(({ type }) => ENDS_DEAL.includes(type));
  return next?.type === 'MATCH_RESTORED' && (next.payload as { deal: unknown }).deal !== null;
}

const ENDS_DEAL: readonly string[] = ['DEAL_STARTED', 'MATCH_RESTORED'];

/** The names of the columns in which a row differs from the computed one. */
export function differences(stored: Rebuilt, rebuilt: Rebuilt): string[] {
  return REBUILT.filter((name) => !isDeepStrictEqual(plain(stored[name]), plain(rebuilt[name])));
}

function read(
  { match, due }: Reading,
  event: StoredEvent,
  deals: readonly DealtBefore[],
  departure: () => Departure | null,
): Reading {
  if (isServiceEvent(event.type)) return { match, due };
  const step = due.length > 0 ? { match, events: due } : stepOf(match, event, deals, departure);
  const [expected, ...rest] = step.events;
  if (expected?.type === event.type && isDeepStrictEqual(plain(expected), plain(event.payload))) {
    return { match: step.match, due: rest };
  }
  throw new Error(`event ${event.version} is ${event.type}, the engine expects ${expected?.type}`);
}

/** The engine's result for the event with which a step begins. */
function stepOf(
  match: Match,
  event: StoredEvent,
  deals: readonly DealtBefore[],
  departure: () => Departure | null,
): Played {
  if (event.type === 'DEAL_STARTED') return dealOf(match, deals);
  if (event.token === null) return leftBy(match, event, departure());
  const played = play(match, event.token);
  if (played.ok) return played.value;
  throw new Error(`event ${event.version}: ${event.token} is refused, ${played.error.code}`);
}

function dealOf(match: Match, deals: readonly DealtBefore[]): Played {
  const number = nextDeal(match)?.number;
  const deal = deals.find((dealt) => dealt.number === number);
  if (!deal) throw new Error(`deal ${number} is missing`);
  return startDeal(match, deal, deal.dealer);
}

function leftBy(match: Match, { version }: StoredEvent, departure: Departure | null): Played {
  const left = departure && depart(match, departure);
  if (left) return left;
  throw new Error(`event ${version} has no cause`);
}

/** The players who left, and the reason, from the last event of the match. */
function departureIn(events: readonly StoredEvent[], { seat }: StoredEvent): Departure | null {
  const { outcome } = events.at(-1)!.payload as { outcome?: { reason: MatchReason } };
  const reason = outcome?.reason;
  if (reason === 'ABANDONED') return { reason, seats: seatsLeft(events) };
  const isLeft = seat !== null && (reason === 'RESIGNED' || reason === 'TIMEOUT');
  return isLeft ? { reason, seat } : null;
}

function seatsLeft(events: readonly StoredEvent[]): Seat[] {
  const left = events.flatMap(({ type, seat }) => (type === 'SEAT_LEFT' ? [seat!] : []));
  return left.sort((a, b) => a - b);
}

function rowOf(match: Match, events: readonly StoredEvent[]): Rebuilt {
  const aborted = nextDeal(match) !== null || events.at(-1)?.type === 'MATCH_ABORTED';
  return {
    version: events.at(-1)!.version,
    status: aborted ? 'ABORTED' : match.outcome ? 'FINISHED' : 'IN_PROGRESS',
    dealNumber: match.deal?.number ?? 0,
    toAct: aborted ? null : toAct(match),
    abortOffers: offersIn(events),
    score: match.now.score,
    snapshot: snapshot(match),
    result: match.outcome,
  };
}

/**
 * The seats that offer to call the match off: who has offered and not left, until the first action.
 */
function offersIn(events: readonly StoredEvent[]): Seat[] {
  const offers = new Set<Seat>();
  for (const { type, seat, token } of events) {
    if (token !== null) offers.clear();
    else if (type === 'ABORT_OFFERED') offers.add(seat!);
    else if (type === 'ABORT_WITHDRAWN' || type === 'SEAT_LEFT') offers.delete(seat!);
    else if (type === 'MATCH_ENDED') offers.clear();
  }
  return [...offers].sort((a, b) => a - b);
}

/** The value as JSON stores it, so that it can be compared. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
