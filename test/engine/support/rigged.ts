/** Rigged decks and players who bid, so that every run has deals that are one in a million by chance. */
import type { Action, CardToken, DealtCards } from '../../../src/engine/index.js';
import { CONTRACT_NAMES, deckShuffled } from '../../../src/engine/index.js';
import type { Game, Random } from './scenarios.js';
import { pick, randomCards } from './scenarios.js';

/** The weight of a card for a rigged hand: cards with a higher weight come first. */
type CardWeight = (card: CardToken) => number;

const NATURAL = '789JQKTA';
const ACE_LOWEST = 'A789JQKT';

const rank = (order: string) => (card: CardToken) => order.indexOf(card.charAt(1));

const CARD_WEIGHTS: readonly ((random: Random) => CardWeight)[] = [
  () => rank(NATURAL),
  () => rank(ACE_LOWEST),
  () => (card) => -rank(NATURAL)(card),
  () => (card) => -rank(ACE_LOWEST)(card),
  (random) => {
    const suit = pick(['H', 'D', 'S', 'C'], random);
    return (card) => (card.startsWith(suit) ? 20 : 0) + rank(NATURAL)(card);
  },
  () => (card) => (card.endsWith('J') ? 20 : 0),
];

/** Mostly a deal with a hand that is good for a contract or a redeal, else a random deal. */
export function riggedCards(game: Game, random: Random, dealer: number): DealtCards {
  const dealt = randomCards(game, random, dealer);
  if (random() < 0.3) return dealt;
  const weight = pick(CARD_WEIGHTS, random)(random);
  const noise = random() * 4;
  const seat = Math.floor(random() * game.variant.seatCount);
  const wanted = game.variant
    .deck(game.options)
    .map((card) => ({ card, worth: weight(card) + noise * random() }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ card }) => card);
  return given(dealt, seat, wanted, random);
}

/** A deal in which `seat` holds the first of `wanted`; the rest is random. */
function given(dealt: DealtCards, seat: number, wanted: readonly CardToken[], random: Random) {
  const size = dealt.hands[seat]!.length;
  const own = deckShuffled(wanted.slice(0, size), random);
  const rest = deckShuffled(wanted.slice(size), random);
  const hands = dealt.hands.map((hand, i) => (i === seat ? own : rest.splice(0, hand.length)));
  return { ...dealt, hands, talon: rest };
}

/** The players' plan for a deal. */
export interface Plan {
  /** The contract of most bids, or `any`. */
  readonly contract: string;
  /** Whether nobody closes or claims, so that all cards are played. */
  readonly isCalm: boolean;
}

export const planOf = (random: Random): Plan => ({
  contract: pick([...CONTRACT_NAMES, 'NORMAL', 'any'], random),
  isCalm: random() < 0.5,
});

const ENDING = ['c', '66'];

/** A random action that follows the plan: in bids, and in a calm deal without closes and claims. */
export function plannedAction(legal: readonly Action[], plan: Plan, random: Random): Action {
  const bids = legal.filter((a) => a.startsWith('b:'));
  if (bids.length > 0) return plannedBid(bids, plan, random);
  const calm = plan.isCalm ? legal.filter((a) => !ENDING.includes(a)) : legal;
  return pick(calm, random);
}

function plannedBid(bids: readonly Action[], { contract }: Plan, random: Random): Action {
  const wanted = bids.filter((a) => contract === 'any' || a.replace(/b:|!/g, '') === contract);
  return wanted.length > 0 && random() < 0.6 ? pick(wanted, random) : 'p';
}
