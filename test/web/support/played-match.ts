/** A match of the engine as the API shows it to one viewer, state after state. Real: the engine and its steps. */
import {
  dealDeck,
  deckShuffled,
  legal,
  matchView,
  nextDeal,
  openMatch,
  play,
  seenSteps,
  startDeal,
  toAct,
} from '../../../src/engine/index.js';
import type { Match, MatchDealView, Observer } from '../../../src/engine/index.js';
import { pick } from '../../engine/support/scenarios.js';
import type { Game, Random } from '../../engine/support/scenarios.js';

export interface Played {
  readonly __typename: 'PlayedCard';
  readonly seat: number;
  readonly card: string;
}

/** The fields of `Deal` that the scenes are made of. */
export interface ShownDeal {
  readonly number: number;
  readonly position: number;
  readonly phase: string;
  readonly toAct: number | null;
  readonly trick: readonly Played[];
  readonly lastTrick: readonly Played[] | null;
  readonly lastTaker: number | null;
  readonly tricks: readonly number[];
  readonly hands: MatchDealView['hands'];
  readonly legalActions: readonly string[];
  readonly result: object | null;
}

export interface ShownMatch {
  readonly id: string;
  readonly version: number;
  readonly viewerSeat: number;
  readonly deal: ShownDeal;
}

export interface ShownStep {
  readonly seat: number | null;
  readonly token: string | null;
  readonly deal: ShownDeal;
}

/** A state of the match, with all its deals up to then. */
export interface Moment {
  readonly version: number;
  readonly match: Match;
  /** The earlier deals, as they were when they ended. */
  readonly ended: readonly Match[];
  readonly view: ShownMatch;
}

/** How many deals are played. */
const DEALS = 3;

/** The states of a random match. Deals that follow at once belong to the same moment, as the service deals them. */
export function playedMatch(game: Game, viewer: number, random: Random): Moment[] {
  const moments: Moment[] = [];
  let version = 0;
  let match = deal(openMatch(game.variant, game.options, 0), random);
  let ended: Match[] = [];
  const note = () => {
    version += 1;
    moments.push({ version, match, ended, view: viewOf(match, viewer, version) });
  };
  note();
  while (ended.length < DEALS) {
    const played = play(match, pick(legal(match), random));
    if (!played.ok) throw new Error(played.error.code);
    ({ match } = played.value);
    if (toAct(match) === null) {
      ended = [...ended, match];
      if (!nextDeal(match) || ended.length === DEALS) return (note(), moments);
      match = deal(match, random);
    }
    note();
  }
  return moments;
}

function deal(match: Match, random: Random): Match {
  const next = nextDeal(match)!;
  const dealer = next.dealer ?? next.seats[0]!;
  const cards = dealDeck(match, dealer, deckShuffled(next.deck, random));
  return startDeal(match, cards, dealer).match;
}

const viewOf = (match: Match, viewer: number, version: number): ShownMatch => ({
  id: 'match',
  version,
  viewerSeat: viewer,
  deal: dealOf(matchView(match, viewer).deal!),
});

const named = (cards: readonly { seat: number; card: string }[]): Played[] =>
  cards.map((each) => ({ __typename: 'PlayedCard', ...each }));

const dealOf = (view: MatchDealView): ShownDeal => ({
  number: view.number,
  position: view.position,
  phase: view.phase,
  toAct: view.toAct,
  trick: named(view.trick),
  lastTrick: view.lastTrick && named(view.lastTrick.cards),
  lastTaker: view.lastTrick && view.lastTrick.taker,
  tricks: view.tricks,
  hands: view.hands,
  legalActions: view.legal,
  result: view.result,
});

/** The answer of `Match.steps` at a moment. */
export function stepsAt(
  { match, ended }: Moment,
  viewer: Observer,
  { deal, after }: { readonly deal: number; readonly after: number | null },
): ShownStep[] {
  const wanted = [...ended, match].find((each) => each.deal!.number === deal);
  if (!wanted) return [];
  return [...seenSteps(wanted, { observer: viewer, open: false })]
    .filter(({ view }) => view.position > (after ?? -1))
    .map(({ seat, token, view }) => ({
      seat,
      token,
      deal: { ...dealOf(view), legalActions: [] },
    }));
}
