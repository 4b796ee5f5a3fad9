import type { Action, CardToken, LeaveReason, Seat } from '../../../../engine/index.js';
import type { StoredEventAt } from '../advance.js';
import type { EventOf } from '../event-types.js';
import type { StoredDeal } from '../stored-deal.js';
import type { StoredMatch } from '../stored-match.js';

/** A deal of an archived match: its record and its proof. */
export interface ArchivedDeal {
  readonly variant: string;
  readonly dealer: Seat;
  readonly hands: readonly (readonly CardToken[])[];
  readonly talon: readonly CardToken[];
  readonly algorithm: string;
  /** In hex. */
  readonly link: string;
  readonly actions: readonly Action[];
  /** The draw for its dealer; null if there was none. */
  readonly drawn: object | null;
}

/** A step that is not an action of a deal. */
export type OtherStep =
  | { readonly type: 'SEAT_LEFT'; readonly seat: Seat; readonly reason: LeaveReason }
  | { readonly type: 'ABORT_OFFERED' | 'ABORT_WITHDRAWN'; readonly seat: Seat }
  | { readonly type: 'TIME_GIVEN'; readonly seat: Seat; readonly seconds: number }
  /** The match ends because a player, or all people, have left it: see the departure in the match's snapshot. */
  | { readonly type: 'DEPARTED' };

/**
 * What is kept of a match that ended long ago, besides its row: what its players did, when, and with which cards. Its
 * events are made again from it.
 */
export interface ArchivedMatch {
  readonly format: 1;
  readonly deals: readonly ArchivedDeal[];
  /** The other steps, each with the number of actions before it. */
  readonly others: readonly (readonly [actionsBefore: number, step: OtherStep])[];
  /** The time of the first event, in milliseconds since 1970, and for each step the milliseconds since the one before. */
  readonly times: readonly number[];
}

/** A match's row with everything that belongs to it, as it is stored until it is archived. */
export interface CompleteMatch {
  readonly match: StoredMatch;
  readonly deals: readonly StoredDeal[];
  readonly events: readonly StoredEventAt[];
}

/** What to keep of a match that has ended. @throws Error if one of its deals is missing or has not ended */
export function archiveMatch({ match, deals, events }: CompleteMatch): ArchivedMatch {
  if (deals.length !== match.dealNumber) throw new Error('a deal is missing or has not ended');
  const draws = drawsIn(events);
  return {
    format: 1,
    deals: deals.map((deal) => archiveDeal(deal, draws.get(deal.number) ?? null)),
    ...stepsIn(match, events),
  };
}

function archiveDeal(deal: StoredDeal, drawn: object | null): ArchivedDeal {
  const { variant, dealer, hands, talon, algorithm, link, actions } = deal;
  return { variant, dealer, hands, talon, algorithm, link: link.toString('hex'), actions, drawn };
}

/** The draws for dealers, by the deal's number. */
function drawsIn(events: readonly StoredEventAt[]): ReadonlyMap<number, object> {
  const draws = new Map<number, object>();
  let drawn: object | null = null;
  for (const { type, payload } of events) {
    if (type === 'DEALER_DRAWN') drawn = payload;
    if (type !== 'DEAL_STARTED' || drawn === null) continue;
    draws.set((payload as EventOf<'DEAL_STARTED'>).number, drawn);
    drawn = null;
  }
  return draws;
}

function stepsIn({ snapshot }: StoredMatch, events: readonly StoredEventAt[]) {
  const others: [number, OtherStep][] = [];
  const times = events.slice(0, 1).map(({ at }) => at.getTime());
  let last = times[0] ?? 0;
  let actions = 0;
  const addTime = ({ at }: StoredEventAt) => {
    times.push(at.getTime() - last);
    last = at.getTime();
  };
  for (const event of events) {
    const step = otherStepIn(event);
    if (step) others.push([actions, step]);
    if (event.token !== null) actions++;
    if (step || event.token !== null) addTime(event);
  }
  if (snapshot.departure !== null) {
    others.push([actions, { type: 'DEPARTED' }]);
    addTime(events.at(-1)!);
  }
  return { others, times };
}

function otherStepIn({ type, payload }: StoredEventAt): OtherStep | null {
  if (type === 'SEAT_LEFT') {
    const { seat, reason } = payload as EventOf<'SEAT_LEFT'>;
    return { type, seat, reason };
  }
  if (type === 'TIME_GIVEN') {
    const { seat, seconds } = payload as EventOf<'TIME_GIVEN'>;
    return { type, seat, seconds };
  }
  if (type !== 'ABORT_OFFERED' && type !== 'ABORT_WITHDRAWN') return null;
  return { type, seat: (payload as EventOf<'ABORT_OFFERED'>).seat };
}
