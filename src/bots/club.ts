import type { Bot } from './bot.js';
import { thinking } from './thinking.js';

/** A good club player: it searches as the expert does, a little. */
export const club: Bot = {
  key: 'club',
  name: 'Club',
  choose: thinking({
    zweier: { rounds: 20, hands: 20, closing: 0 },
    rounds: 250,
    worlds: 50,
    trials: 8,
  }),
};
