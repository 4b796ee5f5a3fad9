/**
 * The speed of the engine on one core, in every variant's default preset: complete deals of random legal actions
 * through the public functions (`deal`, `toAct`, `legal`, `apply`, `outcome`).
 */
import { performance } from 'node:perf_hooks';
import type { Action, DealtCards, Options, Variant } from '../../src/engine/index.js';
import { VARIANTS, seeded } from '../../src/engine/index.js';
import { shuffledDeal } from './games.js';

const WARM_UP_MS = 700;
const MEASURED_MS = 2000;
const DEALS = 512;

interface Speed {
  readonly dealsPerSecond: number;
  readonly actionsPerSecond: number;
  readonly actionsPerDeal: number;
}

/** The numbers of deals and actions. */
interface Count {
  deals: number;
  actions: number;
}

function playDeal(
  variant: Variant,
  options: Options,
  cards: DealtCards,
  random: () => number,
): number {
  let state = variant.deal(options, cards, 0);
  let count = 0;
  while (variant.toAct(state) !== null) {
    const actions = variant.legal(state);
    state = step(variant, state, actions[(random() * actions.length) | 0]!);
    count++;
  }
  variant.outcome(state);
  return count;
}

function step(variant: Variant, state: ReturnType<Variant['deal']>, action: Action) {
  const applied = variant.apply(state, action);
  if (!applied.ok) throw new Error(`${action}: ${applied.error.code}`);
  return applied.value.state;
}

function playFor(ms: number, round: () => number): Count & { readonly seconds: number } {
  const count: Count = { deals: 0, actions: 0 };
  const start = performance.now();
  while (performance.now() - start < ms)
    for (let i = 0; i < DEALS; i++) {
      count.actions += round();
      count.deals++;
    }
  return { ...count, seconds: (performance.now() - start) / 1000 };
}

function measure(variant: Variant): Speed {
  const options = variant.ruleset.presets[variant.ruleset.defaultPreset]!;
  const random = seeded(66);
  const dealt = Array.from({ length: DEALS }, () => shuffledDeal(variant, options, random));
  let next = 0;
  const round = () => playDeal(variant, options, dealt[next++ % DEALS]!, random);
  playFor(WARM_UP_MS, round);
  const { deals, actions, seconds } = playFor(MEASURED_MS, round);
  return {
    dealsPerSecond: Math.round(deals / seconds),
    actionsPerSecond: Math.round(actions / seconds),
    actionsPerDeal: Number((actions / deals).toFixed(1)),
  };
}

/** Random deals and actions a second, by variant. */
export function run(): Promise<Record<string, unknown>> {
  return Promise.resolve(Object.fromEntries(VARIANTS.map((v) => [v.key, measure(v)])));
}
