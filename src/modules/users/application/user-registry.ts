import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import { breaksUnique, Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { WordFilter } from '../../../platform/words/word-filter.js';
import { isEmail, isTimeZone } from '../domain/profile.js';
import { usernameProblem } from '../domain/username.js';
import { GuestStore } from '../storage/guest-store.js';
import type { SeenGuest } from '../storage/guest-store.js';
import { UserStore } from '../storage/user-store.js';
import type { ChosenAudiences, Naming, Profile, User, UserLanguage } from '../storage/users.js';
import { guestFailure, userFailure } from './failures.js';
import type { GuestFailure, UserFailure } from './failures.js';

/** Called for every new user, in the transaction that creates the user. */
type UserCreatedHook = (userId: string, transaction: Transaction) => Promise<void>;

/** Called after a user's language or suits have changed and been committed. */
type ReaderHook = (userId: string) => Promise<void>;

/** Called when an account ends, before its rows are erased. */
type AccountEndHook = (userId: string, within: Transaction) => Promise<void>;

/** After so many taken names for one guest, chance is not the cause. */
const DRAWS = 5;

/** The constraints that keep usernames unique. The last is that of names that were given up. */
const NAME_CONSTRAINTS = ['users_username_once', 'users_lookalike_once', 'old_usernames_kept'];

/** The result of `work`, or USERNAME_TAKEN if it wrote a name that is taken or kept. */
export async function unlessTaken<T, F>(
  work: () => Promise<Result<T, readonly F[]>>,
): Promise<Result<T, readonly (F | UserFailure)[]>> {
  try {
    return await work();
  } catch (error) {
    if (!NAME_CONSTRAINTS.some((name) => breaksUnique(error, name))) throw error;
    return refuse([userFailure('USERNAME_TAKEN', 'username')]);
  }
}

/** EMAIL_INVALID, in the input's `email`, for a text that is no address. */
export const emailFailures = (email: string | null): UserFailure[] =>
  email === null || isEmail(email) ? [] : [userFailure('EMAIL_INVALID', 'email')];

/** The language of a user: the chosen one, or else the language that the browser requests. */
export const userLanguage = (
  chosen: Language | null | undefined,
  requested: Language,
): UserLanguage => ({ language: chosen ?? requested, languageChosen: (chosen ?? null) !== null });

/** Creates users. Everything that belongs to a new user is written in one transaction. */
@Injectable()
export class UserRegistry {
  private readonly hooks: UserCreatedHook[] = [];
  private readonly readerHooks: ReaderHook[] = [];
  private readonly endHooks: AccountEndHook[] = [];

  constructor(
    private readonly database: Database,
    private readonly users: UserStore,
    private readonly guests: GuestStore,
    private readonly filter: WordFilter,
  ) {}

  /** Registers a hook for every new user except house bots. It must use the transaction it is given. */
  onUserCreated(hook: UserCreatedHook): void {
    this.hooks.push(hook);
  }

  /** Registers a hook for changes of a user's language or suits. */
  onReaderChanged(hook: ReaderHook): void {
    this.readerHooks.push(hook);
  }

  /** Registers a hook for accounts that end. It must use the transaction it is given, and may be called again. */
  onAccountEnd(hook: AccountEndHook): void {
    this.endHooks.push(hook);
  }

  /** The problems of a profile that need no database: EMAIL_INVALID, and those of {@link nameProblems}. */
  problems(profile: Naming): UserFailure[] {
    return [...this.nameProblems(profile.username), ...emailFailures(profile.email)];
  }

  /** Why nobody may have this name: USERNAME_INVALID, USERNAME_RESERVED, WORDS_REFUSED. */
  nameProblems(username: string): UserFailure[] {
    const problem = usernameProblem(username);
    if (problem) return [userFailure(problem, 'username')];
    return this.filter.refusesName(username) ? [userFailure('WORDS_REFUSED', 'username')] : [];
  }

  /**
   * Creates a user. If two users request the same name at the same time, the first gets it.
   *
   * @param also what the caller writes in the same transaction, before the hooks
   * @returns the user, or the failures of `problems`, or USERNAME_TAKEN
   */
  async create(
    profile: Profile,
    also: UserCreatedHook,
  ): Promise<Result<User, readonly UserFailure[]>> {
    const problems = this.problems(profile);
    if (problems.length > 0) return refuse(problems);
    return unlessTaken(async () => {
      const user = await this.write((within) => this.users.insert(profile, within), also);
      return user ? ok(user) : refuse([userFailure('USERNAME_TAKEN', 'username')]);
    });
  }

  /**
   * Creates a guest with a random name.
   *
   * @param also as in {@link create}
   */
  async createGuest(language: Language, also: UserCreatedHook): Promise<User> {
    for (let draw = 0; draw < DRAWS; draw++) {
      const guest = await this.write((within) => this.guests.insert(language, within), also);
      if (guest) return guest;
    }
    throw new Error(`${DRAWS} random guest names in a row were taken.`);
  }

  /**
   * Turns a guest's account into an ordinary one. Its matches and settings stay.
   *
   * @param also what the caller writes in the same transaction
   * @returns the user, or the failures of `problems`, or USERNAME_TAKEN, or NOT_A_GUEST
   */
  async keepGuest(
    userId: string,
    profile: Naming,
    also: UserCreatedHook,
  ): Promise<Result<User, readonly (UserFailure | GuestFailure)[]>> {
    const problems = this.problems(profile);
    if (problems.length > 0) return refuse(problems);
    return unlessTaken(async () => {
      const user = await this.database.transaction(async (within) => {
        const account = await this.guests.keep(userId, profile, within);
        if (account) await also(userId, within);
        return account;
      });
      return user ? ok(user) : refuse([guestFailure('NOT_A_GUEST')]);
    });
  }

  /** Writes when guests were active. */
  guestsSeen(guests: readonly SeenGuest[]): Promise<void> {
    return this.guests.seen(guests);
  }

  /** Notes that guests are gone: their accounts are to end. A guest who keeps the account at this moment stays. */
  guestsGone(userIds: readonly string[]): Promise<void> {
    return this.guests.gone(userIds);
  }

  /** Lets other modules part from a user whose account ends. It may be called again. */
  part(userId: string): Promise<void> {
    return this.database.transaction(async (within) => {
      for (const hook of this.endHooks) await hook(userId, within);
    });
  }

  /** Ends an account: its row stays, without a name and anything else that its owner has given. */
  close(userId: string, within: Transaction): Promise<void> {
    return this.users.close(userId, within);
  }

  /** Deletes the row of a guest whose account has ended, if no other row names it. */
  removeUnnamed(userId: string): Promise<void> {
    return this.guests.removeUnnamed(userId);
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

  /** Sets the time zone of a user. It applies to matches that begin from now on, and to new vacations. */
  async setTimeZone(userId: string, timeZone: string): Promise<UserFailure | null> {
    if (!isTimeZone(timeZone)) return userFailure('TIME_ZONE_INVALID', 'timeZone');
    await this.users.setTimeZone(userId, timeZone);
    return null;
  }

  /** Sets the language of texts to a user, and whether answers to requests use it as well. */
  async setLanguage(userId: string, language: UserLanguage): Promise<void> {
    await this.users.setLanguage(userId, language);
    for (const hook of this.readerHooks) await hook(userId);
  }

  /** Sets whether days of vacation are taken automatically. */
  setAutoVacation(userId: string, autoVacation: boolean, within?: Transaction): Promise<void> {
    return this.users.setAutoVacation(userId, autoVacation, within);
  }

  /** Chooses who may see what is a user's; null for the default. What is missing stays. */
  setAudiences(
    userId: string,
    audiences: Partial<ChosenAudiences>,
    within: Transaction,
  ): Promise<void> {
    return this.users.setAudiences(userId, audiences, within);
  }

  /** Makes a bot of an account that is locked. This cannot be undone. */
  makeBot(userId: string, within: Transaction): Promise<void> {
    return this.users.makeBot(userId, within);
  }

  /** Sets the suits used in texts to a user. */
  async setSuits(userId: string, suits: CardSuits): Promise<void> {
    await this.users.setSuits(userId, suits);
    for (const hook of this.readerHooks) await hook(userId);
  }
}
