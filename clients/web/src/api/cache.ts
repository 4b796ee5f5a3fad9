import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { PARTS } from '../generated/cache';

/** Objects without an id are stored in their parent object. */
const keys = Object.fromEntries(PARTS.map((name) => [name, () => null]));

/**
 * The lists whose pages the cache joins, by type. Nothing is removed from these lists while they are shown. Other lists
 * are read page by page (`app/live-pages.tsx`).
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

/**
 * The cache warns that it guesses which types implement an interface. Without the schema it goes by the fields, which
 * gives the right result.
 */
const GUESSED = /heuristic|Inline Fragment/i;

const logger = (severity: 'debug' | 'error' | 'warn', message: string): void => {
  if (GUESSED.test(message)) return;
  if (severity === 'error') console.error(message);
  if (severity === 'warn') console.warn(message);
};

/** One object for each id: an action in a match updates the match in every list. */
export const cache = () => cacheExchange({ keys, resolvers, logger });
