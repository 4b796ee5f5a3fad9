import { cacheExchange } from '@urql/exchange-graphcache';
import { relayPagination } from '@urql/exchange-graphcache/extras';
import type { CacheExchangeOpts } from '@urql/exchange-graphcache';
import { PARTS, POSSIBLE_TYPES } from '../generated/cache';

/** Objects without an id stand in the object whose part they are. */
const keys = Object.fromEntries(PARTS.map((name) => [name, () => null]));

/** Of the schema the cache needs to know which types stand for an interface, no more. */
const schema: CacheExchangeOpts['schema'] = {
  __schema: {
    queryType: { name: 'Query', kind: 'OBJECT' },
    mutationType: { name: 'Mutation', kind: 'OBJECT' },
    subscriptionType: { name: 'Subscription', kind: 'OBJECT' },
    types: Object.entries(POSSIBLE_TYPES).map(([name, possible]) => ({
      kind: 'INTERFACE',
      name,
      fields: [],
      possibleTypes: possible.map((type) => ({ kind: 'OBJECT', name: type })),
    })),
  },
};

/** The lists of which more pages are read, by the type that has them. */
const PAGES = {
  Query: ['bots', 'challenges', 'leaderboard', 'matches', 'notifications', 'users'],
  Match: ['messages'],
  User: ['ratingHistory'],
};

const resolvers = Object.fromEntries(
  Object.entries(PAGES).map(([type, fields]) => [
    type,
    Object.fromEntries(fields.map((field) => [field, relayPagination()])),
  ]),
);

/** One object for one id, wherever it stands: a match that is played on changes in every list. */
export const cache = () => cacheExchange({ keys, resolvers, schema });
