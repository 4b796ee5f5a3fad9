import { describe } from '@jest/globals';

/** Whether the hostile suite runs in its long form: `npm run test:hostile`. */
export const IS_LONG_FORM = process.env['BUMMERL_TEST_HOSTILE'] === '1';

/** How many rounds a test plays: few in `npm test` and `npm run test:long`, many in the long form. */
export const rounds = (few: number, many: number): number => (IS_LONG_FORM ? many : few);

/** Tests that measure are part of the long form only: other tests at the same time would change what they measure. */
export const inLongForm = IS_LONG_FORM ? describe : describe.skip;
