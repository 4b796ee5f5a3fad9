import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Language } from '../../../platform/api/language.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { isEmail, isTimeZone } from '../domain/profile.js';
import { usernameProblem } from '../domain/username.js';
import { UserStore } from '../storage/user-store.js';
import type { Profile, User, UserLanguage } from '../storage/user-store.js';
import { userFailure } from './failures.js';
import type { UserFailure } from './failures.js';

/** What another module does for every new user, in the transaction that creates the user. */
type UserCreatedHook = (userId: string, transaction: Transaction) => Promise<void>;

/** What another module does when a user has another language; it has been committed by then. */
type LanguageHook = (userId: string) => Promise<void>;

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
  private readonly languageHooks: LanguageHook[] = [];

  constructor(
    private readonly database: Database,
    private readonly users: UserStore,
  ) {}

  /** Asks to be called for every new user but house bots; it must use the transaction it is given. */
  onUserCreated(hook: UserCreatedHook): void {
    this.hooks.push(hook);
  }

  /** Asks to be called whenever a user has said what language to speak. */
  onLanguageSet(hook: LanguageHook): void {
    this.languageHooks.push(hook);
  }

  /** What is wrong with a profile on its face: USERNAME_INVALID, USERNAME_RESERVED, EMAIL_INVALID. */
  problems(profile: Profile): UserFailure[] {
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
    const user = await this.database.transaction(async (transaction) => {
      const created = await this.users.insert(profile, transaction);
      for (const hook of created ? [also, ...this.hooks] : []) await hook(created!.id, transaction);
      return created;
    });
    return user ? ok(user) : refuse([userFailure('USERNAME_TAKEN', 'username')]);
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
    for (const hook of this.languageHooks) await hook(userId);
  }
}
