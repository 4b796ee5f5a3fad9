/**
 * Fits the policy (src/bots/zweier/policy.ts). The search plays deals of every preset against itself, and the
 * fit finds the weights under which its decisions are most likely. Each run begins with the weights of the
 * previous run, in which the search was weaker.
 *
 * `npm run bench -- policy [deals] [rounds] [--seed n] [--write]`; `--write` replaces the weights.
 */
import { after } from '../../src/bots/search/playing.js';
import type { EvaluatedAction } from '../../src/bots/search/tree.js';
import { mostVisited } from '../../src/bots/search/tree.js';
import { isSolvable } from '../../src/bots/solver/index.js';
import { codesOf } from '../../src/bots/zweier/codes.js';
import { evaluateZweier } from '../../src/bots/zweier/index.js';
import { informationSetOf } from '../../src/bots/zweier/information-set.js';
import { MAX_FEATURES, FEATURES, featuresOf } from '../../src/bots/zweier/features.js';
import type { DealView, Options } from '../../src/engine/index.js';
import { seeded, variantOf } from '../../src/engine/index.js';
import { argumentsOf, sampleOf, shuffledDeal } from './games.js';
import { round } from './measure.js';
import { writeSource } from './weights.js';

const WEIGHTS_FILE = new URL('../../src/bots/zweier/weights.ts', import.meta.url);

const ROUNDS = 3000;
const HANDS = 400;
const CLOSING = 64;
/** The number of passes over all decisions, and the learning rate at the beginning. */
const EPOCHS = 12;
const RATE = 0.05;
/** Keeps weights of rare features small. */
const SHRINKING = 1e-5;

/** A decision: the features of each action, and its share of the visits. */
export interface Decision {
  readonly features: readonly (readonly number[])[];
  readonly shares: readonly number[];
}

const zweier = variantOf('zweier')!;
const presets = Object.values(zweier.ruleset.presets).filter(isSolvable);

/** The decision as the fit needs it; null where the policy is not used. */
function decisionOf(view: DealView, tried: readonly EvaluatedAction[]): Decision | null {
  const { position } = informationSetOf(view);
  if (position.isShort || position.wed !== 0) return null;
  const visits = tried.reduce((sum, t) => sum + (Number.isFinite(t.visits) ? t.visits : 0), 0);
  const out = new Int16Array(MAX_FEATURES);
  const actions = tried.flatMap(({ action, visits: own }) => {
    const codes = codesOf(action, (card) => position.announces(card));
    return codes.map((code) => ({
      features: [...out.subarray(0, featuresOf(position, code, out))],
      share: own / visits / codes.length,
    }));
  });
  if (visits === 0 || actions.length < 2) return null;
  return {
    features: actions.map((action) => action.features),
    shares: actions.map((way) => way.share),
  };
}

function playDeal(options: Options, seed: number, rounds: number): Decision[] {
  const random = seeded(seed);
  const cards = shuffledDeal(zweier, options, random);
  const decisions: Decision[] = [];
  let state = zweier.deal(options, cards, 0);
  for (let seat = zweier.toAct(state); seat !== null; seat = zweier.toAct(state)) {
    const view = zweier.view(state, seat);
    const tried = evaluateZweier(view, options, { rounds, hands: HANDS, closing: CLOSING }, random);
    const decision = decisionOf(view, tried);
    if (decision) decisions.push(decision);
    state = after(zweier, state, mostVisited(tried));
  }
  return decisions;
}

/** The weights under which the decisions are most likely, by stochastic gradient descent. */
export function fit(decisions: readonly Decision[]): { weights: number[]; surprise: number } {
  const weights = new Array<number>(FEATURES).fill(0);
  let surprise = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE * (1 - epoch / EPOCHS);
    surprise = decisions.reduce((sum, decision) => sum + learn(decision, weights, rate), 0);
    const decay = 1 - SHRINKING * decisions.length * rate;
    weights.forEach((weight, feature) => (weights[feature] = weight * decay));
  }
  return { weights, surprise: surprise / decisions.length };
}

/** The cross-entropy of a decision, in nats; then takes a step of the descent. */
function learn({ features, shares }: Decision, weights: number[], rate: number): number {
  const likely = features.map((own) => Math.exp(own.reduce((sum, t) => sum + weights[t]!, 0)));
  const total = likely.reduce((sum, one) => sum + one, 0);
  let surprise = 0;
  features.forEach((own, i) => {
    const expected = likely[i]! / total;
    surprise -= shares[i]! * Math.log(expected);
    for (const feature of own) weights[feature]! += rate * (shares[i]! - expected);
  });
  return surprise;
}

const textOf = (weights: readonly number[]): string =>
  `/** Fitted by \`npm run bench -- policy --write\`; features.ts says which weight belongs to which feature. */
export const WEIGHTS: readonly number[] = ${JSON.stringify(weights.map((weight) => round(weight)))};`;

const REPORTED_EVERY = 100;

export async function run(args: readonly string[]): Promise<Record<string, unknown>> {
  const { values, positionals } = argumentsOf(args);
  const { deals, seed } = sampleOf(positionals[0] ?? '2000', values.seed);
  const rounds = Number(positionals[1] ?? ROUNDS);
  const decisions: Decision[] = [];
  for (let n = 0; n < deals; n++) {
    const own = playDeal(presets[n % presets.length]!, seed * deals + n, rounds);
    for (const decision of own) decisions.push(decision);
    if ((n + 1) % REPORTED_EVERY === 0)
      process.stderr.write(`policy: ${n + 1} of ${deals} deals\n`);
  }
  const { weights, surprise } = fit(decisions);
  if (values.write) await writeSource(WEIGHTS_FILE, textOf(weights));
  return { decisions: decisions.length, surprise: round(surprise) };
}
