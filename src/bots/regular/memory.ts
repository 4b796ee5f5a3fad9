/**
 * What a player at a pub's table remembers of the tricks. A low card that was played some tricks ago is confused
 * with another. The player thinks that it is still out, and that another card, which is still out, was played. So
 * the number of cards is right. People too know how many cards are left, but not which.
 */
import type { CardToken, DealView, PlayedCard, TakenTrick } from '../../engine/index.js';
import { kernel, seeded, variantOf } from '../../engine/index.js';

const { CARD_TOKENS, EMPTY, NONE, RANK_LETTERS, SUIT_SETS } = kernel;
const { asSet, cardsOf, has, parseCard, rankOf, rankSet, suitOf, without } = kernel;

type Card = kernel.Card;
type CardSet = kernel.CardSet;

const RANK_SETS = RANK_LETTERS.map(rankSet);

/** For how many tricks a card is remembered: the least and the most. Trumps are remembered for the whole deal. */
const SPANS = [
  { cards: rankSet('7') | rankSet('8') | rankSet('9') | rankSet('J'), least: 0, most: 2 },
  { cards: rankSet('Q') | rankSet('K'), least: 0, most: 5 },
  { cards: rankSet('T') | rankSet('A'), least: 2, most: 12 },
];

/**
 * At most this many cards are confused at a time: the ones that were forgotten first. A player who is confused
 * counts again.
 */
const MOST_MISTAKEN = 2;

/** A card that was played. Its random numbers stay the same for the whole deal. */
interface RememberedCard {
  readonly card: Card;
  /** How many tricks the deal has when the card is forgotten. */
  readonly end: number;
  /** Chooses the card that it is then confused with; 0 ≤ x < 1. */
  readonly share: number;
}

/** The view as the player remembers it: some cards in its tricks are replaced. */
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

/** The cards that are confused: by played card, the card still out that the player takes it for. */
function mistakesIn(view: DealView): ReadonlyMap<Card, Card> {
  const neverConfused = neverConfusedIn(view);
  const mistaken = new Map<Card, Card>();
  let out = unseenIn(view) & ~neverConfused;
  for (const forgotten of forgottenIn(view)) {
    if (mistaken.size === MOST_MISTAKEN) break;
    if (has(neverConfused, forgotten.card)) continue;
    const instead = mistakenFor(forgotten, out);
    if (instead === NONE) continue;
    mistaken.set(forgotten.card, instead);
    out = without(out, instead);
  }
  return mistaken;
}

/** The forgotten cards, in the order in which they were forgotten. So a new one never changes the older confusions. */
function forgottenIn({ memory: { tricks } }: DealView): RememberedCard[] {
  const cards = tricks.flatMap((trick, place) => {
    const chance = chanceOf(trick, place);
    return trick.cards.map((played) => rememberedCardOf(parseCard(played.card), place, chance));
  });
  return cards.filter(({ end }) => end < tricks.length).toSorted((a, b) => a.end - b.end);
}

function rememberedCardOf(card: Card, place: number, chance: () => number): RememberedCard {
  const { least, most } = SPANS.find(({ cards }) => has(cards, card))!;
  return { card, end: place + least + chance() * (most - least), share: chance() };
}

/** Random numbers that depend only on the trick and its place: a forgotten card stays forgotten. */
function chanceOf({ cards }: TakenTrick, place: number): () => number {
  return seeded(cards.reduce((sum, { card }) => sum * 32 + parseCard(card), place + 1));
}

/** A card that is still out, of the same suit or rank. The choice stays the same until that card is seen. */
function mistakenFor({ card, share }: RememberedCard, out: CardSet): Card {
  const alike = cardsOf(SUIT_SETS[suitOf(card)]! | RANK_SETS[rankOf(card)]!);
  const first = Math.floor(share * alike.length);
  const inTurn = [...alike.slice(first), ...alike.slice(0, first)];
  return inTurn.find((other) => has(out, other)) ?? NONE;
}

/**
 * Cards that nobody confuses: trumps, announced marriages, and suits that were led since the close, because their
 * tricks show which cards the opponent does not have.
 */
function neverConfusedIn({ trump, marriages, memory }: DealView): CardSet {
  const since = memory.closing === null ? [] : memory.tricks.slice(memory.closing.trickCount);
  const led = since.map(({ cards }) => SUIT_SETS[suitOf(parseCard(cards[0]!.card))]!);
  const announced = marriages.map(({ suit }) => kernel.PAIRS[kernel.suitFrom(suit)]!);
  const trumps = trump === null ? EMPTY : SUIT_SETS[kernel.suitFrom(trump)]!;
  return [...led, ...announced].reduce((all, set) => all | set, trumps);
}

/** The cards that the player has not seen, without those that everyone knows to be in another hand. */
function unseenIn(view: DealView): CardSet {
  const deck = asSet(variantOf(view.variant)!.deck(view.options));
  const held = view.hands.flatMap(({ cards, known }): readonly CardToken[] => cards ?? known);
  const turned = view.trumpCard === null ? [] : [view.trumpCard];
  const tricks = view.memory.tricks.flatMap(({ cards }) => cards);
  const gone = [...tricks, ...view.trick].map(({ card }) => card);
  return deck & ~asSet([...held, ...turned, ...(view.aside ?? []), ...gone]);
}
