/** Budgets of points that never run out, for tests with many requests a minute. */
export const UNLIMITED_POINTS = {
  POINTS_PER_TOKEN_PER_MINUTE: '1000000000',
  POINTS_PER_USER_PER_MINUTE: '1000000000',
  POINTS_PER_NETWORK_ANONYMOUS_PER_MINUTE: '1000000000',
  POINTS_PER_NETWORK_PER_MINUTE: '1000000000',
} as const;
