import { Injectable } from '@nestjs/common';
import { userFailure, UserRegistry, Users } from '../../users/application/index.js';
import type { Naming, UserFailure } from '../../users/application/index.js';
import { passwordFailures } from './failures.js';
import type { AuthFailure } from './failures.js';

/** Checks the name, address and password of a new account. */
@Injectable()
export class NewAccounts {
  constructor(
    private readonly registry: UserRegistry,
    private readonly users: Users,
  ) {}

  /** All that is wrong with a new account, by the fields of the input. */
  async failuresOf(profile: Naming, password: string): Promise<(UserFailure | AuthFailure)[]> {
    const problems = this.registry.problems(profile);
    const isValidName = problems.every((problem) => problem.path?.[0] !== 'username');
    const taken = isValidName && (await this.users.isTaken(profile.username));
    return [
      ...problems,
      ...(taken ? [userFailure('USERNAME_TAKEN', 'username')] : []),
      ...passwordFailures(password, profile.username, 'password'),
    ];
  }
}
