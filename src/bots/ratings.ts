/** Measured by `npm run bench -- levels --write`; strength.ts says what they mean. */
import type { Strengths } from './bot.js';

export const RATINGS: Readonly<Record<string, Strengths>> = {
  zweier: {
    random: { rating: 269, deviation: 48 },
    easy: { rating: 1399, deviation: 21 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1651, deviation: 21 },
    adept: { rating: 1755, deviation: 23 },
    expert: { rating: 1809, deviation: 23 },
    master: { rating: 1809, deviation: 23 },
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
    random: { rating: 1161, deviation: 30 },
    easy: { rating: 1408, deviation: 30 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1608, deviation: 30 },
    adept: { rating: 1608, deviation: 30 },
    expert: { rating: 1654, deviation: 31 },
    master: { rating: 1711, deviation: 57 },
  },
  dreier: {
    random: { rating: 1042, deviation: 21 },
    easy: { rating: 1216, deviation: 21 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1651, deviation: 20 },
    adept: { rating: 1729, deviation: 27 },
    expert: { rating: 1786, deviation: 25 },
    master: { rating: 1786, deviation: 25 },
  },
  bauern: {
    random: { rating: 843, deviation: 27 },
    easy: { rating: 1333, deviation: 15 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1565, deviation: 13 },
    adept: { rating: 1595, deviation: 17 },
    expert: { rating: 1611, deviation: 14 },
    master: { rating: 1611, deviation: 14 },
  },
};
