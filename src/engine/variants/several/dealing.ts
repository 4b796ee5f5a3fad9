/** How a deal of more than two begins. */
import { CARD_TOKENS, DECK_TOKENS, EMPTY, NONE, firstOf, parseCard } from '../../kernel/index.js';
import type { DrawnCard } from '../../events.js';
import type { CardSet } from '../../kernel/index.js';
import type { Options } from '../../options.js';
import type { Action, CardToken, DealtCards, Seat } from '../../variant.js';
import { dealOut, gatherIn } from './layout.js';
import type { TableDraft, Events, TableGame, TableRules, TableState } from './state.js';
import { clockwise } from './seats.js';

/** The first packet of every hand has three cards, in every game of the family. */
export const FIRST_PACKET = 3;

export const deckOf = (game: TableGame): readonly CardToken[] => DECK_TOKENS[game.deck];

/**
 * The cards of a shuffled deck. If somebody has still to cut or knock, they lie as after a cut. For a deal that
 * has ended, `actions` has its actions.
 */
export function dealFrom(
  { game, asksForCut }: TableRules,
  deck: readonly CardToken[],
  dealer: Seat,
  [first]: readonly Action[] = [],
): DealtCards {
  if (first === 'knock' && game.knocked !== undefined) return dealOut(game.knocked, deck, dealer);
  const cards = dealOut(game.layout, deck, dealer);
  return asksForCut && first === undefined ? { ...cards, uncut: true } : cards;
}

const setOfTokens = (tokens: readonly CardToken[]): CardSet => {
  let set = EMPTY;
  for (const token of tokens) set |= 1 << parseCard(token);
  return set;
};

export function deal(
  options: Options,
  rules: TableRules,
  dealt: DealtCards,
  dealer: Seat,
): TableState {
  const { seatCount } = rules.game;
  const caller = clockwise(dealer, 1, seatCount);
  const none = new Array<number>(seatCount).fill(0);
  const d: TableDraft = {
    dealt,
    options,
    rules,
    dealer,
    caller,
    phase: rules.asksForCut ? 'CUT' : 'TRUMP',
    turn: rules.asksForCut ? clockwise(dealer, seatCount - 1, seatCount) : caller,
    leader: caller,
    hands: none,
    packets: none,
    turnable: NONE,
    talon: EMPTY,
    aside: EMPTY,
    asidePoints: 0,
    named: NONE,
    bids: [],
    passed: 0,
    standing: null,
    contract: null,
    declarer: NONE,
    double: 1,
    table: [],
    best: NONE,
    taker: NONE,
    wed: NONE,
    cardPoints: none,
    inTricks: none,
    pendingMarriages: none,
    tricks: none,
    trickCount: 0,
    shown: EMPTY,
    history: null,
    announcements: [],
    facts: null,
  };
  layDown(d, dealt);
  return d;
}

/** Puts the cards where they were dealt. */
function layDown(d: TableDraft, dealt: DealtCards): void {
  d.dealt = dealt;
  d.hands = dealt.hands.map(setOfTokens);
  d.packets = dealt.hands.map((hand) => setOfTokens(hand.slice(0, FIRST_PACKET)));
  d.turnable = parseCard(dealt.hands[d.caller]![FIRST_PACKET]!);
  d.talon = setOfTokens(dealt.talon);
}

/**
 * Deals after a cut or a knock. The cards of a record are final with any first action. Cards that lie
 * as after a cut are dealt anew after a knock (rules 9.2).
 */
export function cutOrKnock(d: TableDraft, knocked: boolean, events: Events): void {
  const { hands, talon, uncut } = d.dealt;
  const { layout, knocked: afterKnock } = d.rules.game;
  if (uncut === true && knocked)
    layDown(d, dealOut(afterKnock!, gatherIn(layout, d.dealt, d.dealer), d.dealer));
  else d.dealt = { hands, talon };
  addCardsDealt(d, d.packets, events);
}

/** Deals the rest of the hands once trump is named. */
export function dealRest(d: TableDraft, events: Events): void {
  addCardsDealt(
    d,
    d.hands.map((hand, seat) => hand & ~d.packets[seat]!),
    events,
  );
}

/** Open cards come first: sorted among the others, their place in the list would reveal something of those. */
function addCardsDealt(d: TableDraft, packets: readonly CardSet[], events: Events): void {
  const draws: DrawnCard<CardToken>[] = [];
  for (let seat = 0; seat < packets.length; seat++) {
    addDraws(draws, seat, packets[seat]! & d.shown, true);
    addDraws(draws, seat, packets[seat]! & ~d.shown, false);
  }
  events.push({ type: 'CARDS_DEALT', draws });
}

function addDraws(list: DrawnCard<CardToken>[], seat: Seat, set: CardSet, open: boolean): void {
  for (let rest = set; rest !== EMPTY; rest &= rest - 1)
    list.push({ seat, card: CARD_TOKENS[firstOf(rest)]!, open });
}
