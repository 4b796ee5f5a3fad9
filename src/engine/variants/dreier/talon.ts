/** The declarer takes the talon and lays two cards aside (rules 9.9). */
import type { Card } from '../../kernel/index.js';
import {
  EMPTY,
  cardPointsOf,
  cardTokens,
  cardsOf,
  deckCards,
  has,
  without,
} from '../../kernel/index.js';
import type { ParsedAction } from '../../notation.js';
import { layAsideToken } from '../../notation.js';
import type { Action, Seat } from '../../variant.js';
import { beginDoubling, isOpenTo } from '../called/index.js';
import type { TableDraft, Events, PhaseRules, Refusal, TableState } from '../several/index.js';
import { handOf, withValue } from '../several/index.js';

/** After the bidding the declarer takes the talon. A bid without the talon leaves it there and cannot be raised. */
export function takeTalon(d: TableDraft, events: Events): void {
  if (d.standing?.withoutTalon === true) return beginDoubling(d);
  const seat = d.declarer;
  const draws = cardTokens(cardsOf(d.talon)).map((card) => ({ seat, card, open: false }));
  d.hands = withValue(d.hands, seat, handOf(d, seat) | d.talon);
  d.talon = EMPTY;
  d.phase = 'TALON';
  events.push({ type: 'TALON_TAKEN', draws });
}

/** The order of the pairs in `legal` (rules 1.5, 9.9). */
const NAMED_ORDER = deckCards(20);

const withHand = (s: TableState, seat: Seat, hand: number): TableState => ({
  ...s,
  hands: withValue(s.hands, seat, hand),
});

/** Whether the cards that are left still satisfy the standing bid. */
function keepsBid(s: TableState, first: Card, second: Card): boolean {
  const { contract, declarer } = s;
  if (contract!.holds === undefined) return true;
  const rest = without(without(handOf(s, declarer), first), second);
  return isOpenTo(withHand(s, declarer, rest), contract!, declarer);
}

function refusal(s: TableState, { kind, card, second }: ParsedAction): Refusal {
  if (kind !== 'layAside') return 'NOT_IN_THIS_PHASE';
  const hand = handOf(s, s.turn);
  if (card === second || !has(hand, card) || !has(hand, second)) return 'NOT_YOUR_CARD';
  return keepsBid(s, card, second) ? null : 'CONTRACT_NOT_ALLOWED';
}

function legal(s: TableState): readonly Action[] {
  const hand = NAMED_ORDER.filter((card) => has(handOf(s, s.turn), card));
  const list: Action[] = [];
  hand.forEach((first, i) => {
    for (const second of hand.slice(i + 1))
      if (keepsBid(s, first, second)) list.push(layAsideToken(first, second));
  });
  return list.sort();
}

export const layingAside: PhaseRules = {
  refusal,
  legal,
  perform: (d, { card, second }, events) => {
    const seat = d.turn;
    d.hands = withValue(d.hands, seat, without(without(handOf(d, seat), card), second));
    d.aside = (1 << card) | (1 << second);
    if (d.rules.countsAside) countAside(d);
    const cards = cardTokens(cardsOf(d.aside));
    events.push({ type: 'CARDS_LAID_ASIDE', seat, cards });
    d.phase = 'RAISE';
  },
};

/** Adds the card points laid aside to the declarer's (`discardPoints`, rules 9.10). */
function countAside(d: TableDraft): void {
  d.asidePoints = cardPointsOf(d.aside);
  d.cardPoints = withValue(d.cardPoints, d.declarer, d.cardPoints[d.declarer]! + d.asidePoints);
}
