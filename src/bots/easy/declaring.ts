/** Rules of thumb on lead, before a card: claims, exchanges, marriages, closing. */
import type { ParsedAction } from '../../engine/index.js';
import { kernel, parseToken } from '../../engine/index.js';
import { best } from '../best.js';
import type { CardFacts } from '../card-facts.js';
import { isMaster, isTrump, lengthOf, pointsOf, unseenTrumps } from '../card-facts.js';
import type { RuleOfThumb } from './rule-of-thumb.js';
import { when } from './rule-of-thumb.js';

const { NONE, SIXTY_SIX, cardsOf, sizeOf } = kernel;

const claim: RuleOfThumb = (r, view) => when(view, '66', r.cardPoints >= SIXTY_SIX);
const exchange: RuleOfThumb = (_, view) => when(view, 'x', true);
/** Not between a marriage and its lead: then a card of the pair must be led first. */
const close: RuleOfThumb = (r, view) =>
  when(view, 'c', view.talonCount > 2 && view.memory.wed === null && isSureOf66(r));
const draw: RuleOfThumb = (_, view) => when(view, 'd', true);

/** The marriage that counts most: in trumps, or naming the longest suit. */
const announce: RuleOfThumb = (r, view) => {
  if (!countsMarriages(r)) return null;
  const pairs = view.legal.filter((a) => a.startsWith('m')).map((a) => parseToken(a)!);
  const worth = (a: ParsedAction) =>
    a.newTrump === NONE ? Number(a.suit === r.trump) : lengthOf(r, a.newTrump);
  return best(pairs, worth)?.token ?? null;
};

/** Marriages count where card points do; in a Schnapser only for its declarer (rules 9.14). */
function countsMarriages({ contract, isDeclarer }: CardFacts): boolean {
  if (contract === null || contract.aim.goal === 'sixtySixOrLast') return true;
  return contract.aim.goal === 'sixtySixInTime' && isDeclarer;
}

/**
 * Whether the trumps that nothing can beat, led one after the other, bring the missing points. The opponent
 * gives at least a jack to each; nothing where the deck has nines.
 */
function isSureOf66(r: CardFacts): boolean {
  if (r.trump === NONE) return false;
  const masters = cardsOf(r.hand).filter((c) => isMaster(r, c));
  const trumps = masters.filter((c) => isTrump(r, c));
  const given = r.hasBlanks ? 0 : 2;
  const worth = (cards: readonly kernel.Card[]) =>
    cards.reduce((sum, c) => sum + pointsOf(c) + given, 0);
  const drawn = sizeOf(unseenTrumps(r)) <= trumps.length;
  return r.cardPoints + worth(drawn ? masters : trumps) >= SIXTY_SIX;
}

/** The rules, in the order in which they are tried, after the rules of bidding.ts. */
export const ON_LEAD: readonly RuleOfThumb[] = [claim, exchange, announce, close, draw];
