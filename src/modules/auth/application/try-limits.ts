const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** A number that is the operator's to choose. */
type Choice =
  'REGISTRATIONS_PER_MINUTE' | 'CHALLENGES_PER_MINUTE' | 'LETTERS_PER_HOUR' | 'ABORTS_PER_WEEK';

/** How often what may be tried, counted together by all processes of the service. */
export const TRY_LIMITS = {
  /** Wrong passwords for an account, from networks that it has never been used from. */
  'login-account': { tries: 10, seconds: QUARTER_HOUR },
  /** Wrong passwords for an account from one network that it has been used from. */
  'login-known': { tries: 10, seconds: QUARTER_HOUR },
  /** Wrong passwords from a network, for whatever account. */
  'login-network': { tries: 100, seconds: QUARTER_HOUR },
  /** Reset letters for a name or address. */
  'reset-account': { tries: 3, seconds: HOUR },
  'reset-network': { tries: 20, seconds: HOUR },
  /** Letters of verification that a user asks for. */
  'verification-account': { tries: 5, seconds: HOUR },
  /** Accounts from a network. */
  'register-network': { tries: 'REGISTRATIONS_PER_MINUTE', seconds: 60 },
  /** Messages of a user, in all matches. */
  'message-sender': { tries: 20, seconds: 60 },
  /** Challenges and offers of rematches by a user, refused ones too. */
  challenger: { tries: 'CHALLENGES_PER_MINUTE', seconds: 60 },
  /** What calls to other people by letter or push: challenges that name them, requests, offers. */
  caller: { tries: 1000, seconds: HOUR },
  /** Letters, and push messages, to a user about what others want of them. */
  called: { tries: 'LETTERS_PER_HOUR', seconds: HOUR },
  /** Webhooks that a user makes, tests and replays: all of them post to an address of their choice. */
  'webhook-owner': { tries: 100, seconds: HOUR },
  /** Requests to confirm addresses of webhooks, to all addresses of one user and to one host. */
  'confirmation-owner': { tries: 60, seconds: HOUR },
  'confirmation-host': { tries: 300, seconds: HOUR },
  /** Vacation booked or taken back: each moves deadlines, and others' moves wait for that. */
  vacation: { tries: 100, seconds: HOUR },
  /** Reports by a user. */
  reporter: { tries: 20, seconds: HOUR },
  /** Matches that a user has reviewed: each takes a worker's thread for some seconds. */
  reviewer: { tries: 20, seconds: 24 * HOUR },
  /** Offers to call a rated match off: whoever has seen the cards must not often throw them away. */
  'rated-abort': { tries: 'ABORTS_PER_WEEK', seconds: 7 * 24 * HOUR },
} as const satisfies Record<string, { tries: number | Choice; seconds: number }>;

export type TryLimit = keyof typeof TRY_LIMITS;

/** Whose tries are counted under which limit. */
export interface Tries {
  readonly limit: TryLimit;
  readonly key: string;
}

/** Counts tries in windows that begin with the first and do not grow with further ones. */
export abstract class TryLimits {
  /** @throws ApiError RATE_LIMITED when one of them is used up */
  abstract check(tries: readonly Tries[]): Promise<void>;
  /** Counts one of each. @throws ApiError RATE_LIMITED when that is more than may be */
  abstract count(tries: readonly Tries[]): Promise<void>;
  /** Counts one; false when that is more than may be. */
  abstract allows(tries: Tries): Promise<boolean>;
  abstract forget(tries: Tries): Promise<void>;
}
