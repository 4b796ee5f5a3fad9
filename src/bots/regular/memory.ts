/**
 * What somebody at a pub's table remembers of the tricks. A low card that went some tricks ago is taken for
 * another: the player thinks that it is still out, and that a card which is out has gone. So the cards add up,
 * as they do for people, who know how many are left and not which.
 */
import type { CardToken, DealView, PlayedCard, TakenTrick } from '../../engine/index.js';
import { kernel, seeded, variantOf } from '../../engine/index.js';

const { CARD_TOKENS, EMPTY, NONE, RANK_LETTERS, SUIT_SETS } = kernel;
const { asSet, cardsOf, has, parseCard, rankOf, rankSet, suitOf, without } = kernel;

type Card = kernel.Card;
type CardSet = kernel.CardSet;

const RANK_SETS = RANK_LETTERS.map(rankSet);

/** For how many tricks cards are remembered at least and at most; trumps as long as the deal lasts. */
const SPANS = [
  { cards: rankSet('7') | rankSet('8') | rankSet('9') | rankSet('J'), least: 0, most: 2 },
  { cards: rankSet('Q') | rankSet('K'), least: 0, most: 5 },
  { cards: rankSet('T') | rankSet('A'), least: 2, most: 12 },
];

/** So many cards are mistaken at a time, at most, those forgotten first: who is confused counts again. */
const MOST_MISTAKEN = 2;

/** A card that was played. Chance says the same of it all through the deal. */
interface Trace {
  readonly card: Card;
  /** How many tricks the deal has when it is forgotten. */
  readonly end: number;
  /** What it is taken for then; 0 ≤ x < 1. */
  readonly share: number;
}

/** The view as it is remembered: in its tricks some cards stand for others. */
export function remembered(view: DealView): DealView {
  const mistaken = mistakesIn(view);
  if (mistaken.size === 0) return view;
  const recalled = (played: PlayedCard) => {
    const instead = mistaken.get(parseCard(played.card));
    return instead === undefined ? played : { ...played, card: CARD_TOKENS[instead]! };
  };
  const tricks = view.memory.tricks.map((trick) => ({
    ...trick,
    cards: trick.cards.map(recalled),
  }));
  return { ...view, memory: { ...view.memory, tricks } };
}

/** Which cards that have gone are taken for which that are out. */
function mistakesIn(view: DealView): ReadonlyMap<Card, Card> {
  const firm = firmIn(view);
  const mistaken = new Map<Card, Card>();
  let out = unseenIn(view) & ~firm;
  for (const trace of forgottenIn(view)) {
    if (mistaken.size === MOST_MISTAKEN) break;
    if (has(firm, trace.card)) continue;
    const instead = mistakenFor(trace, out);
    if (instead === NONE) continue;
    mistaken.set(trace.card, instead);
    out = without(out, instead);
  }
  return mistaken;
}

/** In the order in which they were forgotten: what is forgotten next changes nothing of what was before. */
function forgottenIn({ memory: { tricks } }: DealView): Trace[] {
  const traces = tricks.flatMap((trick, place) => {
    const chance = chanceOf(trick, place);
    return trick.cards.map((played) => traceOf(parseCard(played.card), place, chance));
  });
  return traces.filter(({ end }) => end < tricks.length).toSorted((a, b) => a.end - b.end);
}

function traceOf(card: Card, place: number, chance: () => number): Trace {
  const { least, most } = SPANS.find(({ cards }) => has(cards, card))!;
  return { card, end: place + least + chance() * (most - least), share: chance() };
}

/** The same numbers for a trick whenever the deal is thought of: what was forgotten stays forgotten. */
function chanceOf({ cards }: TakenTrick, place: number): () => number {
  return seeded(cards.reduce((sum, { card }) => sum * 32 + parseCard(card), place + 1));
}

/**
 * The card that is thought to have gone instead: of the same suit or rank, one that is out. It stays the same
 * until it is seen.
 */
function mistakenFor({ card, share }: Trace, out: CardSet): Card {
  const alike = cardsOf(SUIT_SETS[suitOf(card)]! | RANK_SETS[rankOf(card)]!);
  const first = Math.floor(share * alike.length);
  const inTurn = [...alike.slice(first), ...alike.slice(0, first)];
  return inTurn.find((other) => has(out, other)) ?? NONE;
}

/**
 * What nobody mistakes: trumps, what was announced, and the suits that were led since the talon was closed,
 * which show what the other does not have.
 */
function firmIn({ trump, marriages, memory }: DealView): CardSet {
  const since = memory.closing === null ? [] : memory.tricks.slice(memory.closing.trickCount);
  const led = since.map(({ cards }) => SUIT_SETS[suitOf(parseCard(cards[0]!.card))]!);
  const announced = marriages.map(({ suit }) => kernel.PAIRS[kernel.suitFrom(suit)]!);
  const trumps = trump === null ? EMPTY : SUIT_SETS[kernel.suitFrom(trump)]!;
  return [...led, ...announced].reduce((all, set) => all | set, trumps);
}

/** The cards that the player has not seen, or that everyone has seen to be in another hand left out. */
function unseenIn(view: DealView): CardSet {
  const deck = asSet(variantOf(view.variant)!.deck(view.options));
  const held = view.hands.flatMap(({ cards, known }): readonly CardToken[] => cards ?? known);
  const turned = view.trumpCard === null ? [] : [view.trumpCard];
  const tricks = view.memory.tricks.flatMap(({ cards }) => cards);
  const gone = [...tricks, ...view.trick].map(({ card }) => card);
  return deck & ~asSet([...held, ...turned, ...(view.aside ?? []), ...gone]);
}
