/** A deal action by action, as an observer saw it after each. */
import { isMasked } from '../events.js';
import { matchView, play, seenEvent, toAct } from '../match.js';
import type { Action, CardToken, Observer, Seat } from '../variant.js';
import type { TakenTrick } from '../view.js';
import { isDealRunning } from './dealing.js';
import { cardsIn } from './log.js';
import { restore, snapshot } from './snapshot.js';
import type { Match, MatchDealView, MatchEvent } from './types.js';

/** An observer's view after an action, or after the cards were dealt. */
export interface DealStep {
  /** Who acted; null where nobody has yet. */
  readonly seat: Seat | null;
  /** Null where nobody has acted yet, and where it names a hidden card. */
  readonly token: Action | null;
  readonly view: MatchDealView;
  /**
   * The match before the action, with all its cards: for explanations of the action. Null where nobody has
   * acted.
   */
  readonly before: Match | null;
}

/** The observer of the steps. */
export interface StepsShown {
  readonly observer: Observer;
  /** Whether all hands are shown; only for a deal that has ended. */
  readonly open: boolean;
}

interface Played {
  readonly seat: Seat;
  readonly token: Action;
  readonly before: Match;
  readonly match: Match;
  readonly events: readonly MatchEvent[];
}

/**
 * The deal of a match as `observer` saw it when it was dealt and after each action, in order; empty without a
 * deal. While the deal runs there are only the steps since the observer acted last (for an onlooker those of
 * the latest turn), without the tricks that may no longer be looked at. `seenLog` shows the same as events. A deal
 * that has ended has all its steps.
 */
export function* seenSteps(match: Match, shown: StepsShown): Generator<DealStep> {
  if (match.deal === null) return;
  const { observer } = shown;
  const start = matchAtStart(match);
  const played = playedFrom(start, match.deal.actions);
  const isRunning = isDealRunning(match);
  const from = isRunning ? firstNewStep(played, observer) : DEALT;
  const newSteps = played.slice(Math.max(0, from));
  const names = isRunning ? shownCards(match, newSteps, observer) : null;
  const seen = (at: Match, isLast: boolean) => {
    const view = matchView(isLast ? match : at, observer).deal!;
    if (names) return withoutTurnedTricks(view, names);
    return shown.open ? withOpenHands(at, view) : view;
  };
  if (from === DEALT)
    yield {
      seat: null,
      token: null,
      before: null,
      view: seen(start, played.length === 0),
    };
  for (const [i, step] of newSteps.entries()) {
    const token = !isRunning || isShown(step, observer) ? step.token : null;
    const { seat, before } = step;
    yield { seat, token, before, view: seen(step.match, i === newSteps.length - 1) };
  }
}

/** Before the first action. */
const DEALT = -1;

/** The match when the cards of its deal had been dealt. */
function matchAtStart(match: Match): Match {
  const { deal, ...json } = snapshot(match);
  const start = restore({ ...json, deal: { ...deal!, actions: [] }, departure: null });
  if (!start.ok) throw new Error(`the deal cannot be dealt again: ${start.error}`);
  return start.value;
}

function playedFrom(start: Match, actions: readonly Action[]): Played[] {
  const steps: Played[] = [];
  let match = start;
  for (const token of actions) {
    const seat = toAct(match)!;
    const played = play(match, token);
    // Without the action in the message: it may name a card.
    if (!played.ok) throw new Error(`the deal does not replay: ${played.error.code}`);
    steps.push({ seat, token, before: match, ...played.value });
    ({ match } = played.value);
  }
  return steps;
}

/**
 * The action with which the new steps begin: the observer's last, or the first of the latest turn; `DEALT`
 * where the deal itself is new.
 */
function firstNewStep(played: readonly Played[], observer: Observer): number {
  if (observer !== 'onlooker') return played.findLastIndex(({ seat }) => seat === observer);
  const last = played.at(-1);
  return last ? played.findLastIndex(({ seat }) => seat !== last.seat) + 1 : DEALT;
}

/** The cards that the observer may look at now: the cards in the view and in the new steps. */
function shownCards(
  match: Match,
  newSteps: readonly Played[],
  observer: Observer,
): ReadonlySet<CardToken> {
  const named = newSteps.flatMap(({ match: at, events }) =>
    events.flatMap((event) => cardsOf(seenEvent(at, event, observer))),
  );
  return new Set([...cardsIn(matchView(match, observer).deal!), ...named]);
}

function cardsOf(event: object): CardToken[] {
  const cards = [
    ...('card' in event ? [event.card] : []),
    ...('cards' in event ? (event.cards as unknown[]) : []),
  ];
  return cards.filter((card): card is CardToken => typeof card === 'string');
}

/** An earlier view, without the tricks that have been turned over since. */
function withoutTurnedTricks(view: MatchDealView, names: ReadonlySet<CardToken>): MatchDealView {
  const isOpen = ({ cards }: TakenTrick) => cards.every(({ card }) => names.has(card));
  const { lastTrick, firstTricks, ownTricks } = view;
  return {
    ...view,
    lastTrick: lastTrick && isOpen(lastTrick) ? lastTrick : null,
    firstTricks: firstTricks.map((trick) => (trick && isOpen(trick) ? trick : null)),
    ownTricks: ownTricks && ownTricks.every(isOpen) ? ownTricks : null,
  };
}

function withOpenHands(match: Match, view: MatchDealView): MatchDealView {
  const hands = view.hands.map((hand) => {
    const own = matchView(match, hand.seat).deal!;
    return { ...hand, cards: own.hands[hand.seat]!.cards ?? hand.cards };
  });
  return { ...view, hands };
}

function isShown({ match, events }: Played, observer: Observer): boolean {
  const [first] = events;
  if (!first) return true;
  const seen = seenEvent(match, first, observer);
  return !('type' in seen) || !isMasked(seen as Parameters<typeof isMasked>[0]);
}
