import { Injectable } from '@nestjs/common';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Scope } from '../../../platform/api/scopes.js';
import type { Transaction } from '../../../platform/database/database.js';

/** What an app's access token opens, and until when. */
export interface AppCredential {
  readonly userId: string;
  readonly appId: string;
  /** It holds as long as what it was granted with, whatever becomes of the access token. */
  readonly grantId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  /** That the user has chosen. */
  readonly language: Language | null;
  readonly suits: CardSuits | null;
}

/** What the module of apps does for those who sign users in and out. */
export interface AppGrantsPort {
  /** Null when the access token does not hold. */
  find(accessToken: string): Promise<AppCredential | null>;
  /** Which of these grants have not ended. */
  live(grantIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Signs a user out of browsers in which apps ask for consent. */
  signOut(userId: string, within?: Transaction): Promise<void>;
  /** Ends all that a user has granted apps. */
  revokeAll(userId: string, within: Transaction): Promise<void>;
}

const NONE: AppGrantsPort = {
  find: () => Promise.resolve(null),
  live: () => Promise.resolve(new Set()),
  signOut: () => Promise.resolve(),
  revokeAll: () => Promise.resolve(),
};

/** Where the module of apps says what it does; without it there are no apps. */
@Injectable()
export class AppAccess {
  grants: AppGrantsPort = NONE;
}
