import {
  abandon,
  dealRecord,
  leave,
  nextDeal,
  ok,
  play,
  refuse,
  restore,
  reveals,
  snapshot,
  startDeal,
  takeBackDeal,
  toAct,
} from '../../../engine/index.js';
import type {
  Action,
  LeaveReason,
  Match,
  MatchEvent,
  NextDeal,
  Rejection,
  Result,
  Seat,
} from '../../../engine/index.js';
import type { Advance, EndedDeal, NewDeal, NewEvent, Timing } from './advance.js';
import { assertKnown, MatchBroken, orMatchBroken } from './match-broken.js';
import { isAbandoned, seatsLeft } from './stored-match.js';
import type { StoredMatch } from './stored-match.js';

/** The cards of the next deal, and its dealer, who is drawn if the rules require it. */
interface Dealt {
  readonly deal: Omit<NewDeal, 'number' | 'variant'>;
  readonly variant: string;
  /** The draw for the dealer, if there was one. */
  readonly drawn: object | null;
}

/** Shuffles and deals; null when the match's hash chain is used up. */
export type DealCards = (match: Match, next: NextDeal) => Dealt | null;

/** Why actions were refused, and the index of the refused action. */
export interface RefusedAction {
  readonly code: Rejection['code'] | 'MUST_BE_LAST';
  readonly actionIndex: number;
}

/** The changes of a match since it was read. */
export interface MatchProgress {
  readonly match: Match;
  readonly events: readonly NewEvent[];
  readonly endedDeals: readonly EndedDeal[];
  readonly newDeals: readonly NewDeal[];
  readonly aborted: boolean;
}

/** Engine matches by their snapshots, so that the match just played need not be restored for the answer. */
const MATCHES = new WeakMap<StoredMatch['snapshot'], Match>();

/** The engine's match behind a row. @throws MatchBroken when the snapshot does not replay; MatchNewer */
export function matchOf({ id, snapshot }: Pick<StoredMatch, 'id' | 'snapshot'>): Match {
  const known = MATCHES.get(snapshot);
  if (known) return known;
  const match = orMatchBroken(id, () => {
    assertKnown(id, snapshot);
    return restore(snapshot);
  });
  if (!match.ok) throw new MatchBroken(id, `it does not replay: ${match.error}`);
  MATCHES.set(snapshot, match.value);
  return match.value;
}

function snapshotOf(match: Match): StoredMatch['snapshot'] {
  const made = snapshot(match);
  MATCHES.set(made, match);
  return made;
}

/**
 * Plays `tokens` in order, all or none, and deals again after a deal has ended. An action that shows its
 * player something new must be the last one (`MUST_BE_LAST`): it is refused before its outcome is known.
 */
export function playActions(
  stored: StoredMatch,
  tokens: readonly Action[],
  deal: DealCards,
): Result<Advance, RefusedAction> {
  let progress = begin(matchOf(stored));
  for (const [actionIndex, token] of tokens.entries()) {
    const played = play(progress.match, token);
    if (!played.ok) return refuse({ code: played.error.code, actionIndex });
    if (actionIndex < tokens.length - 1 && reveals(progress.match, toAct(progress.match)!, token)) {
      return refuse({ code: 'MUST_BE_LAST', actionIndex });
    }
    const seat = toAct(progress.match)!;
    progress = afterEvents(
      progress,
      played.value.match,
      eventsOf(played.value.events, seat, token),
    );
  }
  return ok(advanceOf(stored, dealNext(progress, deal), 'IN_TIME', stored.toAct));
}

/** Ends a match of two because a player left it; null if it cannot end that way. */
export function leaveMatch(stored: StoredMatch, seat: Seat, reason: LeaveReason): Advance | null {
  const progress = begin(matchOf(stored));
  const departed = leave(progress.match, seat, reason);
  if (!departed) return null;
  const after = afterEvents(progress, departed.match, eventsOf(departed.events, seat, null));
  return advanceOf(stored, after, reason === 'TIMEOUT' ? 'OVERDUE' : 'IN_TIME', seat);
}

/**
 * Gives the seat of a player who leaves a match of three or four to a house bot. The match continues, and so
 * does the turn, unless that player was to act.
 */
