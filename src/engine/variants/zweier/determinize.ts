/** Determinizations: full states consistent with a view, in which hidden cards are dealt out at random. */
import type { Card, CardSet } from '../../kernel/index.js';
import { NONE, PAIRS, asSet, parseCard, suitFrom } from '../../kernel/index.js';
import type { Seat } from '../../variant.js';
import type { DealView, TakenTrick } from '../../view.js';
import { drawHidden, playedIn, suitOrNone, turnedIn } from './hidden.js';
import { zweierOptions } from './options.js';
import { rulesOf } from './rules.js';
import type { Closing, Pair, ZweierTrickLink, ZweierState } from './state.js';
import { other } from './state.js';

type Random = () => number;

export function determinize(v: DealView, random: Random): ZweierState {
  const options = zweierOptions(v.options);
  const rules = rulesOf(options);
  const { hands, talon } = drawHidden(v, rules, random);
  const tricks = v.memory.tricks;
  const drawn = options.deck - 2 * options.handSize - v.talonCount;
  return {
    // A view does not show what was dealt, and no rule needs it.
    dealt: { hands: [], talon: [] },
    options,
    rules,
    dealer: v.dealer,
    phase: v.phase,
    turn: v.toAct ?? lastTurn(v),
    leader: leaderOf(v),
    hands,
    talon: [...new Array<Card>(drawn).fill(NONE), ...talon],
    drawn,
    trump: suitOrNone(v.trump),
    led: ledCard(v),
    irregular: irregularCard(v),
    wed: suitOrNone(v.memory.wed),
    cardPoints: pair(v.memory.cardPoints),
    tricks: pair(v.tricks),
    trickCount: tricks.length,
    shown: shownIn(v),
    closing: closingIn(v),
    first66: v.memory.first66 ?? NONE,
    history: tricks.reduce(link, null),
    announcements: v.marriages.map((m) => ({ ...m, suit: suitFrom(m.suit) })),
    facts: factsIn(v),
  };
}

const pair = (values: readonly number[]): Pair => [values[0]!, values[1]!];

/**
 * The player who led the card on the table; without such a card the taker of the last trick, or forehand before the
 * first trick.
 */
const leaderOf = (v: DealView): Seat =>
  isLed(v) ? v.trick[0]!.seat : (v.memory.tricks.at(-1)?.taker ?? other(v.dealer));

const isIrregular = (v: DealView) => v.ended?.reason === 'IRREGULAR_PLAY';
const isLed = (v: DealView) => v.trick.length > (isIrregular(v) ? 1 : 0);
const ledCard = (v: DealView): Card => (isLed(v) ? parseCard(v.trick[0]!.card) : NONE);
const irregularCard = (v: DealView): Card =>
  isIrregular(v) ? parseCard(v.trick.at(-1)!.card) : NONE;
const lastTurn = (v: DealView): Seat => v.trick.at(-1)?.seat ?? leaderOf(v);

function link(before: ZweierTrickLink | null, trick: TakenTrick): ZweierTrickLink {
  const [led, reply] = trick.cards;
  return {
    leader: led!.seat,
    led: parseCard(led!.card),
    reply: parseCard(reply!.card),
    taker: trick.taker,
    before,
  };
}

function closingIn(v: DealView): Closing | null {
  return v.closedBy === null ? null : { seat: v.closedBy, ...v.memory.closing! };
}

const factsIn = (v: DealView): ZweierState['facts'] =>
  v.ended && {
    reason: v.ended.reason,
    winners: v.ended.winners,
    cardPoints: pair(v.memory.cardPoints),
    tricks: pair(v.tricks),
    closing: closingIn(v),
  };

const shownIn = (v: DealView): CardSet =>
  playedIn(v) | turnedIn(v) | asSet(v.hands.flatMap((h) => h.known)) | announcedIn(v);

const announcedIn = (v: DealView): CardSet =>
  v.marriages.reduce((set, m) => set | PAIRS[suitFrom(m.suit)]!, 0);
