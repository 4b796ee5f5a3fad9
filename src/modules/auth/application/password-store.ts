import type { EntityManager } from 'typeorm';

/** What a login needs to know of a user. */
export interface Credential {
  readonly passwordHash: string;
  /** Whether the user has signed in from this network before. */
  readonly knowsNetwork: boolean;
}

/** Where password hashes and the tokens of reset links live. */
export abstract class PasswordStore {
  /** Null for who has no password, and for nobody: as many round trips either way. */
  abstract find(userId: string | null, network: string): Promise<Credential | null>;

  abstract insert(userId: string, passwordHash: string, manager: EntityManager): Promise<void>;

  /**
   * Puts a new hash in the place of `from` and ends all sessions but one; open links lose their power.
   *
   * @returns false when `from` is the user's no more
   */
  abstract change(
    userId: string,
    from: string,
    to: string,
    keepSessionId: string | null,
  ): Promise<boolean>;

  /** Makes these the users' only reset tokens, for an hour. */
  abstract putResets(resets: readonly { userId: string; tokenHash: Buffer }[]): Promise<void>;

  /** Whose reset token this is, null when it is nobody's or too late. */
  abstract findReset(tokenHash: Buffer): Promise<string | null>;

  /** Spends a reset token: sets the password and ends all sessions. Null when it was none (more). */
  abstract reset(tokenHash: Buffer, passwordHash: string): Promise<string | null>;
}
