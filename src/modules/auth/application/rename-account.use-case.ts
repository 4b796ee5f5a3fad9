import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Letters } from '../../mail/application/index.js';
import { guestFailure, Renaming, Users } from '../../users/application/index.js';
import type { GuestFailure, User, UserFailure } from '../../users/application/index.js';
import { CredentialCheck } from './credential-check.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { requireSession } from './session-authenticator.js';

type RenameFailures = readonly (UserFailure | AuthFailure | GuestFailure)[];

/** Gives an account another name. It takes the password, because a thief would do it to hide the account. */
@Injectable()
export class RenameAccountUseCase {
  constructor(
    private readonly users: Users,
    private readonly renaming: Renaming,
    private readonly credentials: CredentialCheck,
    private readonly letters: Letters,
  ) {}

  /**
   * @returns the user; NOT_FOR_GUESTS, INVALID_CREDENTIALS, or why the name is refused
   * @throws ApiError FORBIDDEN for a token, RATE_LIMITED like a login
   */
  async execute(
    viewer: Viewer,
    username: string,
    password: string,
    address: string,
  ): Promise<Result<User, RenameFailures>> {
    requireSession(viewer);
    const user = (await this.users.byId(viewer.userId))!;
    if (user.isGuest) return refuse([guestFailure('NOT_FOR_GUESTS')]);
    const fits = await this.credentials.check(user, user.username, password, address);
    if (fits === null) return refuse([authFailure('INVALID_CREDENTIALS', 'password')]);
    return this.renaming.rename(user.id, username, (within) =>
      this.letters.addChange(user.id, 'NAME_CHANGED', within),
    );
  }
}
