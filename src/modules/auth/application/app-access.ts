import { Injectable } from '@nestjs/common';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Suspendable, Suspension } from '../../../platform/api/suspension.js';
import type { Scope } from '../../../platform/api/scopes.js';
import type { Transaction } from '../../../platform/database/database.js';

/** What an app's access token allows, and until when. */
export interface AppCredential {
  readonly userId: string;
  readonly appId: string;
  /** The credential is valid as long as this grant, even after the access token has expired. */
  readonly grantId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  /** The language that the user has chosen. */
  readonly language: Language | null;
  readonly suits: CardSuits | null;
  readonly suspension: Suspension | null;
}

/** What this module needs from the module of apps. */
export interface AppGrantsPort {
  /** Null when the access token is invalid. */
  find(accessToken: string): Promise<AppCredential | null>;
  /** Whether an access token was given out and has expired. */
  isExpired(accessToken: string): Promise<boolean>;
  /** The grants among these that have not ended, by id. */
  live(grantIds: readonly string[]): Promise<ReadonlyMap<string, Suspendable>>;
  /** Signs a user out of browsers in which apps ask for consent. */
  signOut(userId: string, within?: Transaction): Promise<void>;
  /** Ends all grants of a user to apps. */
  revokeAll(userId: string, within: Transaction): Promise<void>;
}

const NONE: AppGrantsPort = {
  find: () => Promise.resolve(null),
  isExpired: () => Promise.resolve(false),
  live: () => Promise.resolve(new Map()),
  signOut: () => Promise.resolve(),
  revokeAll: () => Promise.resolve(),
};

/** Holds the implementation, which the module of apps sets; without that module there are no apps. */
@Injectable()
export class AppAccess {
  grants: AppGrantsPort = NONE;
}
