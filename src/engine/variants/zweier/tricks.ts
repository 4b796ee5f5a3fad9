/** Playing cards, taking tricks, drawing (rules 4.2, 5.13). */
import type { Card } from '../../kernel/index.js';
import {
  CARD_POINTS,
  CARD_TOKENS,
  NATURAL_ORDER,
  NONE,
  beats,
  card,
  has,
  withCard,
  without,
} from '../../kernel/index.js';
import type { DealEvent } from '../../events.js';
import type { Seat } from '../../variant.js';
import { addPoints, allPlayed, endBySixtySix, finish } from './ending.js';
import { closeRefusal } from './legality.js';
import type { ZweierAnnouncement, ZweierDraft, ZweierState } from './state.js';
import { counts, handOf, inHands, other, talonLeft, turnedUp, withValue } from './state.js';

type Events = DealEvent[];

export const HEARTS_ACE: Card = card('H', 'A');

/** Takes a card from the hand of the player to act and shows it. */
export function putDown(d: ZweierDraft, card: Card, events: Events): void {
  d.hands = withValue(d.hands, d.turn, without(handOf(d, d.turn), card));
  d.shown = withCard(d.shown, card);
  events.push({ type: 'CARD_PLAYED', seat: d.turn, card: CARD_TOKENS[card]! });
}

export function lead(d: ZweierDraft, card: Card, events: Events): void {
  putDown(d, card, events);
  d.led = card;
  d.wed = NONE;
  d.phase = 'FOLLOW';
  d.turn = other(d.turn);
}

export function reply(d: ZweierDraft, card: Card, events: Events): void {
  putDown(d, card, events);
  const led = d.led;
  const taker = beats(NATURAL_ORDER, card, led, d.trump) ? d.turn : d.leader;
  takeTrick(d, led, card, taker);
  events.push({
    type: 'TRICK_TAKEN',
    seat: taker,
    cards: [CARD_TOKENS[led]!, CARD_TOKENS[card]!],
  });
  afterTrick(d, taker, events);
}

function takeTrick(d: ZweierDraft, led: Card, reply: Card, taker: Seat): void {
  d.history = { leader: d.leader, led, reply, taker, before: d.history };
  d.trickCount++;
  d.led = NONE;
  d.leader = taker;
  d.turn = taker;
  d.phase = 'LEAD';
  if (!counts(d, taker)) return;
  d.tricks = withValue(d.tricks, taker, d.tricks[taker]! + 1);
  const inTrick = CARD_POINTS[led]! + CARD_POINTS[reply]!;
  addPoints(d, taker, inTrick + lastTrickBonus(d) + takePending(d, taker));
}

/** The card points of the marriages of `taker` that waited for this trick. From now on they count. */
function takePending(d: ZweierDraft, taker: Seat): number {
  if (!d.rules.marriagesPend) return 0;
  const count = (a: ZweierAnnouncement) => a.isPending && a.seat === taker;
  const points = d.announcements.reduce((sum, a) => sum + (count(a) ? a.cardPoints : 0), 0);
  d.announcements = d.announcements.map((a) => (count(a) ? { ...a, isPending: false } : a));
  return points;
}

/** The card points for the last trick, only when all cards are played to the end (rules 5.14). */
const lastTrickBonus = (d: ZweierState): number =>
  inHands(d) === 0 && d.closing === null ? d.rules.lastTrickBonus : 0;

function afterTrick(d: ZweierDraft, taker: Seat, events: Events): void {
  const ending = endBySixtySix(d, taker) ?? (inHands(d) === 0 ? allPlayed(d, taker) : null);
  if (ending !== null) return finish(d, ending, events);
  if (d.closing !== null || talonLeft(d) === 0) return;
  if (d.rules.closeAfterTrick && closeRefusal(d) === null) d.phase = 'DRAW';
  else draw(d, events);
}

/** Both draw, the winner of the trick first. The last card drawn was open if it was the trump card. */
export function draw(d: ZweierDraft, events: Events): void {
  const second = other(d.turn);
  const [top, next] = [d.talon[d.drawn]!, d.talon[d.drawn + 1]!];
  const open = (turnedUp(d) & (1 << next)) !== 0;
  d.hands = withValue(d.hands, d.turn, withCard(handOf(d, d.turn), top));
  d.hands = withValue(d.hands, second, withCard(handOf(d, second), next));
  d.drawn += 2;
  d.phase = 'LEAD';
  const draws = [
    { seat: d.turn, card: CARD_TOKENS[top]!, open: false },
    { seat: second, card: CARD_TOKENS[next]!, open },
  ];
  events.push({ type: 'CARDS_DRAWN', draws });
  askForTrump(d);
}

/** The holder of the ace of hearts must name trump at once (rules 6.3). */
export function askForTrump(d: ZweierDraft): void {
  if (!d.rules.holderNames || d.trump !== NONE || !has(inHands(d), HEARTS_ACE)) return;
  d.phase = 'TRUMP';
  d.turn = has(d.hands[0], HEARTS_ACE) ? 0 : 1;
  d.shown = withCard(d.shown, HEARTS_ACE);
}
