import DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import { ApiError } from '../../../platform/api/api-error.js';
import { Authenticator, SCOPES } from '../../../platform/api/viewer.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { API_TOKEN_PREFIX } from '../domain/api-token.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import { SessionStore } from '../storage/session-store.js';
import { AccessTokens } from './access-tokens.js';
import { hashSecret } from './secrets.js';

/** So many personal tokens are known by their owners; the one that was quiet longest goes first. */
const MOST_OWNERS = 10_000;

const BEARER = /^bearer +(\S+) *$/i;

const tokenOf = (authorization: string): string => BEARER.exec(authorization)?.[1] ?? '';

/** Asks in one statement for all that are asked about at once: a message may be for thousands. */
function liveLoader(live: (keys: readonly string[]) => Promise<ReadonlySet<string>>) {
  const batch = async (keys: readonly string[]) => {
    const found = await live([...new Set(keys)]);
    return keys.map((key) => found.has(key));
  };
  return new DataLoader(batch, { cache: false });
}

/**
 * Knows who sends a request: by an access token of a session that has not ended, or by a personal
 * token. The database is asked each time, so that ending either works at once.
 */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  private readonly liveSessions: DataLoader<string, boolean>;
  private readonly liveTokens: DataLoader<string, boolean>;
  /** The owners of personal tokens that have been used here, by the hash of the secret. */
  private readonly owners = new Map<string, string>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly sessions: SessionStore,
    private readonly apiTokens: ApiTokenStore,
  ) {
    super();
    this.liveSessions = liveLoader((ids) => this.sessions.live(ids));
    this.liveTokens = liveLoader((hashes) => this.apiTokens.live(hashes));
  }

  override async authenticate(authorization: string | undefined): Promise<Viewer | null> {
    if (!authorization) return null;
    const token = tokenOf(authorization);
    const viewer = token.startsWith(API_TOKEN_PREFIX)
      ? await this.byApiToken(token)
      : await this.bySession(token);
    if (viewer) return viewer;
    throw new ApiError('UNAUTHENTICATED', 'The token is wrong, expired or revoked.');
  }

  override async namedBy(authorization: string | undefined): Promise<string | null> {
    if (!authorization) return null;
    const token = tokenOf(authorization);
    if (token.startsWith(API_TOKEN_PREFIX)) return this.owners.get(keyOf(token)) ?? null;
    return (await this.tokens.read(`Bearer ${token}`))?.userId ?? null;
  }

  override async stillHolds(viewer: Viewer, authorization: string | undefined): Promise<boolean> {
    if (viewer.sessionId !== null) return this.liveSessions.load(viewer.sessionId);
    return this.liveTokens.load(keyOf(tokenOf(authorization ?? '')));
  }

  private async byApiToken(token: string): Promise<Viewer | null> {
    const owner = await this.apiTokens.use(hashSecret(token));
    this.rememberOwner(token, owner?.userId);
    return owner && { ...owner, sessionId: null };
  }

  private rememberOwner(token: string, userId: string | undefined): void {
    if (userId) putLast(this.owners, keyOf(token), userId, MOST_OWNERS);
    else this.owners.delete(keyOf(token));
  }

  private async bySession(token: string): Promise<Viewer | null> {
    const claims = await this.tokens.read(`Bearer ${token}`);
    const live = claims && (await this.sessions.isLive(claims.sessionId, claims.userId));
    return live ? { ...claims, scopes: SCOPES } : null;
  }
}

const keyOf = (token: string): string => hashSecret(token).toString('hex');

/** The viewer's session. @throws ApiError FORBIDDEN for a personal token, whatever its scopes */
export function requireSession(viewer: Viewer): string {
  if (viewer.sessionId !== null) return viewer.sessionId;
  throw new ApiError('FORBIDDEN', 'This takes a session: sign in with your password.');
}
