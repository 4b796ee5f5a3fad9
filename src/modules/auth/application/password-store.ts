import type { Transaction } from '../../../platform/database/database.js';

/** What a login needs to know of a user. */
export interface Credential {
  readonly passwordHash: string;
  /** Whether the user has signed in from this network before. */
  readonly knowsNetwork: boolean;
}

/** Where password hashes live. */
export abstract class PasswordStore {
  /** Null for who has no password, and for nobody: as many round trips either way. */
  abstract find(userId: string | null, network: string): Promise<Credential | null>;

  abstract insert(userId: string, passwordHash: string, transaction: Transaction): Promise<void>;

  /**
   * Puts a new hash in the place of `from` and ends all sessions but one.
   *
   * @param also what is written with it
   * @returns false when `from` is the user's no more
   */
  abstract change(
    userId: string,
    from: string,
    to: string,
    keepSessionId: string | null,
    also: (transaction: Transaction) => Promise<void>,
  ): Promise<boolean>;

  /**
   * Sets a password and ends all sessions where `spend`, which holds the right to it, says that it may.
   *
   * @returns what `spend` said
   */
  abstract reset(
    userId: string,
    passwordHash: string,
    spend: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean>;
}
