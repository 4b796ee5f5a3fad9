import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Profile, User } from '../domain/user.js';
import { usernameProblem } from '../domain/username.js';
import { emailFailures, userFailure } from './user-failure.js';
import type { UserFailure } from './user-failure.js';
import { UserStore } from '../storage/user-store.js';

/** What another module does for every new user, in the transaction that creates the user. */
export type UserCreatedHook = (userId: string, transaction: Transaction) => Promise<void>;

/** Creates users: all that belongs to a new one is written with it, or nothing is. */
@Injectable()
export class UserRegistry {
  private readonly hooks: UserCreatedHook[] = [];

  constructor(
    private readonly database: Database,
    private readonly users: UserStore,
  ) {}

  /** Asks to be called for every new user but house bots; it must use the transaction it is given. */
  onUserCreated(hook: UserCreatedHook): void {
    this.hooks.push(hook);
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
    const user = await this.database.transaction((transaction) =>
      this.write(profile, also, transaction),
    );
    return user ? ok(user) : refuse([userFailure('USERNAME_TAKEN', 'username')]);
  }

  private async write(
    profile: Profile,
    also: UserCreatedHook,
    transaction: Transaction,
  ): Promise<User | null> {
    const user = await this.users.insert(profile, transaction);
    if (!user) return null;
    for (const hook of [also, ...this.hooks]) await hook(user.id, transaction);
    return user;
  }
}
