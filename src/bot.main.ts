/** The program `bot`: answers an arena's positions, one JSON line each (docs/bots.md). */
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { parsePosition } from './arena/position.js';
import { contradictionIn } from './arena/possible.js';
import { BOT_KEYS, botOf } from './bots/index.js';
import type { Bot, Random } from './bots/index.js';
import { seeded } from './engine/index.js';

const USAGE = `usage: bot [--level ${BOT_KEYS.join('|')}] [--seed N]

Reads one position per line and writes one line for each, {"action": …}: see docs/bots.md.`;

function settings(): { bot: Bot; random: Random } | null {
  const options = {
    level: { type: 'string', default: 'expert' },
    seed: { type: 'string', default: '1' },
  } as const;
  try {
    const { level, seed } = parseArgs({ options }).values;
    const bot = botOf(level);
    return bot && /^\d{1,9}$/.test(seed) ? { bot, random: seeded(Number(seed)) } : null;
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) return null;
    throw error;
  }
}

function answer(bot: Bot, random: Random, text: string): object {
  const position = parsePosition(text);
  if (!position.ok) return { error: { code: 'MALFORMED', message: position.error } };
  const view = position.value;
  try {
    const contradiction = contradictionIn(view);
    return contradiction === undefined
      ? { action: bot.choose(view, view.options, random) }
      : impossible(contradiction);
  } catch (error) {
    // Impossible positions of cards are only found when the bot samples the hidden cards.
    return impossible((error as Error).message);
  }
}

const impossible = (message: string): object => ({ error: { code: 'IMPOSSIBLE', message } });

const chosen = settings();
if (chosen === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const { bot, random } = chosen;
  for await (const text of createInterface({ input: process.stdin })) {
    if (text.trim() !== '') process.stdout.write(`${JSON.stringify(answer(bot, random, text))}\n`);
  }
}
