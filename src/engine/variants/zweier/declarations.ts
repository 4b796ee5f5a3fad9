/** The actions that play no card: marriage, exchange, close, claim, trump (rules 4.5, 4.6, 4.7, 5.7, 6.3). */
import type { Suit } from '../../kernel/index.js';
import {
  CARD_TOKENS,
  NONE,
  PAIRS,
  SUIT_LETTERS,
  marriagePoints,
  withCard,
  without,
} from '../../kernel/index.js';
import type { DealEvent } from '../../events.js';
import { addPoints, claimEnding, endBySixtySix, finish } from './ending.js';
import { exchangeCard } from './legality.js';
import type { ZweierDraft, ZweierState } from './state.js';
import { counts, handOf, other, withValue } from './state.js';

type Events = DealEvent[];

export function nameTrump(d: ZweierDraft, suit: Suit, events: Events): void {
  events.push({ type: 'TRUMP_NAMED', seat: d.turn, trump: SUIT_LETTERS[suit]! });
  d.trump = suit;
  d.phase = 'LEAD';
  d.turn = d.leader;
}

export function announce(d: ZweierDraft, suit: Suit, newTrump: Suit, events: Events): void {
  const worth = counts(d, d.turn) ? announcedPoints(d, suit) : 0;
  const isPending = d.rules.marriagesPend && worth > 0;
  d.wed = suit;
  d.shown |= PAIRS[suit]!;
  d.announcements = [...d.announcements, { seat: d.turn, suit, cardPoints: worth, isPending }];
  if (!isPending) addPoints(d, d.turn, worth);
  events.push({
    type: 'MARRIAGE_ANNOUNCED',
    seat: d.turn,
    suit: SUIT_LETTERS[suit]!,
    cardPoints: worth,
  });
  if (newTrump !== NONE) nameWithMarriage(d, newTrump, events);
  const ending = endBySixtySix(d, d.turn);
  if (ending !== null) finish(d, ending, events);
}

/** 20 or 40; where marriages name trump, the deal's first counts 20, then 40, 60, 80 (rules 6.5). */
const announcedPoints = (d: ZweierState, suit: Suit): number =>
  d.rules.marriagesName ? 20 * (d.announcements.length + 1) : marriagePoints(suit, d.trump);

function nameWithMarriage(d: ZweierDraft, trump: Suit, events: Events): void {
  d.trump = trump;
  events.push({ type: 'TRUMP_NAMED', seat: d.turn, trump: SUIT_LETTERS[trump]! });
}

export function exchange(d: ZweierDraft, events: Events): void {
  const gave = exchangeCard(d);
  const took = d.talon[d.talon.length - 1]!;
  d.hands = withValue(d.hands, d.turn, withCard(without(handOf(d, d.turn), gave), took));
  d.talon = [...d.talon.slice(0, -1), gave];
  d.shown = withCard(d.shown, gave);
  events.push({
    type: 'TRUMP_EXCHANGED',
    seat: d.turn,
    gave: CARD_TOKENS[gave]!,
    took: CARD_TOKENS[took]!,
  });
}

export function close(d: ZweierDraft, events: Events): void {
  const opponent = other(d.turn);
  d.closing = {
    seat: d.turn,
    trickCount: d.trickCount,
    otherTricks: d.tricks[opponent]!,
    otherCardPoints: d.cardPoints[opponent]!,
  };
  d.phase = 'LEAD';
  events.push({ type: 'TALON_CLOSED', seat: d.turn });
}

export function claim(d: ZweierDraft, events: Events): void {
  events.push({ type: 'CLAIMED', seat: d.turn });
  finish(d, claimEnding(d, d.turn), events);
}
