import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import { PARTS, POSSIBLE_TYPES } from '../generated/cache';

/** Objects without an id are stored in their parent object. */
const keys = Object.fromEntries(PARTS.map((name) => [name, () => null]));

/**
 * The lists whose pages the cache joins, by type. Nothing is removed from these lists while they are shown. Other lists
 * are read page by page (`app/live-pages.tsx`).
 */
const PAGES = {
  Club: ['ledgerSeasons'],
  Query: ['bots', 'leaderboard', 'users'],
  Match: ['messages'],
};

const resolvers = Object.fromEntries(
  Object.entries(PAGES).map(([type, fields]) => [
    type,
    Object.fromEntries(fields.map((field) => [field, relayPagination()])),
  ]),
);

/** The cache writes the parts for all types of a list's elements, and warns of the fields that one of them lacks. */
const OF_OTHER_TYPE = /Inline Fragment/;

const logger = (severity: 'debug' | 'error' | 'warn', message: string): void => {
  if (OF_OTHER_TYPE.test(message)) return;
  if (severity === 'error') console.error(message);
  if (severity === 'warn') console.warn(message);
};

/**
 * One object for each id: an action in a match updates the match in every list.
 *
 * Without the possible types the cache guesses by the fields which parts belong to an object, and keeps to its guess.
 * An action that was stored where another one had been seemed to be of both types; from then on no table with such an
 * action could be read, and the page stood still until it was loaded anew.
 */
export const cache = () =>
  cacheExchange({ keys, resolvers, possibleTypes: POSSIBLE_TYPES, logger });
