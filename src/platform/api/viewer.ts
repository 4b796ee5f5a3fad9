/** What a personal token may do; a session may do everything. */
export const SCOPES = ['read', 'play', 'account'] as const;
export type Scope = (typeof SCOPES)[number];

/** Who asks. */
export interface Viewer {
  readonly userId: string;
  /** The session family, null for a personal token. */
  readonly sessionId: string | null;
  readonly scopes: readonly Scope[];
}

/** Whoever may play may see what they play. */
export const holds = ({ scopes }: Viewer, scope: Scope): boolean =>
  scopes.includes(scope) || (scope === 'read' && scopes.includes('play'));

/**
 * Finds out who sends a request: by its `Authorization` header or a socket's `authorization`. A port
 * though one class alone implements it: the platform asks, and knows no module that could answer.
 */
export abstract class Authenticator {
  /** Null without a credential; UNAUTHENTICATED with one that is wrong, expired or revoked. */
  abstract authenticate(authorization: string | undefined): Promise<Viewer | null>;
  /** The user whom a credential names, as far as that is known without a look into the database. */
  abstract namedBy(authorization: string | undefined): Promise<string | null>;
  /** Whether somebody who was signed in still is, though the access token may have run out. */
  abstract stillHolds(viewer: Viewer, authorization: string | undefined): Promise<boolean>;
}
