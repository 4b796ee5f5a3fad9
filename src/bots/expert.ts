import type { Bot } from './bot.js';
import type { Budget } from './search-bot.js';
import { chooseBySearch } from './search-bot.js';

export const EXPERT = {
  zweier: { rounds: 4000, hands: 400, closing: 64 },
  rounds: 2000,
  determinizations: 200,
  trials: 40,
  contracts: { rounds: 1000, determinizations: 150, trials: 40 },
} as const satisfies Budget;

/** An excellent player: it searches for long, and solves deals exactly where that is possible. */
export const expert: Bot = {
  key: 'expert',
  name: 'Expert',
  choose: chooseBySearch(EXPERT),
};
