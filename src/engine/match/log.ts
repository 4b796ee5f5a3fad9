/** The events of a deal, read later: an observer may then see less of them than when they happened. */
import { isMasked, maskedEvent } from '../events.js';
import { matchView } from '../match.js';
import type { Action, CardToken, Observer, Seat } from '../variant.js';
import { isDealRunning } from './dealing.js';
import type { Match, MatchDealView, MatchEvent, SeenEvent } from './types.js';
import { isDealEvent } from './types.js';

/** A stored event with the seat that caused it by an action. Only the first event of an action has the action. */
export interface LogEntry<E = MatchEvent> {
  readonly seat: Seat | null;
  readonly token: Action | null;
  readonly event: E;
}

/**
 * The log of the deal in `match`, from its beginning to now, as `observer` may read it now. While the deal runs
 * an event names these cards:
 *
 * - a new event (since the observer acted last; for an onlooker of the latest turn): the cards that it showed the
 *   observer when it happened;
 * - an older event: of these cards only the ones that the observer's view still names. A trick that has been turned
 *   over is not named where the view options hide it (rules 5.18, S4 „Stiche sehen").
 *
 * Every other card is null, and so is an action that names one. All events of a deal that has ended are open.
 */
export function seenLog(
  match: Match,
  log: readonly LogEntry[],
  observer: Observer,
): readonly LogEntry<SeenEvent>[] {
  if (!isDealRunning(match)) return log;
  const shown = cardsIn(matchView(match, observer).deal!);
  const firstNew = firstNewEntry(log, observer);
  return log.map((entry, i) => seenEntry(match, entry, observer, i < firstNew ? shown : null));
}

/** An event as the observer may read it. If `shown` is null, it has all cards that the observer saw at the time. */
function seenEntry(
  match: Match,
  { seat, token, event }: LogEntry,
  observer: Observer,
  shown: ReadonlySet<CardToken> | null,
): LogEntry<SeenEvent> {
  if (!isDealEvent(event)) return { seat, token, event };
  const then = match.deal!.variant.seen(event, observer);
  const now = shown ? maskedEvent(then, shown) : then;
  return { seat, token: isMasked(now) ? null : token, event: now };
}

/** Where the new events begin: with the observer's last action; for an onlooker with the latest turn. */
function firstNewEntry(log: readonly LogEntry[], observer: Observer): number {
  const isOwn = ({ seat, token }: LogEntry) => token !== null && seat === observer;
  if (observer !== 'onlooker') return log.findLastIndex(isOwn);
  const last = log.findLast(({ token }) => token !== null)?.seat;
  const before = log.findLastIndex(({ seat, token }) => token !== null && seat !== last);
  return log.findIndex(({ token }, i) => i > before && token !== null);
}

/** All cards that a view names. */
export function cardsIn(view: MatchDealView): ReadonlySet<CardToken> {
  const { hands, trumpCard, talon, aside, trick, lastTrick, firstTricks, ownTricks } = view;
  const tricks = [lastTrick, ...firstTricks, ...(ownTricks ?? [])];
  const played = [...trick, ...tricks.flatMap((it) => it?.cards ?? [])];
  return new Set([
    ...hands.flatMap(({ cards, known }) => [...(cards ?? []), ...known]),
    ...(trumpCard === null ? [] : [trumpCard]),
    ...(talon ?? []),
    ...(aside ?? []),
    ...played.map(({ card }) => card),
  ]);
}
