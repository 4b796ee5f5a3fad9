/** What somebody at a pub's table likes too much: marriages, and closing with high trumps. */
import type { DealView } from '../../engine/index.js';
import { contractOf, kernel } from '../../engine/index.js';
import type { Reading } from '../reading.js';
import { isCourted, read } from '../reading.js';
import type { Tried } from '../search/tree.js';

const { NONE, SUIT_SETS, parseCard, rankSet, sizeOf } = kernel;

/** How much oftener a marriage is announced than it should be, and half of one kept. */
const FONDNESS = 3;
/** How much oftener, or more seldom, the talon is closed. */
const BOLDNESS = 4;

const HIGH = rankSet('A') | rankSet('T') | rankSet('K');
/** So many high trumps make bold; who has fewer is timid. */
const ENOUGH = 2;

/** What was found, as a player with these feelings weighs it. */
export function felt(view: DealView, tried: readonly Tried[]): Tried[] {
  const r = read(view);
  const weighs = marriagesCount(view);
  return tried.map((found) => {
    const fondness = weighs ? fondnessOf(r, found.action) : 1;
    const weight = found.action === 'c' ? boldnessOf(r) : fondness;
    return { ...found, visits: found.visits * weight };
  });
}

function fondnessOf(r: Reading, action: string): number {
  if (action.startsWith('m')) return FONDNESS;
  const card = parseCard(action);
  return card !== NONE && isCourted(r, card) ? 1 / FONDNESS : 1;
}

function boldnessOf(r: Reading): number {
  const high = r.trump === NONE ? 0 : sizeOf(r.hand & HIGH & SUIT_SETS[r.trump]!);
  return high >= ENOUGH ? BOLDNESS : 1 / BOLDNESS;
}

/** Where card points bring nothing, nobody thinks of marriages. */
const marriagesCount = ({ contract }: DealView): boolean =>
  contract === null || contractOf(contract).aim.goal === 'sixtySixOrLast';
