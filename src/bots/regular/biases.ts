/** What somebody at a pub's table likes too much: marriages, and closing with high trumps. */
import type { DealView } from '../../engine/index.js';
import { contractOf, kernel } from '../../engine/index.js';
import type { Reading } from '../reading.js';
import { isCourted, read } from '../reading.js';
import type { EvaluatedAction } from '../search/tree.js';

const { NONE, SUIT_SETS, parseCard, rankSet, sizeOf } = kernel;

/** How much oftener a marriage is announced than it should be, and half of one kept. */
const MARRIAGE_BIAS = 3;
/** How much oftener, or more seldom, the talon is closed. */
const CLOSING_BIAS = 4;

const HIGH = rankSet('A') | rankSet('T') | rankSet('K');
/** So many high trumps make bold; who has fewer is timid. */
const BOLD_HIGH_TRUMPS = 2;

/** What was found, as a player with these feelings weighs it. */
export function biased(view: DealView, tried: readonly EvaluatedAction[]): EvaluatedAction[] {
  const r = read(view);
  const weighs = marriagesCount(view);
  return tried.map((found) => {
    const marriageBias = weighs ? marriageBiasOf(r, found.action) : 1;
    const weight = found.action === 'c' ? closingBiasOf(r) : marriageBias;
    return { ...found, visits: found.visits * weight };
  });
}

function marriageBiasOf(r: Reading, action: string): number {
  if (action.startsWith('m')) return MARRIAGE_BIAS;
  const card = parseCard(action);
  return card !== NONE && isCourted(r, card) ? 1 / MARRIAGE_BIAS : 1;
}

function closingBiasOf(r: Reading): number {
  const high = r.trump === NONE ? 0 : sizeOf(r.hand & HIGH & SUIT_SETS[r.trump]!);
  return high >= BOLD_HIGH_TRUMPS ? CLOSING_BIAS : 1 / CLOSING_BIAS;
}

/** Where card points bring nothing, nobody thinks of marriages. */
const marriagesCount = ({ contract }: DealView): boolean =>
  contract === null || contractOf(contract).aim.goal === 'sixtySixOrLast';
