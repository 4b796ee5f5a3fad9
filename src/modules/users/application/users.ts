import type { Page } from '../../../platform/api/page.js';
import type { Sql, Transaction } from '../../../platform/database/database.js';
import type { UserRow } from '../storage/tables.js';

/** A user as everyone may see it: a person, a guest, a bot account, or a house bot. */
export type User = Pick<
  UserRow,
  'id' | 'username' | 'isBot' | 'botLevel' | 'isGuest' | 'createdAt'
>;

/** A user's private data; the time zone is an IANA name. */
export type PrivateUser = Pick<
  UserRow,
  'id' | 'email' | 'emailVerifiedAt' | 'timeZone' | 'language' | 'languageChosen' | 'suits'
>;

/** The language of texts to a user, and whether the user has chosen it. */
export type UserLanguage = Pick<UserRow, 'language' | 'languageChosen'>;

/** The name of an account, and its e-mail address. */
export type Naming = Pick<UserRow, 'username' | 'email'>;

/** The data that a new user gives. */
export type Profile = Naming & UserLanguage;

/** The users to search for. */
export interface NameSearch {
  /** The beginning of the name; see `isUsernamePrefix`. */
  readonly prefix: string;
  readonly withHouseBots: boolean;
}

/** Finds users. A text that cannot be an id or a name is not looked up. */
export abstract class Users {
  abstract byId(id: string): Promise<User | null>;

  /** The users with these ids who exist, by id; for dataloaders. */
  abstract byIds(ids: readonly string[]): Promise<ReadonlyMap<string, User>>;

  /** Without regard to case. */
  abstract byUsername(username: string): Promise<User | null>;

  /** The users with these names who exist, by the keys of their names. */
  abstract byUsernames(usernames: readonly string[]): Promise<ReadonlyMap<string, User>>;

  /**
   * In the order of their names, without regard to case; one more than the page holds if there are more.
   */
  abstract search(search: NameSearch, page: Page<string>): Promise<User[]>;

  /** The number of users found; null if there are too many to count. */
  abstract countSearch(search: NameSearch): Promise<number | null>;

  /** Whether a user has a verified address, or registered more than so many hours ago. */
  abstract isEstablished(userId: string, hours: number, within?: Sql): Promise<boolean>;

  /** Locks users until the transaction ends, so that changes come one after the other. */
  abstract hold(userId: string | readonly string[], within: Transaction): Promise<void>;

  /** The users with these ids who exist, by id. None of them becomes a bot until the transaction ends. */
  abstract keep(ids: readonly string[], within: Transaction): Promise<ReadonlyMap<string, User>>;

  /** The private data of a user; null when there is no such user. */
  abstract privateById(id: string): Promise<PrivateUser | null>;
}

/** The e-mail addresses of users, which are private. */
export abstract class UserAddresses {
  /** The user's own address, null when there is none. */
  abstract addressOf(userId: string): Promise<{ email: string; isVerified: boolean } | null>;

  /** Which of these users have given an address, and whether each has been verified. */
  abstract verifiedAddresses(userIds: readonly string[]): Promise<ReadonlyMap<string, boolean>>;

  /** Replaces the user's address by an unverified one, or by none. */
  abstract setEmail(userId: string, email: string | null, within: Transaction): Promise<void>;

  /**
   * Marks the user's address as verified; false when the address has changed.
   *
   * @throws a violation of `users_verified_email` (see `breaksUnique`) when another user has verified it
   */
  abstract verifyEmail(userId: string, key: string, within: Transaction): Promise<boolean>;
}
