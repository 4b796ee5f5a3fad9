import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import type { CredentialProblem } from '../../../platform/api/credential-problem.js';
import { unlessSuspended } from '../../../platform/api/suspension.js';
import type { Suspendable } from '../../../platform/api/suspension.js';
import { Authenticator, lacking, notAuthenticated } from '../../../platform/api/viewer.js';
import type { CredentialKind, Ended, Named, Viewer } from '../../../platform/api/viewer.js';
import { API_TOKEN_PREFIX } from '../domain/api-token.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import { SessionStore } from '../storage/session-store.js';
import type { FoundSession } from '../storage/session-store.js';
import { AccessTokens } from './access-tokens.js';
import { AppAccess } from './app-access.js';
import { FirstUses } from './first-uses.js';
import { KnownCredentials } from './known-credentials.js';
import { hashSecret } from './secrets.js';
import { NO_APP, NO_ROLE, sessionViewer } from './session-viewer.js';
import type { Choices } from './session-viewer.js';

/** How many personal tokens are remembered with their owners; the one unused for longest is dropped first. */
const MOST_OWNERS = 10_000;

const BEARER = /^bearer +(\S+) *$/i;
const SCHEME = /^bearer(?: |$)/i;
/** The characters of a token, by RFC 6750. */
const TOKEN = /^[\w.~+/-]+=*$/;

const tokenOf = (authorization: string): string => BEARER.exec(authorization)?.[1] ?? '';

/** Looks up all keys of one moment in one statement: a message may go to thousands of subscribers. */
function batchLoader<T>(
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): DataLoader<string, T | null> {
  const batch = async (keys: readonly string[]) => {
    const found = await read([...new Set(keys)]);
    return keys.map((key) => found.get(key) ?? null);
  };
  return new DataLoader(batch, { cache: false });
}

