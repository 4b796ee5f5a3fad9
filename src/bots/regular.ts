/**
 * A regular at a pub's table: thinks ahead a little as `club` does, and makes people's mistakes. It
 * forgets low cards that went some tricks ago (memory.ts), holds marriages too dear and closes too boldly
 * with high trumps, too timidly without (feelings.ts).
 */
import type { Action, DealView, Options } from '../engine/index.js';
import type { Bot, Random } from './bot.js';
import { promising } from './called/promising.js';
import { felt } from './regular/feelings.js';
import { remembered } from './regular/memory.js';
import { mostVisited } from './search/tree.js';
import type { Budget } from './thinking.js';
import { weigh } from './thinking.js';

const BUDGET: Budget = {
  zweier: { rounds: 6, hands: 16, closing: 0 },
  rounds: 350,
  worlds: 50,
  trials: 2,
};

function choose(view: DealView, options: Options, random: Random): Action {
  const seen = remembered(view);
  const legal = promising(seen, random);
  if (legal.length === 1) return legal[0]!;
  return mostVisited(felt(seen, weigh({ ...seen, legal }, options, BUDGET, random)));
}

export const regular: Bot = { key: 'regular', name: 'Regular', choose };
