/** Measured by `npm run bench -- levels --write`; strength.ts says what they mean. */
import type { Strengths } from './bot.js';

export const RATINGS: Readonly<Record<string, Strengths>> = {
  zweier: {
    random: { rating: 270, deviation: 48 },
    easy: { rating: 1401, deviation: 21 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1652, deviation: 21 },
    adept: { rating: 1752, deviation: 24 },
    expert: { rating: 1812, deviation: 23 },
    master: { rating: 1793, deviation: 32 },
  },
  tausend: {
    random: { rating: 266, deviation: 186 },
    easy: { rating: 1442, deviation: 66 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1744, deviation: 66 },
    adept: { rating: 1820, deviation: 76 },
    expert: { rating: 1922, deviation: 67 },
    master: { rating: 1962, deviation: 103 },
  },
  dritt: {
    random: { rating: 1165, deviation: 31 },
    easy: { rating: 1412, deviation: 31 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1612, deviation: 31 },
    adept: { rating: 1591, deviation: 43 },
    expert: { rating: 1658, deviation: 32 },
    master: { rating: 1704, deviation: 58 },
  },
  dreier: {
    random: { rating: 1043, deviation: 21 },
    easy: { rating: 1217, deviation: 21 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1652, deviation: 20 },
    adept: { rating: 1725, deviation: 28 },
    expert: { rating: 1789, deviation: 25 },
    master: { rating: 1736, deviation: 55 },
  },
  bauern: {
    random: { rating: 843, deviation: 27 },
    easy: { rating: 1333, deviation: 15 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1565, deviation: 13 },
    adept: { rating: 1595, deviation: 18 },
    expert: { rating: 1612, deviation: 14 },
    master: { rating: 1607, deviation: 31 },
  },
};
