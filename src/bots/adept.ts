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

/** Plays between `club` and `expert`: the same search with a budget in between. */
export const adept: Bot = { key: 'adept', name: 'Skilled player', choose: chooseBySearch(ADEPT) };
