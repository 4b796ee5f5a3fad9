import { BOT_KEYS } from '../../../bots/index.js';
import type { BotKey, Strengths } from '../../../bots/index.js';

/** The level that is about as strong as a rating says; of two as near the weaker one, who is more fun to beat. */
export const nearestTo = (rating: number, strengths: Strengths): BotKey =>
  BOT_KEYS.reduce((nearest, level) =>
    distance(rating, strengths[level].rating) < distance(rating, strengths[nearest].rating)
      ? level
      : nearest,
  );

const distance = (a: number, b: number): number => Math.abs(a - b);
