import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/database.js';
import { UserStandings } from '../../users/application/index.js';
import type { User } from '../../users/application/index.js';
import { PasswordStore } from '../storage/password-store.js';
import { SessionStore } from '../storage/session-store.js';
import { AppAccess } from './app-access.js';
import { KnownCredentials } from './known-credentials.js';

/** Until when a person is suspended, null for good, and why. */
interface NewSuspension {
  readonly until: Date | null;
  readonly because: string;
}

/**
 * Suspends people. Their sessions end; personal tokens and grants of apps are refused until the suspension ends. A guest's
 * session stays, because nothing else gives access to the account: it is refused like a token.
 */
@Injectable()
export class Suspensions {
  constructor(
    private readonly standings: UserStandings,
    private readonly passwords: PasswordStore,
    private readonly sessions: SessionStore,
    private readonly apps: AppAccess,
    private readonly known: KnownCredentials,
  ) {}

  /** A sign-in of the same moment comes before it, and ends too, or is refused. After the commit call {@link tell}. */
  async begin(
    { id: userId, isGuest }: Pick<User, 'id' | 'isGuest'>,
    suspension: NewSuspension,
    within: Transaction,
  ): Promise<void> {
    await this.passwords.hold(userId, within);
    await this.standings.suspend({ userId, ...suspension }, within);
    await this.apps.grants.signOut(userId, within);
    if (!isGuest) await this.sessions.endAll(userId, null, within);
  }

  /** Ends what runs with a user's credentials, in every process. Repeating it does no harm. */
  tell(userId: string): Promise<void> {
    return this.known.ended(userId);
  }
}
