import type { Bot } from './bot.js';
import { thinking } from './thinking.js';

/** The strongest: it searches long, and solves what can be solved. */
export const expert: Bot = {
  key: 'expert',
  name: 'Expert',
  choose: thinking({ rounds: 2000, worlds: 200, trials: 40 }),
};
