import { wholeNumber } from './values.js';

/** What callers may use, each in a while: points of the cost limit, and changes. */
export const BUDGETS = {
  POINTS_PER_TOKEN_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
    .default(600_000)
    .describe(
      'points of the cost limit that one session, personal token or app of a user may spend in a minute',
    ),
  POINTS_PER_USER_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
    .default(1_200_000)
    .describe('the same limit for all sessions, tokens and apps of one user together'),
  POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
    .default(300_000)
    .describe('the same limit for all callers of one network who are not signed in'),
  POINTS_PER_NETWORK_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
    .default(12_000_000)
    .describe('the same limit for all callers of one network, signed in or not'),
  POINTS_PER_NETWORK_ENTRY_PER_MINUTE: wholeNumber(10_000, 1_000_000_000)
    .default(300_000)
    .describe(
      'the same limit for all callers of one network who sign in, register, begin as a guest or renew a session',
    ),
  POINTS_PER_NETWORK_RECEIVING_PER_SECOND: wholeNumber(1_000, 100_000_000)
    .default(10_000)
    .describe(
      'points in a second for what one network sends: 1 for a request or message, and 1 for each kilobyte',
    ),
  CHANGES_PER_USER_PER_DAY: wholeNumber(100, 1_000_000_000)
    .default(100_000)
    .describe(
      'changes of one user in a day: mutations, actions of their plans, and turns of bots that play against them',
    ),
};
