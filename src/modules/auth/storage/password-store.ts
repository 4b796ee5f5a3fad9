import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { FIRST_UUID } from '../../../platform/api/ids.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { SessionStore } from './session-store.js';
import { PasswordRow, SessionRow } from './tables.js';

/** What a login needs to know of a user. */
export interface Credential extends Pick<PasswordRow, 'passwordHash'> {
  /** Whether the user has signed in from this network before. */
  readonly knowsNetwork: boolean;
}

/** An id that no user has. */
const NOBODY = FIRST_UUID;

const NOW = () => 'now()';

/** Password hashes. A transaction that changes one locks its row first and then ends sessions. */
@Injectable()
export class PasswordStore {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionStore,
  ) {}

  /** Null for a user without a password and for an unknown one, with the same number of round trips. */
  async find(userId: string | null, network: string): Promise<Credential | null> {
    const of = { userId: userId ?? NOBODY };
    const password = await this.database.of(PasswordRow).findOneBy(of);
    const knowsNetwork = await this.database.of(SessionRow).existsBy({ ...of, network });
    return password && { passwordHash: password.passwordHash, knowsNetwork };
  }

  /** Whether the password was last changed at that time or before. */
  isUnchanged(userId: string, since: Date): Promise<boolean> {
    return this.database.of(PasswordRow).existsBy({ userId, changedAt: LessThanOrEqual(since) });
  }

  /** Locks a password until the transaction ends: sign-ins wait, and so do changes. */
  async hold(userId: string, within: Transaction): Promise<void> {
    const lock = { mode: 'pessimistic_write' } as const;
    await within.of(PasswordRow).findOne({ where: { userId }, lock });
  }

  async remove(userId: string, within: Transaction): Promise<void> {
    await within.of(PasswordRow).delete({ userId });
  }

  async insert(userId: string, passwordHash: string, within: Transaction): Promise<void> {
    await within.of(PasswordRow).insert({ userId, passwordHash });
  }

  /**
   * Replaces the hash `from` and ends all sessions but one, including sessions that were opened while it
   * waited for the row.
   *
   * @param also is written in the same transaction
   * @returns false when `from` is no longer the user's hash
   */
  change(
    userId: string,
    from: string,
    to: string,
    keepSessionId: string | null,
    also: (within: Transaction) => Promise<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (within) => {
      const hash = { passwordHash: to, changedAt: NOW };
      const passwords = within.of(PasswordRow);
      const { affected } = await passwords.update({ userId, passwordHash: from }, hash);
      if (affected === 0) return false;
      await also(within);
      await this.sessions.endAll(userId, keepSessionId, within);
      return true;
    });
  }

  /**
   * Sets a password and ends all sessions if `spend`, which spends the reset token, allows it.
   *
   * @returns what `spend` returned
   */
  reset(
    userId: string,
    passwordHash: string,
    spend: (within: Transaction) => Promise<boolean>,
  ): Promise<boolean> {
    return this.database.transaction(async (within) => {
      // The password first, in the same order as `change`, so that the two never deadlock.
      await this.hold(userId, within);
      if (!(await spend(within))) return false;
      await within.of(PasswordRow).update({ userId }, { passwordHash, changedAt: NOW });
      await this.sessions.endAll(userId, null, within);
      return true;
    });
  }
}
