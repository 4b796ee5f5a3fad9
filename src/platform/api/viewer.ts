import type { CardSuits, InLanguages, Language } from './reader.js';
import { covers } from './scopes.js';
import type { Scope } from './scopes.js';

/** With what a viewer has come. */
export type CredentialKind = 'SESSION' | 'PERSONAL_TOKEN' | 'APP';

/** What a field may ask for: a scope, or a session, which no token stands in for. */
export type Need = Scope | 'session';

/** Who asks. */
export interface Viewer {
  readonly userId: string;
  readonly kind: CredentialKind;
  /** The session family, null for a personal token and for an app. */
  readonly sessionId: string | null;
  /** The personal token; null for a session and for an app. */
  readonly tokenId: string | null;
  /** The app that acts for the user; null for a session and for a personal token. */
  readonly appId: string | null;
  /** What the app was granted with; null like that. It ends all tokens that came of it. */
  readonly grantId: string | null;
  /** What was granted; of a session all there are. */
  readonly scopes: readonly Scope[];
  /** When the credential ends by itself, in milliseconds since 1970: an access token soon. Null for never. */
  readonly expiresAtMillis: number | null;
  /** The language that the user has chosen; null where each request says its own. */
  readonly language: Language | null;
  /** The suits that the user has chosen; null for none. */
  readonly suits: CardSuits | null;
}

/** Whether a viewer may have what asks for this. */
export function mayUse({ sessionId, scopes }: Viewer, need: Need): boolean {
  if (sessionId !== null) return true;
  return need !== 'session' && covers(scopes, need);
}

/** Why a token is refused, whatever it may do. */
export const TAKES_SESSION: InLanguages = {
  en: 'This takes a session: sign in with your password.',
  de: 'Das geht nur mit einer Sitzung: melde dich mit deinem Passwort an.',
};

/** Why a token is refused that may do other things. */
export const lacksScope = (scope: Scope): InLanguages => ({
  en: `This token lacks the scope "${scope}".`,
  de: `Diesem Token fehlt die Berechtigung „${scope}“.`,
});

/** Whom a credential names; whether it still holds is not said. */
export interface Named {
  readonly userId: string;
  /** The session or the token itself, however often its access tokens change. */
  readonly credential: string;
}

/**
 * Finds out who sends a request: by its `Authorization` header or a socket's `authorization`. A port
 * though one class alone implements it: the platform asks, and knows no module that could answer.
 */
export abstract class Authenticator {
  /** Null without a credential; UNAUTHENTICATED with one that is wrong, expired or revoked. */
  abstract authenticate(authorization: string | undefined): Promise<Viewer | null>;
  /** Whom a credential names, as far as that is known without a look into the database. */
  abstract namedBy(authorization: string | undefined): Promise<Named | null>;
  /** Whether somebody who was signed in still is, though the access token may have run out. */
  abstract stillHolds(viewer: Viewer, authorization: string | undefined): Promise<boolean>;
}
