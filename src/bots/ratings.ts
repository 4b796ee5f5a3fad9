/** Measured by `npm run bench -- levels --write`; what they are: strength.ts. */
import type { Strengths } from './bot.js';

export const RATINGS: Readonly<Record<string, Strengths>> = {
  zweier: {
    random: { rating: 291, deviation: 49 },
    easy: { rating: 1422, deviation: 24 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1674, deviation: 24 },
    adept: { rating: 1751, deviation: 40 },
    expert: { rating: 1824, deviation: 25 },
    master: { rating: 1819, deviation: 51 },
  },
  tausend: {
    random: { rating: 292, deviation: 188 },
    easy: { rating: 1469, deviation: 72 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1772, deviation: 73 },
    adept: { rating: 1742, deviation: 119 },
    expert: { rating: 1946, deviation: 75 },
    master: { rating: 1946, deviation: 356 },
  },
  dritt: {
    random: { rating: 1167, deviation: 33 },
    easy: { rating: 1414, deviation: 32 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1614, deviation: 33 },
    adept: { rating: 1625, deviation: 56 },
    expert: { rating: 1660, deviation: 34 },
    master: { rating: 1660, deviation: 453 },
  },
  dreier: {
    random: { rating: 1141, deviation: 25 },
    easy: { rating: 1317, deviation: 25 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1764, deviation: 26 },
    adept: { rating: 1523, deviation: 42 },
    expert: { rating: 1789, deviation: 27 },
    master: { rating: 1789, deviation: 453 },
  },
  bauern: {
    random: { rating: 860, deviation: 30 },
    easy: { rating: 1350, deviation: 21 },
    regular: { rating: 1500, deviation: 10 },
    club: { rating: 1583, deviation: 20 },
    adept: { rating: 1561, deviation: 23 },
    expert: { rating: 1623, deviation: 21 },
    master: { rating: 1623, deviation: 175 },
  },
};
