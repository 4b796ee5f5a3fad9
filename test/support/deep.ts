/**
 * Whether `npm run test:deep` runs: many more random deals, and every combination instead of pairs.
 */
export const IS_DEEP = process.env['BUMMERL_TEST_DEEP'] === '1';