/**
 * Authenticates requests: by the access token of a session that has not ended, by a personal token, or by an
 * app's access token.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  private readonly foundSessions: DataLoader<string, FoundSession | null>;
  private readonly liveTokens: DataLoader<string, Suspendable | null>;
  private readonly liveGrants: DataLoader<string, Suspendable | null>;
  /** The owners of personal and app tokens that were used here, by the hash of the secret. */
  private readonly owners = new Map<string, Named>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionStore,
    private readonly apiTokens: ApiTokenStore,
    private readonly known: KnownCredentials,
    private readonly apps: AppAccess,
    private readonly firstUses: FirstUses,
  ) {
    super();
    this.foundSessions = batchLoader((ids) => this.sessions.byIds(ids));
    this.liveTokens = batchLoader((hashes) => this.apiTokens.live(hashes));
    this.liveGrants = batchLoader((ids) => this.apps.grants.live(ids));
  }

  override async authenticate(authorization: string | undefined): Promise<Viewer | null> {
    if (!authorization) return null;
    const token = tokenOf(authorization);
    const viewer = await this.viewerOf(token);
    return viewer ?? this.refuse(authorization, token);
  }

  override async authenticateEvenSuspended(
    authorization: string | undefined,
  ): Promise<Viewer | null> {
    if (!authorization) return null;
    const token = tokenOf(authorization);
    if (kindOf(token) !== 'SESSION') return this.authenticate(authorization);
    const claims = await this.tokens.read(`Bearer ${token}`);
    const found = claims && (await this.sessions.find(claims.sessionId, claims.userId));
    if (found && !found.hasEnded) return sessionViewer(claims, found);
    if (found) unlessSuspended(found);
    return this.refuse(authorization, token);
  }

  /** @throws ApiError UNAUTHENTICATED always */
  private async refuse(authorization: string, token: string): Promise<never> {
    throw notAuthenticated(await this.problemOf(authorization, token));
  }

  /** Why a credential is refused. Only the holder of a token that we have given out learns that it was valid once. */
  private async problemOf(authorization: string, token: string): Promise<CredentialProblem> {
    if (!SCHEME.test(authorization)) return 'NO_BEARER_SCHEME';
    if (!TOKEN.test(token)) return 'MALFORMED';
    const kind = kindOf(token);
    if (kind === 'SESSION') return this.tokens.problemOf(token) ?? 'REVOKED';
    if (kind === 'APP') return (await this.apps.grants.isExpired(token)) ? 'EXPIRED' : 'UNKNOWN';
    return (await this.apiTokens.problemOf(hashSecret(token))) ?? 'UNKNOWN';
  }

  override async namedBy(authorization: string | undefined): Promise<Named | null> {
    if (!authorization) return null;
    const token = tokenOf(authorization);
    if (kindOf(token) !== 'SESSION') return this.owners.get(keyOf(token)) ?? null;
    const claims = await this.tokens.read(`Bearer ${token}`);
    return claims && { userId: claims.userId, credential: claims.sessionId };
  }

  override async stillHolds(viewer: Viewer, authorization: string | undefined): Promise<boolean> {
    const { sessionId, grantId } = viewer;
    if (grantId !== null) return this.grantHolds(grantId, viewer);
    if (sessionId === null) return this.tokenHolds(keyOf(tokenOf(authorization ?? '')));
    const live = await this.sessionOf(viewer, () => this.foundSessions.load(sessionId));
    return live !== null;
  }

  override onEnded(hear: (ended: Ended) => void): void {
    this.known.onEnded(hear);
  }

  private viewerOf(token: string): Promise<Viewer | null> {
    const kind = kindOf(token);
    if (kind === 'SESSION') return this.bySession(token);
    return kind === 'APP' ? this.byApp(token) : this.byApiToken(token);
  }

  private async grantHolds(
    grantId: string,
    { userId, appId }: Pick<Viewer, 'userId' | 'appId'>,
  ): Promise<boolean> {
    const live = await this.known.find(`grant ${grantId}`, async () => {
      const found = await this.liveGrants.load(grantId);
      return found && { owned: { ...unlessSuspended(found), userId, appId } };
    });
    return live !== null;
  }

  private async tokenHolds(key: string): Promise<boolean> {
    if (this.known.has(key)) return true;
    const found = await this.liveTokens.load(key);
    if (found) unlessSuspended(found);
    return found !== null;
  }

  private byApiToken(token: string): Promise<Viewer | null> {
    const key = keyOf(token);
    return this.known.find<Viewer>(key, async () => {
      const owner = await this.apiTokens.use(Buffer.from(key, 'hex'));
      this.rememberOwner(key, owner && { userId: owner.userId, credential: key });
      if (!owner) return null;
      const { id: tokenId, userId, scopes, expiresAt, language, suits } = unlessSuspended(owner);
      const expiresAtMillis = expiresAt && expiresAt.getTime();
      const of = { userId, tokenId, scopes, language, suits };
      const viewer = { ...of, expiresAtMillis, sessionId: null, ...NO_APP, ...NO_ROLE };
      return { owned: { ...viewer, kind: 'PERSONAL_TOKEN' }, expiresAt };
    });
  }

  private byApp(token: string): Promise<Viewer | null> {
    const key = keyOf(token);
    return this.known.find<Viewer>(key, async () => {
      const found = await this.apps.grants.find(token);
      this.rememberOwner(key, found && { userId: found.userId, credential: found.grantId });
      if (!found) return null;
      const { expiresAt, ...of } = unlessSuspended(found);
      const none = { sessionId: null, tokenId: null, ...NO_ROLE };
      const owned = { ...of, ...none, expiresAtMillis: expiresAt.getTime() };
      return { owned: { ...owned, kind: 'APP' }, expiresAt };
    });
  }

  private rememberOwner(key: string, owner: Named | null): void {
    if (owner) putLast(this.owners, key, owner, MOST_OWNERS);
    else this.owners.delete(key);
  }

  private async bySession(token: string): Promise<Viewer | null> {
    const claims = await this.tokens.read(`Bearer ${token}`);
    if (!claims) return null;
    const { sessionId, userId } = claims;
    const live = await this.sessionOf(claims, () => this.sessions.find(sessionId, userId));
    if (live) await this.firstUses.note(claims);
    return live && sessionViewer(claims, live);
  }

  /**
   * A session that has not ended, remembered or looked up.
   *
   * @throws ApiError SUSPENDED also for one that has, so that its user learns why
   */
  private sessionOf(
    session: Pick<Viewer, 'sessionId' | 'userId'>,
    look: () => Promise<FoundSession | null>,
  ): Promise<(Choices & Pick<Viewer, 'userId'>) | null> {
    return this.known.find(keyOfSession(session), async () => {
      const found = await look();
      if (!found) return null;
      const { hasEnded, ...choices } = unlessSuspended(found);
      return hasEnded ? null : { owned: { ...choices, userId: session.userId } };
    });
  }
}

/** A session's token is a JWT, which has dots; an app's token has only letters, digits, - and _. */
function kindOf(token: string): CredentialKind {
  if (token.startsWith(API_TOKEN_PREFIX)) return 'PERSONAL_TOKEN';
  return /^[\w-]+$/.test(token) ? 'APP' : 'SESSION';
}

/** Both ids, so that a session is valid only together with its user. */
const keyOfSession = ({ sessionId, userId }: Pick<Viewer, 'sessionId' | 'userId'>): string =>
  `${sessionId} ${userId}`;

const keyOf = (token: string): string => hashSecret(token).toString('hex');

/** The viewer's session. @throws ApiError FORBIDDEN for a token, with any scopes */
export function requireSession(viewer: Viewer): string {
  if (viewer.sessionId !== null) return viewer.sessionId;
  throw lacking('session');
}
