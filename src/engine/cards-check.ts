import type { Options } from './options.js';
import type { DealtCards, Variant } from './variant.js';

/**
 * What is wrong with the cards of a deal, or null. They must be the deck, each card once, in hands and a talon of
 * the right size.
 */
export function cardsProblem(variant: Variant, options: Options, cards: DealtCards): string | null {
  const { handSizes, talonSize } = variant.shape(options);
  const sizes = cards.hands.map((hand) => hand.length);
  if (sizes.join() !== handSizes.join()) return `the hands must have ${handSizes.join(', ')} cards`;
  if (cards.talon.length !== talonSize) return `the talon must have ${talonSize} cards`;
  return deckProblem(variant.deck(options), [...cards.hands.flat(), ...cards.talon]);
}

function deckProblem(deck: readonly string[], cards: readonly string[]): string | null {
  const wanted = new Set(deck);
  const seen = new Set<string>();
  for (const card of cards) {
    if (!wanted.has(card)) return `${card} is not a card of this deck`;
    if (seen.has(card)) return `${card} occurs twice`;
    seen.add(card);
  }
  return null;
}
