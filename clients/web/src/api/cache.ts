import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { PARTS } from '../generated/cache';

/** Objects without an id stand in the object whose part they are. */
const keys = Object.fromEntries(PARTS.map((name) => [name, () => null]));

/**
 * The lists whose pages are joined here, by the type that has them: those that nothing is taken from while one looks.
 * The others are read page by page (`app/live-pages.tsx`).
 */
const PAGES = {
  Query: ['bots', 'leaderboard', 'users'],
  Match: ['messages'],
};

const resolvers = Object.fromEntries(
  Object.entries(PAGES).map(([type, fields]) => [
    type,
    Object.fromEntries(fields.map((field) => [field, relayPagination()])),
  ]),
);

/** It would have the schema to tell which types stand for an interface; by the fields alone it is as right. */
const GUESSED = /heuristic|Inline Fragment/i;

const logger = (severity: 'debug' | 'error' | 'warn', message: string): void => {
  if (GUESSED.test(message)) return;
  if (severity === 'error') console.error(message);
  if (severity === 'warn') console.warn(message);
};

/** One object for one id, wherever it stands: a match that is played on changes in every list. */
export const cache = () => cacheExchange({ keys, resolvers, logger });
