/** Rollouts for decisions before the play of three and four. */
import { describe, expect, it } from '@jest/globals';
import { BOTS } from '../../src/bots/index.js';
import { policyRollout, randomRollout } from '../../src/bots/search/playing.js';
import { rolloutValue, rolloutActions, sequentialHalving } from '../../src/bots/search/rollout.js';
import type { Rollout } from '../../src/bots/search/rollout.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import type { DealView, Variant } from '../../src/engine/index.js';
import { deckShuffled, seeded, VARIANTS } from '../../src/engine/index.js';

const several = VARIANTS.filter(({ seatCount }) => seatCount > 2);
const WORLDS = 12;

/** The first decision of a deal with several legal actions. */
function question(variant: Variant, seed: number): DealView {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const deck = deckShuffled(variant.deck(options), seeded(seed));
  const state = variant.deal(options, variant.dealFrom(options, deck, 0), 0);
  return variant.view(state, variant.toAct(state)!);
}

const rollout = (variant: Variant, seed: number): Rollout => {
  const view = question(variant, seed);
  const { options } = view;
  const random = seeded(seed);
  return { variant, view, random, worthOf: rolloutValue(variant, options, BOTS.easy, random) };
};

describe.each(several)('$key', (variant) => {
  const seeds = Array.from({ length: 10 }, (_, seed) => seed);

  it('rollouts try every action equally often, in the order of legal', () => {
    for (const seed of seeds) {
      const tried = rolloutActions(rollout(variant, seed), WORLDS);
      expect(tried.map(({ action }) => action)).toEqual(question(variant, seed).legal);
      expect(tried.every(({ visits }) => visits === WORLDS)).toBe(true);
    }
  });

  it('sequential halving tries the best action most, with the same number of trials in all', () => {
    for (const seed of seeds) {
      const tried = sequentialHalving(rollout(variant, seed), WORLDS);
      expect(tried.map(({ action }) => action)).toEqual(question(variant, seed).legal);
      const all = tried.reduce((sum, { visits }) => sum + visits, 0);
      expect(all).toBeLessThanOrEqual(WORLDS * tried.length);
      expect(all).toBeGreaterThan((WORLDS * tried.length) / 2);
      const best = tried.find(({ action }) => action === mostVisited(tried))!;
      const rivals = tried.filter(({ visits }) => visits === best.visits);
      expect(best.mean).toBe(Math.max(...rivals.map(({ mean }) => mean)));
    }
  });
});

it('a rollout throws for a deal that does not end', () => {
  const [variant] = several;
  const { options } = question(variant!, 1);
  const state = variant!.deal(
    options,
    variant!.dealFrom(options, deckShuffled(variant!.deck(options), seeded(1)), 0),
    0,
  );
  const endless: Variant = {
    ...variant!,
    apply: (same) => ({ ok: true, value: { state: same, events: [] } }),
  };
  const random = seeded(1);
  expect(() => randomRollout(endless, state, random)).toThrow('does not end');
  expect(() => policyRollout(endless, options, state, BOTS.easy, random)).toThrow('does not end');
});
