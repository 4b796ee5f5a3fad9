import type { Options } from './options.js';
import type { DealtCards, Variant } from './variant.js';

/**
 * What is wrong with the cards of a deal; null where they are the deck, each card once, in hands and talon of
 * the right size.
 */
export function cardsProblem(variant: Variant, options: Options, cards: DealtCards): string | null {
  const { handSizes, talonSize } = variant.shape(options);
  const sizes = cards.hands.map((hand) => hand.length);
  if (sizes.join() !== handSizes.join()) return `hands of ${handSizes.join(', ')} cards wanted`;
  if (cards.talon.length !== talonSize) return `a talon of ${talonSize} cards wanted`;
  return deckProblem(variant.deck(options), [...cards.hands.flat(), ...cards.talon]);
}

function deckProblem(deck: readonly string[], cards: readonly string[]): string | null {
  const wanted = new Set(deck);
  const seen = new Set<string>();
  for (const card of cards) {
    if (!wanted.has(card)) return `${card} is no card of this deck`;
    if (seen.has(card)) return `${card} is there twice`;
    seen.add(card);
  }
  return null;
}
