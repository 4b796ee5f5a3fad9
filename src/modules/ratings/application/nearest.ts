import { BOT_KEYS } from '../../../bots/index.js';
import type { BotKey, Strengths } from '../../../bots/index.js';

/**
 * The level whose rating is nearest. Of two that are equally near, the weaker one, because it is more fun
 * to beat.
 */
export const nearestTo = (rating: number, strengths: Strengths): BotKey =>
  BOT_KEYS.reduce((nearest, level) =>
    distance(rating, strengths[level].rating) < distance(rating, strengths[nearest].rating)
      ? level
      : nearest,
  );

const distance = (a: number, b: number): number => Math.abs(a - b);
