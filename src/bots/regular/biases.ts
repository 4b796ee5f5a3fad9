/** Biases of a player at a pub's table: towards marriages, and towards closing with high trumps. */
import type { DealView } from '../../engine/index.js';
import { contractOf, kernel } from '../../engine/index.js';
import type { CardFacts } from '../card-facts.js';
import { isMarriageCard, read } from '../card-facts.js';
import type { EvaluatedAction } from '../search/tree.js';

const { NONE, SUIT_SETS, parseCard, rankSet, sizeOf } = kernel;

/** Factor on the visits of an announcement. The visits of a card of a marriage that may be kept are divided by it. */
const MARRIAGE_BIAS = 3;
/** Factor on the visits of a close with high trumps. Without high trumps the visits are divided by it. */
const CLOSING_BIAS = 4;

const HIGH = rankSet('A') | rankSet('T') | rankSet('K');
/** From this many high trumps on the player closes boldly; below it timidly. */
const BOLD_HIGH_TRUMPS = 2;

/** The statistics of the search with the player's biases on the visits. */
export function biased(view: DealView, tried: readonly EvaluatedAction[]): EvaluatedAction[] {
  const r = read(view);
  const weighs = marriagesCount(view);
  return tried.map((found) => {
    const marriageBias = weighs ? marriageBiasOf(r, found.action) : 1;
    const weight = found.action === 'c' ? closingBiasOf(r) : marriageBias;
    return { ...found, visits: found.visits * weight };
  });
}

function marriageBiasOf(r: CardFacts, action: string): number {
  if (action.startsWith('m')) return MARRIAGE_BIAS;
  const card = parseCard(action);
  return card !== NONE && isMarriageCard(r, card) ? 1 / MARRIAGE_BIAS : 1;
}

function closingBiasOf(r: CardFacts): number {
  const high = r.trump === NONE ? 0 : sizeOf(r.hand & HIGH & SUIT_SETS[r.trump]!);
  return high >= BOLD_HIGH_TRUMPS ? CLOSING_BIAS : 1 / CLOSING_BIAS;
}

/** Marriages matter only where card points do. */
const marriagesCount = ({ contract }: DealView): boolean =>
  contract === null || contractOf(contract).aim.goal === 'sixtySixOrLast';
