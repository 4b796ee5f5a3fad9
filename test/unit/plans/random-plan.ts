import { ALL_TOKENS, CONTRACT_NAMES, kernel, PHASES } from '../../../src/engine/index.js';
import { PICKS } from '../../../src/modules/plans/domain/choices.js';
import type { ActionChoice } from '../../../src/modules/plans/domain/choices.js';
import { FACTS } from '../../../src/modules/plans/domain/conditions.js';
import type { Condition } from '../../../src/modules/plans/domain/conditions.js';
import type { PlanRule } from '../../../src/modules/plans/domain/rules.js';

type Random = () => number;

const below = (random: Random, n: number): number => Math.floor(random() * n);
const oneOf = <T>(random: Random, items: readonly T[]): T => items[below(random, items.length)]!;
const some = <T>(random: Random, most: number, make: () => T): T[] =>
  Array.from({ length: 1 + below(random, most) }, make);

const range = (random: Random) =>
  random() < 0.5 ? { min: below(random, 6) } : { exactly: below(random, 6) };
const card = (random: Random) => oneOf(random, kernel.CARD_TOKENS);

/** A value for each fact; a fact without one has no test. */
const VALUES: Readonly<Record<string, (random: Random) => unknown>> = {
  onLead: (random) => random() < 0.5,
  phase: (random) => oneOf(random, PHASES.slice(0, -1)),
  led: card,
  ledSuit: (random) => oneOf(random, kernel.SUIT_LETTERS),
  onTable: card,
  holds: card,
  legal: (random) => oneOf(random, ALL_TOKENS),
  trump: (random) => oneOf(random, kernel.SUIT_LETTERS),
  hasTrump: (random) => random() < 0.5,
  closed: (random) => random() < 0.5,
  contract: (random) => oneOf(random, CONTRACT_NAMES),
  hasContract: (random) => random() < 0.5,
  talonCount: range,
  dealNumber: range,
  trickNumber: range,
  cardPoints: (random) => ({ min: below(random, 40) }),
};

export function randomCondition(random: Random, levels = 3): Condition {
  const kind = levels === 0 ? 1 : random();
  if (kind < 0.1) return { not: randomCondition(random, levels - 1) };
  if (kind < 0.3) {
    const parts = some(random, 3, () => randomCondition(random, levels - 1));
    return random() < 0.5 ? { all: parts } : { any: parts };
  }
  const name = oneOf(random, Object.keys(FACTS));
  return { [name]: VALUES[name]!(random) };
}

function randomChoice(random: Random): ActionChoice {
  if (random() < 0.4) return { token: oneOf(random, ALL_TOKENS) };
  return {
    [oneOf(random, PICKS)]: true,
    ...(random() < 0.2 && { suit: oneOf(random, kernel.SUIT_LETTERS) }),
    ...(random() < 0.2 && { trump: random() < 0.5 }),
  };
}

/** Rules that apply often enough, with choices that are often legal. */
export const randomRules = (random: Random): PlanRule[] =>
  some(random, 6, () => ({
    when: randomCondition(random),
    then: [...some(random, 3, () => randomChoice(random)), ...oneOf(random, USUAL)],
    ...(random() < 0.3 && { once: true }),
  }));

const USUAL: readonly (readonly ActionChoice[])[] = [
  [],
  [{ cheapest: true }],
  [{ cheapest: true }, ...['p', 'd', 'tH', 't?', 'cut'].map((token) => ({ token }))],
];
