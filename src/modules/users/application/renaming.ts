import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { canonicalName } from '../domain/name-letters.js';
import { RenameStore } from '../storage/rename-store.js';
import { Users } from '../storage/users.js';
import type { User } from '../storage/users.js';
import { userFailure } from './failures.js';
import type { UserFailure } from './failures.js';
import { unlessTaken, UserRegistry } from './user-registry.js';

type RenameResult = Result<User, readonly UserFailure[]>;

/** Changes users' names. The old name leads to its owner for a time, and nobody else can take it meanwhile. */
@Injectable()
export class Renaming {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly store: RenameStore,
    private readonly registry: UserRegistry,
  ) {}

  /** From when on a user can be renamed. */
  async renamableAt(userId: string): Promise<Date> {
    return (await this.store.renamable(userId)).at;
  }

  /**
   * Renames a user. If two users want a name at the same time, the first gets it. A user who has the name already
   * stays as they are.
   *
   * @param also what is written in the same transaction
   * @returns the user; USERNAME_INVALID, USERNAME_RESERVED, WORDS_REFUSED, RENAMED_RECENTLY or USERNAME_TAKEN
   */
  async rename(
    userId: string,
    username: string,
    also: (within: Transaction) => Promise<void>,
  ): Promise<RenameResult> {
    const problems = this.registry.nameProblems(username);
    if (problems.length > 0) return refuse(problems);
    return unlessTaken(() =>
      this.database.transaction((within) => this.write(userId, username, also, within)),
    );
  }

  /** Removes old names that are no longer kept. */
  clear(): Promise<void> {
    return this.store.clear();
  }

  private async write(
    userId: string,
    username: string,
    also: (within: Transaction) => Promise<void>,
    within: Transaction,
  ): Promise<RenameResult> {
    await this.users.hold(userId, within);
    const user = (await this.users.byId(userId, within))!;
    if (user.username === canonicalName(username)) return ok(user);
    const { isDue } = await this.store.renamable(userId, within);
    if (!isDue) return refuse([userFailure('RENAMED_RECENTLY')]);
    await this.store.rename(userId, user.username, username, within);
    await also(within);
    return ok((await this.users.byId(userId, within))!);
  }
}
