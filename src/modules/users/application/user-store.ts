import type { Address, Profile, User } from '../domain/user.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Where users live. */
export abstract class UserStore {
  abstract findMany(ids: readonly string[]): Promise<User[]>;
  /** By the lower-cased name. */
  abstract findByKey(usernameKey: string): Promise<User | null>;
  /** Whether a name that looks like this one is taken. */
  abstract isTaken(username: string): Promise<boolean>;
  /** Whether a user has verified an address, or came more than so many hours ago. */
  abstract isEstablished(
    userId: string,
    hours: number,
    transaction?: Transaction,
  ): Promise<boolean>;
  abstract findBot(level: string): Promise<User | null>;
  abstract addressOf(userId: string): Promise<Address | null>;
  /** An IANA name; null when there is no such user. */
  abstract timeZoneOf(userId: string): Promise<string | null>;
  abstract setTimeZone(userId: string, timeZone: string): Promise<void>;
  /** Puts an unverified address, or none, in the place of what the user had. */
  abstract setEmail(userId: string, email: string | null, transaction: Transaction): Promise<void>;
  /**
   * Marks the user's address as verified; false when it is another by now.
   *
   * @throws an error that `breaksUnique` knows by `users_verified_email` when it is another user's
   */
  abstract verifyEmail(
    userId: string,
    emailKey: string,
    transaction: Transaction,
  ): Promise<boolean>;
  /** Null when the name is taken, or one that looks like it. */
  abstract insert(profile: Profile, transaction: Transaction): Promise<User | null>;
  /** Creates the users of these levels that are missing. */
  abstract insertBots(levels: readonly string[]): Promise<void>;
}
