import type { Bot } from './bot.js';

/** Any legal action, all equally likely. */
export const random: Bot = {
  key: 'random',
  name: 'Random',
  choose: (view, _, source) => view.legal[Math.floor(source() * view.legal.length)]!,
};
