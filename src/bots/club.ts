import type { Bot } from './bot.js';
import { chooseBySearch } from './search-bot.js';

/** A good club player: the expert's search with a small budget. */
export const club: Bot = {
  key: 'club',
  name: 'Club player',
  choose: chooseBySearch({
    zweier: { rounds: 20, hands: 20, closing: 0 },
    rounds: 250,
    determinizations: 50,
    trials: 8,
  }),
};
