import type { Bot } from './bot.js';
import type { Budget } from './search-bot.js';
import { chooseBySearch } from './search-bot.js';

export const ADEPT: Budget = {
  zweier: { rounds: 300, hands: 120, closing: 20 },
  rounds: 700,
  determinizations: 100,
  trials: 16,
  contracts: { rounds: 350, determinizations: 60, trials: 16 },
};

/** Between a good club player and the expert: it thinks as they do, less long than the one. */
export const adept: Bot = { key: 'adept', name: 'Adept', choose: chooseBySearch(ADEPT) };
