import type { Bot } from './bot.js';
import type { Budget } from './search-bot.js';
import { chooseBySearch } from './search-bot.js';

export const MASTER: Budget = {
  zweier: { rounds: 16_000, hands: 1600, closing: 200 },
  rounds: 5000,
  determinizations: 400,
  trials: 80,
  contracts: { rounds: 2500, determinizations: 300, trials: 80 },
};

/** The strongest level: the expert's search with a larger budget. */
export const master: Bot = { key: 'master', name: 'Master', choose: chooseBySearch(MASTER) };
