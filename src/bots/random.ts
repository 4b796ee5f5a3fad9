import type { Bot } from './bot.js';

/** Any legal action, each as likely as the others. */
export const random: Bot = {
  key: 'random',
  name: 'Random',
  choose: (view, _, source) => view.legal[Math.floor(source() * view.legal.length)]!,
};