export function substitutePlayer(
  stored: StoredMatch,
  seat: Seat,
  reason: LeaveReason,
  substituteId: string,
): Advance {
  const players = stored.players.map((p, i) => (i === seat ? { ...p, substituteId } : p));
  const seatLeft: NewEvent = { type: 'SEAT_LEFT', seat, token: null, payload: { seat, reason } };
  const progress = { ...begin(matchOf(stored)), events: [seatLeft] };
  const timing = reason === 'TIMEOUT' ? 'OVERDUE' : 'IN_TIME';
  const advance = advanceOf({ ...stored, players }, progress, timing, seat);
  const keepsTurn = stored.toAct !== seat;
  const turnVersion = keepsTurn ? stored.turnVersion : advance.match.turnVersion;
  const abortOffers = stored.abortOffers.filter((other) => other !== seat);
  const match = { ...advance.match, turnVersion, abortOffers };
  return { ...advance, match, substitution: { seat, substituteId }, keepsTurn };
}

/** Ends a match of three or four that no person plays or backs any more; null if somebody still does. */
export function abandonMatch(stored: StoredMatch): Advance | null {
  if (!isAbandoned(stored)) return null;
  const progress = begin(matchOf(stored));
  const abandoned = abandon(progress.match, seatsLeft(stored));
  if (!abandoned) return null;
  const after = afterEvents(progress, abandoned.match, eventsOf(abandoned.events, null, null));
  return advanceOf(stored, after, 'IN_TIME', null);
}

/** Begins a match from its challenge, up to the first action of a player. */
export function openTable(stored: StoredMatch, match: Match, deal: DealCards): Advance {
  const started: NewEvent = {
    type: 'MATCH_STARTED',
    seat: null,
    token: null,
    payload: { seats: stored.players.map((player) => player.userId) },
  };
  return advanceOf(stored, dealNext({ ...begin(match), events: [started] }, deal), 'IN_TIME', null);
}

/** Takes the running deal back and deals it again. @param cause the event that says why */
export function beginAgain(stored: StoredMatch, cause: NewEvent, deal: DealCards): Advance {
  const progress = { ...begin(takeBackDeal(matchOf(stored))), events: [cause] };
  return advanceOf(stored, dealNext(progress, deal), 'IN_TIME', null);
}

/** Progress without changes. */
export function begin(match: Match): MatchProgress {
  return { match, events: [], endedDeals: [], newDeals: [], aborted: false };
}

function afterEvents(
  progress: MatchProgress,
  match: Match,
  events: readonly NewEvent[],
): MatchProgress {
  const running = match.deal!;
  const ended = nextDeal(match) !== null || match.outcome !== null;
  const { hands, talon, actions } = dealRecord(running, match.variant.seatCount);
  const record = { number: running.number, hands, talon, actions };
  return {
    ...progress,
    match,
    events: [...progress.events, ...events],
    endedDeals: ended ? [...progress.endedDeals, record] : progress.endedDeals,
  };
}

function dealNext(progress: MatchProgress, deal: DealCards): MatchProgress {
  const next = nextDeal(progress.match);
  if (!next) return progress;
  const dealt = deal(progress.match, next);
  if (!dealt) return { ...progress, aborted: true };
  const started = startDeal(progress.match, dealt.deal, dealt.deal.dealer);
  const draw = dealt.drawn ? [drawEvent(dealt.drawn)] : [];
  return {
    ...progress,
    match: started.match,
    events: [...progress.events, ...draw, ...eventsOf(started.events, null, null)],
    newDeals: [
      ...progress.newDeals,
      { ...dealt.deal, number: next.number, variant: dealt.variant },
    ],
  };
}

function drawEvent(payload: object): NewEvent {
  return { type: 'DEALER_DRAWN', seat: null, token: null, payload };
}

function eventsOf(
  events: readonly MatchEvent[],
  seat: Seat | null,
  token: Action | null,
): NewEvent[] {
  return events.map((event, i) => ({
    type: event.type,
    seat,
    token: i === 0 ? token : null,
    payload: event,
  }));
}

/** The step for a match's progress. It removes earlier offers to call the match off. */
export function advanceOf(
  stored: StoredMatch,
  progress: MatchProgress,
  timing: Timing,
  actor: Seat | null,
): Advance {
  const { match, events, endedDeals, newDeals, aborted } = progress;
  const seatToAct = aborted ? null : toAct(match);
  const version = stored.version + events.length;
  const after: StoredMatch = {
    ...stored,
    version,
    turnVersion: version,
    abortOffers: [],
    status: aborted ? 'ABORTED' : match.outcome ? 'FINISHED' : 'IN_PROGRESS',
    dealNumber: match.deal?.number ?? 0,
    toAct: seatToAct,
    score: match.now.score,
    snapshot: snapshotOf(match),
    result: match.outcome,
  };
  return {
    fromVersion: stored.version,
    match: after,
    actor,
    events,
    endedDeals,
    newDeals,
    substitution: null,
    keepsTurn: false,
    timing,
    orders: null,
  };
}
