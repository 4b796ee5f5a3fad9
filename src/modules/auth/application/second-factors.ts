import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { Letters } from '../../mail/application/index.js';
import { guestFailure, Users } from '../../users/application/index.js';
import type { GuestFailure, User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { removeSecondFactor, SecondFactorStore } from '../storage/second-factor-store.js';
import type { FactorState } from '../storage/second-factor-store.js';
import { SessionStore } from '../storage/session-store.js';
import { AppAccess } from './app-access.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { IdentityCheck } from './identity-check.js';
import type { Proof } from './identity-check.js';
import { KnownCredentials } from './known-credentials.js';
import {
  drawFactorSecret,
  drawRecoveryCodes,
  factorTexts,
  hashRecoveryCode,
} from './second-factor-codes.js';
import { requireSession } from './session-authenticator.js';

type Failures = AuthFailure | GuestFailure;

/** The secret of a second factor, for the program that makes the codes. It is shown once. */
interface NewFactor {
  /** An `otpauth://` link. */
  readonly uri: string;
  /** The same secret to type. */
  readonly secret: string;
}

/** Two-factor sign-in: a program of the user makes a code for each sign-in (TOTP, RFC 6238). */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly users: Users,
    private readonly identities: IdentityCheck,
    private readonly store: SecondFactorStore,
    private readonly sessions: SessionStore,
    private readonly passwords: PasswordStore,
    private readonly apps: AppAccess,
    private readonly known: KnownCredentials,
    private readonly letters: Letters,
    private readonly database: Database,
  ) {}

  /** Null if it is off. */
  stateOf(userId: string): Promise<FactorState | null> {
    return this.store.stateOf(userId);
  }

  /** Draws a secret. No sign-in needs it until {@link confirm}. */
  async begin(
    viewer: Viewer,
    password: string,
    address: string,
  ): Promise<Result<NewFactor, Failures>> {
    const user = await this.ownerOf(viewer);
    if (user.isGuest) return refuse(guestFailure('NOT_FOR_GUESTS'));
    if (await this.store.stateOf(user.id)) return refuse(authFailure('SECOND_FACTOR_ON'));
    const identity = await this.identities.check(user, { password }, address, 'password');
    if (!identity.ok) return identity;
    const secret = drawFactorSecret();
    const begun = await this.store.begin(user.id, secret);
    return begun ? ok(factorTexts(secret, user.username)) : refuse(authFailure('SECOND_FACTOR_ON'));
  }

  /**
   * Turns it on, once a first code shows that the program works. All other sessions end; this one counts as signed in
   * with it.
   *
   * @returns the recovery codes, which nobody can read again
   */
  async confirm(viewer: Viewer, code: string): Promise<Result<string[], Failures>> {
    const sessionId = requireSession(viewer);
    const { userId } = viewer;
    const factor = await this.store.find(userId);
    if (!factor) return refuse(authFailure('SECOND_FACTOR_NOT_BEGUN'));
    if (factor.isConfirmed) return refuse(authFailure('SECOND_FACTOR_ON'));
    if (!(await this.identities.isRight(userId, factor, code)))
      return refuse(authFailure('SECOND_FACTOR_WRONG', 'code'));
    const codes = drawRecoveryCodes();
    const confirmed = await this.database.transaction(async (within) => {
      // A sign-in of the same moment waits for the password's row, and finds the second factor afterwards.
      await this.passwords.hold(userId, within);
      if (!(await this.store.confirm(userId, factor.id, within))) return false;
      await this.writeCodes(userId, codes, within);
      await this.sessions.endAll(userId, sessionId, within);
      await this.apps.grants.signOut(userId, within);
      await this.store.markSession(sessionId, factor.id, within);
      await this.letters.addChange(userId, 'SECOND_FACTOR_TURNED_ON', within);
      return true;
    });
    if (!confirmed) return refuse(authFailure('SECOND_FACTOR_NOT_BEGUN'));
    await this.known.ended(userId);
    return ok(codes);
  }

  /** Draws new recovery codes; the old ones end. */
  async renewCodes(
    viewer: Viewer,
    proof: Proof,
    address: string,
  ): Promise<Result<string[], Failures>> {
    const proved = await this.prove(viewer, proof, address);
    if (!proved.ok) return proved;
    const codes = drawRecoveryCodes();
    const renewed = await this.database.transaction(async (within) => {
      // One after the other: the codes of the first would be left beside those of the second.
      await this.passwords.hold(viewer.userId, within);
      if (!(await this.store.isOn(viewer.userId, proved.value, within))) return false;
      await this.writeCodes(viewer.userId, codes, within);
      await this.letters.addChange(viewer.userId, 'RECOVERY_CODES_RENEWED', within);
      return true;
    });
    return renewed ? ok(codes) : refuse(authFailure('SECOND_FACTOR_OFF'));
  }

  /** @returns null when it was turned off */
  async turnOff(viewer: Viewer, proof: Proof, address: string): Promise<Failures | null> {
    const proved = await this.prove(viewer, proof, address);
    if (!proved.ok) return proved.error;
    const { userId } = viewer;
    await this.database.transaction(async (within) => {
      await this.passwords.hold(userId, within);
      if (await removeSecondFactor(userId, within))
        await this.letters.addChange(userId, 'SECOND_FACTOR_TURNED_OFF', within);
    });
    await this.known.ended(userId);
    return null;
  }

  /** Proves who the viewer is, who must have a second factor. @returns its id */
  private async prove(
    viewer: Viewer,
    proof: Proof,
    address: string,
  ): Promise<Result<string, Failures>> {
    const user = await this.ownerOf(viewer);
    const identity = await this.identities.check(user, proof, address, 'password');
    if (!identity.ok) return identity;
    const { secondFactorId } = identity.value;
    return secondFactorId === null ? refuse(authFailure('SECOND_FACTOR_OFF')) : ok(secondFactorId);
  }

  private async ownerOf(viewer: Viewer): Promise<User> {
    requireSession(viewer);
    return (await this.users.byId(viewer.userId))!;
  }

  private writeCodes(userId: string, codes: readonly string[], within: Transaction): Promise<void> {
    return this.store.setRecoveryCodes(
      userId,
      codes.map((code) => hashRecoveryCode(code)!),
      within,
    );
  }
}
