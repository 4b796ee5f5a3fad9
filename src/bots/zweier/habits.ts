/**
 * What players usually do: how likely each action is by its traits. Every trait has a weight; they are
 * fitted to decisions of the search itself (`npm run bench -- habits`). The search plays worlds out by
 * habit, and tells by it which hands fit what the other one did.
 */
import type { Random } from '../bot.js';
import type { Code } from './codes.js';
import { MOST_TRAITS, traitsOf } from './traits.js';
import type { Position } from './position.js';
import { WEIGHTS } from './weights.js';

/** More actions than are ever legal at once. */
const ACTIONS = 16;

export class Habits {
  private readonly likely = new Float64Array(ACTIONS);
  private readonly traits = new Int16Array(MOST_TRAITS);

  constructor(private readonly weights: readonly number[] = WEIGHTS) {}

  /** How likely each of the first `count` of `p.codes` is; good until it is asked again. */
  shares(p: Position, count: number): Float64Array {
    const { likely } = this;
    // After a close there are no habits: what strict play leaves is searched and solved.
    if (p.isShort) return likely.fill(1 / count, 0, count);
    let total = 0;
    for (let i = 0; i < count; i++) total += likely[i] = this.weigh(p, p.codes[i]!);
    for (let i = 0; i < count; i++) likely[i]! /= total;
    return likely;
  }

  private weigh(p: Position, code: Code): number {
    const count = traitsOf(p, code, this.traits);
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.weights[this.traits[i]!]!;
    return Math.exp(sum);
  }

  /** One of the first `count` of `p.codes`, as likely as it is done. */
  choose(p: Position, count: number, random: Random): Code {
    const shares = this.shares(p, count);
    let rest = random();
    for (let i = 0; i < count - 1; i++) {
      rest -= shares[i]!;
      if (rest < 0) return p.codes[i]!;
    }
    return p.codes[count - 1]!;
  }
}
