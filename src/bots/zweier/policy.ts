/**
 * The policy: the probability of each action by its features, a softmax over a sum of weights. The weights are
 * fitted to the search's own decisions (`npm run bench -- policy`). The search uses the policy as its prior, for
 * rollouts, and to weigh the opponent's possible hands.
 */
import type { Random } from '../bot.js';
import type { Code } from './codes.js';
import { MAX_FEATURES, featuresOf } from './features.js';
import type { Position } from './position.js';
import { WEIGHTS } from './weights.js';

/** More actions than are ever legal at once. */
const ACTIONS = 16;

export class Policy {
  private readonly likely = new Float64Array(ACTIONS);
  private readonly features = new Int16Array(MAX_FEATURES);

  constructor(private readonly weights: readonly number[] = WEIGHTS) {}

  /** The probabilities of the first `count` of `p.codes`. The array is valid until the next call. */
  probabilities(p: Position, count: number): Float64Array {
    const { likely } = this;
    // After a close all actions are equally likely: strict play is searched and solved.
    if (p.isShort) return likely.fill(1 / count, 0, count);
    let total = 0;
    for (let i = 0; i < count; i++) total += likely[i] = this.weightOf(p, p.codes[i]!);
    for (let i = 0; i < count; i++) likely[i]! /= total;
    return likely;
  }

  private weightOf(p: Position, code: Code): number {
    const count = featuresOf(p, code, this.features);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[this.features[i]!]!;
    return Math.exp(sum);
  }

  /** One of the first `count` of `p.codes`, drawn by its probability. */
  choose(p: Position, count: number, random: Random): Code {
    const probabilities = this.probabilities(p, count);
    let rest = random();
    for (let i = 0; i < count - 1; i++) {
      rest -= probabilities[i]!;
      if (rest < 0) return p.codes[i]!;
    }
    return p.codes[count - 1]!;
  }
}
