import { Injectable } from '@nestjs/common';
import type { Suspendable } from '../../../platform/api/suspension.js';
import type { Transaction } from '../../../platform/database/database.js';
import { AppAccess, KnownCredentials } from '../../auth/application/index.js';
import type { AppCredential, AppGrantsPort } from '../../auth/application/index.js';
import { Letters } from '../../mail/application/index.js';
import { GrantStore } from '../storage/grant-store.js';
import type { Grant, GrantedApp } from '../storage/grant-store.js';
import { RecordStore } from '../storage/record-store.js';
import { appFailure } from './failures.js';
import type { AppFailure } from './failures.js';
import { recordKey } from './record-keys.js';

export type { GrantedApp };

/** The grants that users have given to apps. */
@Injectable()
export class AppGrants implements AppGrantsPort {
  constructor(
    private readonly grants: GrantStore,
    private readonly records: RecordStore,
    private readonly known: KnownCredentials,
    private readonly letters: Letters,
    access: AppAccess,
  ) {
    access.grants = this;
  }

  /** Grants an app access; the first time, the user gets an e-mail about it. */
  add(grant: Pick<Grant, 'id' | 'userId' | 'appId' | 'scopes'>): Promise<void> {
    return this.grants.insert(grant, (within) =>
      this.letters.addChange(grant.userId, 'APP_GRANTED', within),
    );
  }

  /** Ends one grant with its tokens, at once in every process. */
  async end(grantId: string): Promise<void> {
    const userId = await this.grants.end(grantId);
    if (userId !== null) await this.known.ended(userId);
  }

  /** Ends all grants of a user to an app. @returns APP_NOT_FOUND when there are none */
  async revoke(userId: string, appId: string): Promise<AppFailure | null> {
    const ended = await this.grants.endAll(userId, appId);
    if (!ended) return appFailure('APP_NOT_FOUND', 'grantedAppId');
    await this.known.ended(userId);
    return null;
  }

  /** A grant to an app that has not been deleted. */
  byId(id: string): Promise<Grant | null> {
    return this.grants.find(id);
  }

  /** The apps that act for a user, last used first. */
  list(userId: string): Promise<GrantedApp[]> {
    return this.grants.list(userId);
  }

  isExpired(accessToken: string): Promise<boolean> {
    return this.records.isExpired(recordKey('AccessToken', accessToken));
  }

  find(accessToken: string): Promise<AppCredential | null> {
    return this.records.token(recordKey('AccessToken', accessToken));
  }

  live(grantIds: readonly string[]): Promise<ReadonlyMap<string, Suspendable>> {
    return this.grants.live(grantIds);
  }

  signOut(userId: string, within?: Transaction): Promise<void> {
    return this.records.signOut(userId, within);
  }

  async revokeAll(userId: string, within: Transaction): Promise<void> {
    await this.grants.endAll(userId, undefined, within);
  }
}
