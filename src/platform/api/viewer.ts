import type { CardSuits, InLanguages, Language } from './reader.js';
import { ApiError } from './api-error.js';
import { CREDENTIAL_PROBLEMS } from './credential-problem.js';
import type { CredentialProblem } from './credential-problem.js';
import { covers, SCOPES } from './scopes.js';
import type { Scope } from './scopes.js';

/** How a viewer has signed in. */
export type CredentialKind = 'SESSION' | 'PERSONAL_TOKEN' | 'APP';

/** What an operator may give a person: an admin may do all that a moderator may. */
export const ROLES = ['MODERATOR', 'ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** What a field may require: a scope, or a session, for which no token is enough. */
export type Need = Scope | 'session';

/** The user who sends a request. */
export interface Viewer {
  readonly userId: string;
  readonly kind: CredentialKind;
  /** The session family, null for a personal token and for an app. */
  readonly sessionId: string | null;
  /** The personal token; null for a session and for an app. */
  readonly tokenId: string | null;
  /** The app that acts for the user; null for a session and for a personal token. */
  readonly appId: string | null;
  /** The grant of the app; null for a session and for a personal token. When it ends, all its tokens end. */
  readonly grantId: string | null;
  /** The scopes that were granted; for a session, all of them. */
  readonly scopes: readonly Scope[];
  /** When the credential expires, in milliseconds since 1970: for an access token soon, null for never. */
  readonly expiresAtMillis: number | null;
  /** The language that the user has chosen; null if the language of each request counts. */
  readonly language: Language | null;
  /** The suits that the user has chosen; null if none. */
  readonly suits: CardSuits | null;
  /** The role in force: only in a session whose sign-in passed the second factor. Tokens and apps never have one. */
  readonly role: Role | null;
}

/** Whether a viewer has a role that allows what `role` allows. */
export const hasRole = (viewer: Pick<Viewer, 'role'> | null, role: Role): boolean =>
  viewer?.role === 'ADMIN' || (role === 'MODERATOR' && viewer?.role === 'MODERATOR');

/** The refusal of a viewer without a role. */
export const lacksRole = (role: Role): ApiError =>
  new ApiError('FORBIDDEN', NEEDS_ROLE[role], { requiredRole: role });

const NEEDS_ROLE: Readonly<Record<Role, InLanguages>> = {
  MODERATOR: {
    en: 'Only moderators may do this, signed in with their second factor.',
    de: 'Das dürfen nur Moderatoren, die sich in zwei Schritten angemeldet haben.',
  },
  ADMIN: {
    en: 'Only admins may do this, signed in with their second factor.',
    de: 'Das dürfen nur Admins, die sich in zwei Schritten angemeldet haben.',
  },
};

/** Whether a viewer may use a field that requires `need`. */
export function mayUse({ sessionId, scopes }: Viewer, need: Need): boolean {
  if (sessionId !== null) return true;
  return need !== 'session' && covers(scopes, need);
}

/** The refusal of a token that lacks what a field needs, with every scope that would do. */
export const lacking = (need: Need): ApiError =>
  need === 'session'
    ? new ApiError('FORBIDDEN', TAKES_SESSION, { requiredScope: null, sufficientScopes: [] })
    : new ApiError('FORBIDDEN', lacksScope(need), {
        requiredScope: need,
        sufficientScopes: SCOPES.filter((scope) => covers([scope], need)),
      });

const TAKES_SESSION: InLanguages = {
  en: 'This needs a session: sign in with your password.',
  de: 'Das geht nur mit einer Sitzung: melde dich mit deinem Passwort an.',
};

const lacksScope = (scope: Scope): InLanguages => ({
  en: `This token lacks the scope "${scope}".`,
  de: `Diesem Token fehlt die Berechtigung „${scope}“.`,
});

/** The refusal of a request that is not authenticated. */
export const notAuthenticated = (
  reason: CredentialProblem,
  texts: InLanguages = CREDENTIAL_PROBLEMS[reason],
): ApiError => new ApiError('UNAUTHENTICATED', texts, { reason });

/** The user that a credential names. The credential may have been revoked since. */
export interface Named {
  readonly userId: string;
  /** The id of the session or of the token. It stays the same when the access token is replaced. */
  readonly credential: string;
}

/** Whose credentials have ended: some of a user, all of an app, or, if messages were missed, anybody's. */
export type Ended = { readonly userId: string } | { readonly appId: string } | null;

/** Whether a credential may be among those that have ended. */
export function mayEnd(
  { userId, appId }: { readonly userId: string; readonly appId?: string | null },
  ended: Ended,
): boolean {
  if (ended === null) return true;
  return 'appId' in ended ? ended.appId === appId : ended.userId === userId;
}

/**
 * Finds out who sends a request, by its `Authorization` header or a socket's `authorization`. It is a port although
 * only one class implements it, because the platform must not depend on the module of accounts.
 */
export abstract class Authenticator {
  /**
   * Null without a credential.
   *
   * @throws ApiError UNAUTHENTICATED for one that is wrong, expired or revoked, SUSPENDED for one of a suspended person
   */
  abstract authenticate(authorization: string | undefined): Promise<Viewer | null>;
  /** The same, but the session of a suspended person is taken. For the few fields that they may still use. */
  abstract authenticateEvenSuspended(authorization: string | undefined): Promise<Viewer | null>;
  /** The user that a credential names, found without the database. */
  abstract namedBy(authorization: string | undefined): Promise<Named | null>;
  /** Whether a user is still signed in, even if the access token has expired. @throws ApiError SUSPENDED */
  abstract stillHolds(viewer: Viewer, authorization: string | undefined): Promise<boolean>;
  /** Calls `hear` when credentials may have ended, in whichever process. */
  abstract onEnded(hear: (ended: Ended) => void): void;
}
