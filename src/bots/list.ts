import { adept } from './adept.js';
import type { Bot, BotKey } from './bot.js';
import { club } from './club.js';
import { easy } from './easy.js';
import { expert } from './expert.js';
import { master } from './master.js';
import { random } from './random.js';
import { regular } from './regular.js';

/** The one list of bots. A new bot needs a file and a line here. */
export const BOTS: Readonly<Record<BotKey, Bot>> = {
  random,
  easy,
  regular,
  club,
  adept,
  expert,
  master,
};

/** Raise it with every change after which a bot may decide differently. */
export const BOTS_VERSION = '2.1';

/** The bot of a key, or undefined. */
export const botOf = (key: string): Bot | undefined =>
  Object.hasOwn(BOTS, key) ? BOTS[key as BotKey] : undefined;
