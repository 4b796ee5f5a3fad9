import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isEmail, isTimeZone } from '../domain/profile.js';
import { usernameProblem } from '../domain/username.js';
import { GuestStore } from '../storage/guest-store.js';
import { UserStore } from '../storage/user-store.js';
import type { Naming, Profile, User, UserLanguage } from '../storage/user-store.js';
import { guestFailure, userFailure } from './failures.js';
import type { GuestFailure, UserFailure } from './failures.js';

/** What another module does for every new user, in the transaction that creates the user. */
type UserCreatedHook = (userId: string, transaction: Transaction) => Promise<void>;

/** What another module does when a user reads in another language or by other suits; it has been committed by then. */
type ReaderHook = (userId: string) => Promise<void>;

/** What another module does when accounts are closed, in the transaction that closes them. */
type AccountsClosedHook = (userIds: readonly string[], within: Transaction) => Promise<void>;

/** So often a name for a guest is drawn before chance is not to blame. */
const DRAWS = 5;

/** Each keeps a name from two users. */
const NAME_CONSTRAINTS = ['users_username_once', 'users_lookalike_once'];

/** EMAIL_INVALID, in the input's `email`, for what is no address. */
export const emailFailures = (email: string | null): UserFailure[] =>
  email === null || isEmail(email) ? [] : [userFailure('EMAIL_INVALID', 'email')];

/** The language of a user, for what was chosen or, where that is nothing, what the browser asks for. */
export const userLanguage = (
  chosen: Language | null | undefined,
  asked: Language,
): UserLanguage => ({ language: chosen ?? asked, languageChosen: (chosen ?? null) !== null });

/** Creates users: all that belongs to a new one is written with it, or nothing is. */
@Injectable()
export class UserRegistry {
  private readonly hooks: UserCreatedHook[] = [];
  private readonly readerHooks: ReaderHook[] = [];
  private readonly closedHooks: AccountsClosedHook[] = [];

  constructor(
    private readonly database: Database,
    private readonly users: UserStore,
    private readonly guests: GuestStore,
  ) {}

  /** Asks to be called for every new user but house bots; it must use the transaction it is given. */
  onUserCreated(hook: UserCreatedHook): void {
    this.hooks.push(hook);
  }

  /** Asks to be called whenever a user has said what language to speak, or which suits to name. */
  onReaderChanged(hook: ReaderHook): void {
    this.readerHooks.push(hook);
  }

  /** Asks to be called when accounts are closed; it must use the transaction it is given. */
  onAccountsClosed(hook: AccountsClosedHook): void {
    this.closedHooks.push(hook);
  }

  /** What is wrong with a profile on its face: USERNAME_INVALID, USERNAME_RESERVED, EMAIL_INVALID. */
  problems(profile: Naming): UserFailure[] {
    const name = usernameProblem(profile.username);
    return [...(name ? [userFailure(name, 'username')] : []), ...emailFailures(profile.email)];
  }

  /**
   * Creates a user. Of two that ask for one name at once the first to come gets it.
   *
   * @param also what the caller writes with it, before the hooks
   * @returns the user, or what `problems` tells, or USERNAME_TAKEN
   */
  async create(
    profile: Profile,
    also: UserCreatedHook,
  ): Promise<Result<User, readonly UserFailure[]>> {
    const problems = this.problems(profile);
    if (problems.length > 0) return refuse(problems);
    const user = await this.write((within) => this.users.insert(profile, within), also);
    return user ? ok(user) : refuse([userFailure('USERNAME_TAKEN', 'username')]);
  }

  /**
   * Creates a guest, under a name that is drawn.
   *
   * @param also as of {@link create}
   */
  async createGuest(language: Language, also: UserCreatedHook): Promise<User> {
    for (let draw = 0; draw < DRAWS; draw++) {
      const guest = await this.write((within) => this.guests.insert(language, within), also);
      if (guest) return guest;
    }
    throw new Error(`${DRAWS} names for a guest were taken one after the other.`);
  }

  /**
   * Makes an ordinary account of a guest's, which stays what it is otherwise.
   *
   * @param also what the caller writes with it
   * @returns the user, or what `problems` tells, or USERNAME_TAKEN, or NOT_A_GUEST
   */
  async keepGuest(
    userId: string,
    profile: Naming,
    also: UserCreatedHook,
  ): Promise<Result<User, readonly (UserFailure | GuestFailure)[]>> {
    const problems = this.problems(profile);
    if (problems.length > 0) return refuse(problems);
    try {
      const kept = await this.database.transaction(async (within) => {
        const user = await this.guests.keep(userId, profile, within);
        if (user) await also(userId, within);
        return user;
      });
      return kept ? ok(kept) : refuse([guestFailure('NOT_A_GUEST')]);
    } catch (error) {
      if (!NAME_CONSTRAINTS.some((name) => breaksUnique(error, name))) throw error;
      return refuse([userFailure('USERNAME_TAKEN', 'username')]);
    }
  }

  /** Closes guests' accounts, with all that tells of who they were. */
  async closeGuests(userIds: readonly string[]): Promise<void> {
    await this.database.transaction(async (within) => {
      const closed = await this.guests.close(userIds, within);
      for (const hook of closed.length > 0 ? this.closedHooks : []) await hook(closed, within);
    });
  }

  private write(
    insert: (within: Transaction) => Promise<User | null>,
    also: UserCreatedHook,
  ): Promise<User | null> {
    return this.database.transaction(async (within) => {
      const created = await insert(within);
      for (const hook of created ? [also, ...this.hooks] : []) await hook(created!.id, within);
      return created;
    });
  }

  /** Says where a user lives: matches that begin from now on go by it, and days that are booked. */
  async setTimeZone(userId: string, timeZone: string): Promise<UserFailure | null> {
    if (!isTimeZone(timeZone)) return userFailure('TIME_ZONE_INVALID', 'timeZone');
    await this.users.setTimeZone(userId, timeZone);
    return null;
  }

  /** Says in which language a user is written to, and whether requests are answered in it as well. */
  async setLanguage(userId: string, language: UserLanguage): Promise<void> {
    await this.users.setLanguage(userId, language);
    for (const hook of this.readerHooks) await hook(userId);
  }

  /** Says by which suits texts for a user name cards. */
  async setSuits(userId: string, suits: CardSuits): Promise<void> {
    await this.users.setSuits(userId, suits);
    for (const hook of this.readerHooks) await hook(userId);
  }
}
