/**
 * Matches that ended in every way, by random play of the engine: with rigged cards and bids, closes, right and
 * wrong claims, resignations, overruns and matches that all people left.
 */
import {
  abandon,
  dealDeck,
  deckShuffled,
  leave,
  legal,
  matchView,
  nextDeal,
  openMatch,
  play,
  startDeal,
  toAct,
} from '../../../src/engine/index.js';
import type {
  DealStanding,
  Match,
  MatchDealView,
  MatchOutcome,
  Seat,
} from '../../../src/engine/index.js';
import { plannedAction, planOf, riggedCards } from '../../engine/support/rigged.js';
import type { Plan } from '../../engine/support/rigged.js';
import type { Game, Random } from '../../engine/support/scenarios.js';
import { pick } from '../../engine/support/scenarios.js';

const MAX_DEALS = 40;

/** A deal that has ended with a result, and the match after it. */
export interface EndedMoment {
  readonly match: Match;
  readonly deal: MatchDealView & { readonly result: NonNullable<MatchDealView['result']> };
  readonly outcome: MatchOutcome | null;
  readonly history: History;
}

/** What happened in a deal, noted while it was played. */
export interface History {
  /** Who played the last action, or left. */
  readonly last: Seat | null;
  /** Who closed the talon, with the tricks and card points by seat at that moment. */
  readonly close: (Pick<DealStanding, 'tricks' | 'cardPoints'> & { readonly seat: Seat }) | null;
}

/** The deals of one match, each when it has ended. */
export function* endedMoments(game: Game, random: Random): Generator<EndedMoment, void> {
  let match = openMatch(game.variant, game.options, null);
  for (let deals = 0; deals < MAX_DEALS && nextDeal(match); deals++) {
    const played = playedDeal(dealt(match, game, random), random);
    match = played.match;
    const { deal, outcome } = matchView(match, 'onlooker');
    const { history } = played;
    if (deal?.result) yield { match, deal: { ...deal, result: deal.result }, outcome, history };
  }
}

function dealt(match: Match, game: Game, random: Random): Match {
  const due = nextDeal(match)!;
  const dealer = due.dealer ?? pick(due.seats, random);
  const cards = due.playOff
    ? dealDeck(match, dealer, deckShuffled(due.deck, random))
    : riggedCards(game, random, dealer);
  return startDeal(match, cards, dealer).match;
}

/** The match when its deal has ended: played to its end, or left. */
function playedDeal(match: Match, random: Random): { match: Match; history: History } {
  const plan = planOf(random);
  const leavesAt = random() < 0.05 ? Math.floor(random() * 12) : null;
  let current = match;
  let history: History = { last: null, close: null };
  for (let actions = 0; toAct(current) !== null; actions++) {
    if (actions === leavesAt) return left(current, history, random);
    const seat = toAct(current)!;
    const token = chosen(current, plan, random);
    const played = play(current, token);
    if (!played.ok) throw new Error(played.error.code);
    history = { last: seat, close: token === 'c' ? closeOf(current, seat) : history.close };
    current = played.value.match;
  }
  return { match: current, history };
}

/** Only games for two have closes. Their seats are those of the match, except in a play-off. */
function closeOf({ deal }: Match, seat: Seat): History['close'] {
  const { tricks, cardPoints } = deal!.variant.standing(deal!.state);
  const bySeat = (values: readonly number[]) =>
    [0, 1, 2].map((each) => values[deal!.seats.indexOf(each)] ?? 0);
  return { seat, tricks: bySeat(tricks), cardPoints: bySeat(cardPoints) };
}

function left(match: Match, history: History, random: Random) {
  const seats = match.variant.seatCount;
  const seat = Math.floor(random() * seats);
  const reason = pick(['RESIGNED', 'TIMEOUT'] as const, random);
  const all = Array.from(
    { length: 1 + Math.floor(random() * seats) },
    (_, i) => (seat + i) % seats,
  );
  const { match: after } = (leave(match, seat, reason) ?? abandon(match, all))!;
  return { match: after, history: { ...history, last: seat } };
}

/** Mostly follows the plan; who has 66 often claims, and few play against the rules. */
function chosen(match: Match, plan: Plan, random: Random): string {
  const actions = legal(match);
  const { deal } = match;
  const points = deal!.variant.standing(deal!.state).cardPoints;
  const has66 = points[deal!.variant.toAct(deal!.state)!]! >= 66;
  if (actions.includes('66') && has66 && random() < 0.7) return '66';
  const irregular = deal!.options['irregularPlay'] === 'forfeit' && random() < 0.05;
  return (irregular ? irregularCard(match) : null) ?? plannedAction(actions, plan, random);
}

/** A card of the own hand that breaks a rule of play; null where there is none. */
function irregularCard(match: Match): string | null {
  const seat = toAct(match)!;
  const cards = matchView(match, seat).deal!.hands[seat]!.cards!;
  const regular = legal(match);
  return cards.find((card) => !regular.includes(card) && play(match, card).ok) ?? null;
}
