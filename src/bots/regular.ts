/**
 * A regular at a pub's table. It searches a little, as `club` does, and makes mistakes that people make. It
 * forgets low cards that were played some tricks ago (memory.ts). It overrates marriages. It closes too boldly
 * with high trumps, and too timidly without them (biases.ts).
 */
import type { Action, DealView, Options } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { candidateActions } from './called/candidates.js';
import { biased } from './regular/biases.js';
import { remembered } from './regular/memory.js';
import { mostVisited } from './search/tree.js';
import type { Budget } from './search-bot.js';
import { evaluate } from './search-bot.js';

const BUDGET: Budget = {
  zweier: { rounds: 6, hands: 16, closing: 0 },
  rounds: 350,
  determinizations: 50,
  trials: 2,
};

function choose(view: DealView, options: Options, random: Random): Action {
  const seen = remembered(view);
  const legal = candidateActions(seen, random);
  if (legal.length === 1) return legal[0]!;
  return mostVisited(biased(seen, evaluate({ ...seen, legal }, options, BUDGET, random)));
}

export const regular: Bot = { key: 'regular', name: 'Regular', choose };
