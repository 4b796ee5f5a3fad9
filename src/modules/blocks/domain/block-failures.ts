/** Why nobody is blocked. */
export const BLOCK_FAILURES = {
  UNKNOWN_USER: 'There is no such user.',
  BLOCK_IS_YOU: 'You cannot block yourself.',
  BLOCK_IS_BOT: 'House bots send nothing, so they cannot be blocked.',
  TOO_MANY_BLOCKED: 'You have blocked as many users as can be: unblock somebody first.',
} as const;
export type BlockFailureCode = keyof typeof BLOCK_FAILURES;
