import { contractOf } from '../../../../engine/index.js';
import type { Action, CardToken, DealView, Match } from '../../../../engine/index.js';
import { legalActions } from '../../../matches/domain/index.js';
import type { LegalAction } from '../../../matches/domain/index.js';
import { pointsOfCards, outIn, suitIn } from './cards.js';
import { pointsBySide, sideIn } from './sides.js';
import type { IsOurs } from './sides.js';

/** A trick that has been completed. */
export interface FullTrick {
  readonly isOwn: boolean;
  readonly cardPoints: number;
}

/** An action and its immediate public results. */
export interface ActionOutcome {
  readonly action: LegalAction;
  /** The trick that it completed, or null. */
  readonly trick: FullTrick | null;
  /** Card points of the player's side, and of the others. */
  readonly own: number;
  readonly others: number;
  /** Whether the player's side won the deal with it; null if the deal went on. */
  readonly wins: boolean | null;
}

/**
 * The input of the reasons: a turn as its player could know it. It contains nothing of a hidden card, so no
 * reason can use one.
 */
export interface Situation {
  readonly view: DealView;
  readonly hand: readonly CardToken[];
  /** The cards that may be in another hand or in the talon. */
  readonly out: readonly CardToken[];
  /** Whether suit must be followed: the talon is closed, drawn, or does not exist. */
  readonly isStrict: boolean;
  /** Whether card points matter, as in most games; in a Bettler they do not. */
  readonly isForPoints: boolean;
  readonly own: number;
  readonly others: number;
  readonly best: ActionOutcome;
  readonly played: ActionOutcome;
}

/** The rest of the trick, which the player could not know. */
export interface Later extends FullTrick {
  /** The others' card points after that. */
  readonly others: number;
}

/** What the player could not know. */
export interface Hindsight {
  /** Null where the deal ended before the trick was complete. */
  readonly later: Later | null;
  /** By how many game points the better action was better with all cards known; negative if it was worse. */
  readonly gain: number;
}

/** @param match at the deciding player's turn */
export function situationOf(match: Match, best: Action, played: Action): Situation {
  const { variant, state, options } = match.deal!;
  const seat = variant.toAct(state)!;
  const view = variant.view(state, seat);
  const isOurs = sideIn(view, seat);
  return {
    view,
    hand: view.hands[seat]!.cards!,
    out: outIn(view, variant.deck(options)),
    isStrict: view.talonCount === 0 || view.closedBy !== null,
    isForPoints: isForPoints(view),
    ...pointsBySide(view, isOurs),
    best: choiceOf(match, view, best),
    played: choiceOf(match, view, played),
  };
}

/** Only card points are read from the view after the action: they do not depend on hidden cards. */
function choiceOf(match: Match, view: DealView, token: Action): ActionOutcome {
  const { variant } = match.deal!;
  const isOurs = sideIn(view, view.toAct!);
  const [action] = legalActions(match, view, [token]);
  const { state, events } = taken(match, match.deal!.state, token);
  const end = events.find((event) => event.type === 'DEAL_ENDED');
  const after = variant.view(state, view.observer);
  return {
    action: action!,
    trick: trickIn(events, isOurs),
    ...pointsBySide(after, isOurs),
    wins: end ? end.winners.some(isOurs) : null,
  };
}

type State = NonNullable<Match['deal']>['state'];

function taken(match: Match, state: State, token: Action) {
  const applied = match.deal!.variant.apply(state, token);
  if (!applied.ok) throw new Error(`the match does not replay: ${applied.error.code}`);
  return applied.value;
}

function trickIn(events: ReturnType<typeof taken>['events'], isOurs: IsOurs): FullTrick | null {
  const trick = events.find((event) => event.type === 'TRICK_TAKEN');
  return trick ? { isOwn: isOurs(trick.seat), cardPoints: pointsOfCards(trick.cards) } : null;
}

/** @param rest the deal's actions from this turn on; null where the deal ended before the trick was complete */
export function laterOf(match: Match, rest: readonly Action[]): Later | null {
  const { variant } = match.deal!;
  let { state } = match.deal!;
  const seat = variant.toAct(state)!;
  const isOurs = sideIn(variant.view(state, seat), seat);
  for (const token of rest) {
    const next = taken(match, state, token);
    state = next.state;
    const trick = trickIn(next.events, isOurs);
    if (trick) return { ...trick, others: pointsBySide(variant.view(state, seat), isOurs).others };
  }
  return null;
}

function isForPoints({ contract }: DealView): boolean {
  if (contract === null) return true;
  return contractOf(contract).aim.goal.startsWith('sixtySix');
}

/** The trumps among some cards, highest first. */
export const trumpsIn = ({ view }: Situation, cards: readonly CardToken[]): CardToken[] =>
  view.trump === null ? [] : suitIn(cards, view.trump);
