import { Inject, Injectable, Logger } from '@nestjs/common';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import type { Failure } from '../../../platform/api/failure.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Transaction } from '../../../platform/database/database.js';
import {
  authFailure,
  EndedAccess,
  IdentityCheck,
  requireSession,
} from '../../auth/application/index.js';
import type { Proof } from '../../auth/application/index.js';
import { ChallengeClosing } from '../../challenges/application/index.js';
import { Letters } from '../../mail/application/index.js';
import { UserRegistry, Users } from '../../users/application/index.js';
import { Vacations } from '../../vacations/application/index.js';
import { DeletionStore } from '../storage/deletion-store.js';

/**
 * Deletes accounts: at once they are signed out everywhere, and after a period of grace they end. Whoever signs in
 * before takes it back.
 */
@Injectable()
export class AccountDeletion {
  private readonly logger = new Logger(AccountDeletion.name);

  constructor(
    private readonly users: Users,
    private readonly registry: UserRegistry,
    private readonly identities: IdentityCheck,
    private readonly access: EndedAccess,
    private readonly challenges: ChallengeClosing,
    private readonly vacations: Vacations,
    private readonly letters: Letters,
    private readonly deletions: DeletionStore,
    @Inject(CONFIG) private readonly config: Pick<Config, 'ACCOUNT_GRACE_DAYS'>,
  ) {}

  /**
   * Asks for the deletion of the viewer's account. A guest's account ends at once: without a password nobody could sign in
   * again to take it back.
   *
   * @param proof only looked at for an account with a password
   * @returns when the account ends, or INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_WRONG
   * @throws ApiError FORBIDDEN for a personal token, RATE_LIMITED like a login
   */
  async ask(viewer: Viewer, proof: Proof, address: string): Promise<Result<Date, Failure>> {
    requireSession(viewer);
    const { userId } = viewer;
    const user = (await this.users.byId(userId))!;
    const { isGuest } = user;
    const identity = isGuest ? null : await this.identities.check(user, proof, address, 'password');
    if (identity && !identity.ok) return identity;
    await this.challenges.cancelAllOf([userId]);
    await this.vacations.endAll(userId);
    const { automatic: autoVacation } = await this.vacations.taker(userId);
    const days = isGuest ? 0 : this.config.ACCOUNT_GRACE_DAYS;
    let deletesAt = new Date();
    const ended = await this.access.end(userId, async (within) => {
      // A guest who keeps the account at this moment has a password, which was not asked for.
      await this.users.hold(userId, within);
      if ((await this.users.byId(userId, within))?.isGuest !== isGuest) return false;
      if (!isGuest) await this.letters.addChange(userId, 'DELETION_ASKED', within);
      await this.registry.setAutoVacation(userId, false, within);
      deletesAt = await this.deletions.ask({ userId, days, autoVacation }, within);
      return true;
    });
    if (!ended) return refuse(authFailure('INVALID_CREDENTIALS', 'password'));
    // After a restore to an earlier time the operator finds here what has to be asked for again.
    this.logger.log(`deletion of ${userId} asked`);
    return ok(deletesAt);
  }

  /** A sign-in takes a deletion back that has not begun. */
  async signedIn(userId: string, within: Transaction): Promise<void> {
    const withdrawn = await this.deletions.withdraw(userId, within);
    if (!withdrawn) return;
    if (withdrawn.autoVacation) await this.registry.setAutoVacation(userId, true, within);
    await this.letters.addChange(userId, 'DELETION_WITHDRAWN', within);
    within.afterCommit(() => this.logger.log(`deletion of ${userId} withdrawn`));
  }

  /** When the deletion of an account was taken back last; null if it never was. */
  withdrawnAt(userId: string): Promise<Date | null> {
    return this.deletions.withdrawnAt(userId);
  }
}
