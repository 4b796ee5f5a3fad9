/** How a deal of two begins (rules 2.15, 4.1). */
import { DECK_TOKENS, NONE, parseCard, setFrom, suitOf } from '../../kernel/index.js';
import type { Card } from '../../kernel/index.js';
import type { CardToken, DealShape, DealtCards, Seat } from '../../variant.js';
import type { ZweierOptions } from './options.js';
import { askForTrump } from './tricks.js';
import { rulesOf } from './rules.js';
import type { ZweierDraft, ZweierState } from './state.js';
import { ZEROS, other, turnedUp } from './state.js';

const FIRST_PACKET = 3;

export const deck = (o: ZweierOptions): readonly CardToken[] => DECK_TOKENS[o.deck];

export const shape = (o: ZweierOptions): DealShape => ({
  handSizes: [o.handSize, o.handSize],
  talonSize: o.deck - 2 * o.handSize,
});

/**
 * Three each, then the rest of each hand, forehand first. With 20 cards the trump card lies between the
 * packets, with more behind them. Where no card is turned up none is taken out.
 */
export function dealFrom(o: ZweierOptions, cards: readonly CardToken[], dealer: Seat): DealtCards {
  const turned =
    o.trumpFrom !== 'turnUp' ? NONE : o.deck === 20 ? 2 * FIRST_PACKET : 2 * o.handSize;
  const stack = cards.filter((_, i) => i !== turned);
  const rest = o.handSize - FIRST_PACKET;
  const packets = (place: 0 | 1) => [
    ...stack.slice(place * FIRST_PACKET, (place + 1) * FIRST_PACKET),
    ...stack.slice(2 * FIRST_PACKET + place * rest, 2 * FIRST_PACKET + (place + 1) * rest),
  ];
  const hands = dealer === 1 ? [packets(0), packets(1)] : [packets(1), packets(0)];
  const talon = stack.slice(2 * o.handSize);
  return { hands, talon: turned === NONE ? talon : [...talon, cards[turned]!] };
}

const parseCards = (tokens: readonly CardToken[]): Card[] => {
  const cards = new Array<Card>(tokens.length);
  for (let i = 0; i < tokens.length; i++) cards[i] = parseCard(tokens[i]!);
  return cards;
};

export function deal(options: ZweierOptions, dealt: DealtCards, dealer: Seat): ZweierState {
  const rules = rulesOf(options);
  const talon = parseCards(dealt.talon);
  const forehand = other(dealer);
  const d: ZweierDraft = {
    dealt,
    options,
    rules,
    dealer,
    phase: 'LEAD',
    turn: forehand,
    leader: forehand,
    hands: [setFrom(parseCards(dealt.hands[0]!)), setFrom(parseCards(dealt.hands[1]!))],
    talon,
    drawn: 0,
    trump: rules.turnUp ? suitOf(talon[talon.length - 1]!) : NONE,
    led: NONE,
    irregular: NONE,
    wed: NONE,
    cardPoints: ZEROS,
    tricks: ZEROS,
    trickCount: 0,
    shown: 0,
    closing: null,
    first66: NONE,
    history: null,
    announcements: [],
    facts: null,
  };
  d.shown = turnedUp(d);
  askForTrump(d);
  return d;
}
