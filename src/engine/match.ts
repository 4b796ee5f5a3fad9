/**
 * A match of deals, for every variant: what has to be dealt, who is to act, the score, the end. The service stores
 * {@link MatchSnapshot}s and calls:
 *
 * - `openMatch` → `nextDeal` → `dealDeck` (from a shuffled `NextDeal.deck`) → `startDeal`
 *   (match/dealing.ts)
 * - `play`, `leave` and `abandon`; when they end a deal, `nextDeal` says what follows
 * - `matchView`, `seenEvent`, `seenLog` (match/log.ts) for observers; `dealView`, `reveals` for the player to act
 * - `snapshot`, `restore` (match/snapshot.ts), `drawForDealer` (match/draw.ts)
 */
import type { DealEvent } from './events.js';
import { abandonedResult } from './match/abandonment.js';
import { isDealRunning } from './match/dealing.js';
import { ending, outcomeOf, resultOf, settled } from './match/progress.js';
import { eventOutside, inside, outside, viewOutside, worthOutside } from './match/seating.js';
import type {
  Deal,
  Departure,
  Match,
  MatchDealView,
  MatchEvent,
  MatchView,
  Played,
  SeenEvent,
} from './match/types.js';
import { isDealEvent } from './match/types.js';
import type { Result } from './result.js';
import { ok, refuse } from './result.js';
import { REFUSAL_TEXTS } from './refusals.js';
import { revealsIn } from './reveals.js';
import type { Action, LeaveReason, Observer, Rejection, Seat } from './variant.js';
import type { DealView } from './view.js';

/** The seat to act, null when nobody is. */
export function toAct(match: Match): Seat | null {
  if (match.deal === null || !isDealRunning(match)) return null;
  return outside(match.deal.seats, match.deal.variant.toAct(match.deal.state)!);
}

/** The legal actions of the seat to act, in code-point order. */
export const legal = (match: Match): readonly Action[] =>
  match.deal === null || !isDealRunning(match) ? [] : match.deal.variant.legal(match.deal.state);

/** Plays an action of the seat to act. A refused action changes nothing. */
export function play(match: Match, token: Action): Result<Played, Rejection> {
  const { deal } = match;
  if (deal === null || match.outcome !== null)
    return refuse({ code: 'DEAL_OVER', message: REFUSAL_TEXTS.DEAL_OVER.en });
  const applied = deal.variant.apply(deal.state, token);
  if (!applied.ok) return applied;
  const { state, events } = applied.value;
  const next = { ...deal, state, actions: [...deal.actions, token] };
  return ok(after(match, next, events));
}

function after(match: Match, deal: Deal, events: readonly DealEvent[]): Played {
  const matchEvents = events.map((e) => eventOutside(deal.seats, e));
  if (!deal.variant.isOver(deal.state)) return { match: { ...match, deal }, events: matchEvents };
  const end = settled(match, deal);
  return { match: end.match, events: [...matchEvents, ...end.events] };
}

/**
 * A player leaves a match of two: the running deal ends without game points, and the player loses the match.
 * Null where the match goes on without the player (with three and four a bot takes the seat), and where it
 * has ended already.
 */
export function leave(match: Match, seat: Seat, reason: LeaveReason): Played | null {
  const rules = match.variant.match;
  if (rules.leftBy === undefined || match.outcome !== null) return null;
  const outcome = outcomeOf(rules.leftBy(seat, match.now.score), reason);
  const running = isDealRunning(match) ? leftDeal(match.deal!, seat, reason) : null;
  const deal = running?.deal ?? match.deal;
  const left = { ...match, deal, outcome, departure: { reason, seat } };
  return { match: left, events: [...(running?.events ?? []), ...ending(outcome)] };
}

function leftDeal(deal: Deal, seat: Seat, reason: LeaveReason) {
  const { state, events } = deal.variant.leave!(deal.state, seat, reason);
  return { deal: { ...deal, state }, events };
}

/**
 * Ends a match of three or four that all people have left. They held `seats`, and they have lost.
 * Null where two play, where nobody left, and where the match has ended already.
 */
export function abandon(match: Match, seats: readonly Seat[]): Played | null {
  const { variant } = match;
  if (variant.match.leftBy !== undefined || match.outcome !== null || seats.length === 0)
    return null;
  const outcome = outcomeOf(abandonedResult(variant, seats), 'ABANDONED');
  const ended: MatchEvent = { type: 'DEAL_ENDED', reason: 'ABANDONED', winners: [] };
  const events = [...(isDealRunning(match) ? [ended] : []), ...ending(outcome)];
  return { match: { ...match, outcome, departure: { reason: 'ABANDONED', seats } }, events };
}

/** The match after a departure; null where it cannot end that way. */
export const depart = (match: Match, departure: Departure): Played | null =>
  departure.reason === 'ABANDONED'
    ? abandon(match, departure.seats)
    : leave(match, departure.seat, departure.reason);

/** The running deal as the player to act sees it, by the deal's own seats: for bots and sampling. */
export const dealView = (match: Match, observer: Observer): DealView | null =>
  match.deal && match.deal.variant.view(match.deal.state, inside(match.deal, observer));

/** Whether `token`, played now by `observer`, may show that player something new (`MUST_BE_LAST`). */
export function reveals(match: Match, observer: Observer, token: Action): boolean {
  const view = dealView(match, observer);
  return view === null || revealsIn(match.deal!.variant, view, token);
}

/** The match as `observer` may see it, by the match's seats. */
export const matchView = (match: Match, observer: Observer): MatchView => ({
  variant: match.variant.key,
  options: match.options,
  observer,
  score: [...match.now.score],
  countDown: countDown(match),
  toAct: toAct(match),
  deal: matchDealView(match, observer),
  outcome: match.outcome,
});

/** The score counted down from the target to 0 (rules 9.21, S3 „auf null Punkten heruntergezählt"). */
export function countDown({ options, now }: Match): readonly number[] | null {
  if (options['countDown'] !== true) return null;
  return now.score.map((points) => Math.max(0, (options['target'] as number) - points));
}

function matchDealView(match: Match, observer: Observer): MatchDealView | null {
  const own = dealView(match, observer);
  if (match.deal === null || own === null) return null;
  const { seats, number, playOff } = match.deal;
  const view = viewOutside(seats, own, observer, match.variant.seatCount);
  const isOver = match.outcome !== null;
  const over = isOver ? { phase: 'OVER' as const, toAct: null, legal: [] } : {};
  const position = match.deal.actions.length;
  const result = resultOf(match);
  const { worth, carried } = pricing(match);
  // The view comes last: to add properties to a copy of so many is slow.
  return { number, position, playOff, seats, result, worth, carried, ...view, ...over };
}

/** The facts that decide the game points of the deal and that its cards do not show. */
function pricing({ deal, before }: Match): Pick<MatchDealView, 'worth' | 'carried'> {
  const { variant, options, state, playOff, seats } = deal!;
  const facts = variant.outcome(state);
  const worth = facts && variant.match.worth(options, facts);
  return { worth: worth && worthOutside(seats, worth), carried: playOff ? 0 : before.ties };
}

/** An event as `observer` may see it when it happens. For reading it later see `seenLog`. */
export function seenEvent(match: Match, event: MatchEvent, observer: Observer): SeenEvent {
  return isDealEvent(event) ? (match.deal?.variant ?? match.variant).seen(event, observer) : event;
}
