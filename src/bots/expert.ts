import type { Bot } from './bot.js';
import type { Budget } from './thinking.js';
import { thinking } from './thinking.js';

export const EXPERT = {
  zweier: { rounds: 4000, hands: 400, closing: 64 },
  rounds: 2000,
  worlds: 200,
  trials: 40,
  contracts: { rounds: 1000, worlds: 150, trials: 40 },
} as const satisfies Budget;

/** An excellent player: it searches long, and solves what can be solved. */
export const expert: Bot = {
  key: 'expert',
  name: 'Expert',
  choose: thinking(EXPERT),
};
