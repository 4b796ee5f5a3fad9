import { Injectable } from '@nestjs/common';
import { refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Letters } from '../../mail/application/index.js';
import { guestFailure, Renaming, Users } from '../../users/application/index.js';
import type { GuestFailure, User, UserFailure } from '../../users/application/index.js';
import type { AuthFailure } from './failures.js';
import { IdentityCheck } from './identity-check.js';
import type { Proof } from './identity-check.js';
import { requireSession } from './session-authenticator.js';

type RenameFailures = readonly (UserFailure | AuthFailure | GuestFailure)[];

/** Gives an account another name. It takes the password, because a thief would do it to hide the account. */
@Injectable()
export class RenameAccountUseCase {
  constructor(
    private readonly users: Users,
    private readonly renaming: Renaming,
    private readonly identities: IdentityCheck,
    private readonly letters: Letters,
  ) {}

  /**
   * @returns the user; NOT_FOR_GUESTS, what is wrong with the proof, or why the name is refused
   * @throws ApiError FORBIDDEN for a token, RATE_LIMITED like a login
   */
  async execute(
    viewer: Viewer,
    username: string,
    proof: Proof,
    address: string,
  ): Promise<Result<User, RenameFailures>> {
    requireSession(viewer);
    const user = (await this.users.byId(viewer.userId))!;
    if (user.isGuest) return refuse([guestFailure('NOT_FOR_GUESTS')]);
    const identity = await this.identities.check(user, proof, address, 'password');
    if (!identity.ok) return refuse([identity.error]);
    return this.renaming.rename(user.id, username, (within) =>
      this.letters.addChange(user.id, 'NAME_CHANGED', within),
    );
  }
}
