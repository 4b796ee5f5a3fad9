import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import { Clock } from '../../../platform/time.js';
import { SCOPES } from '../../../platform/api/scopes.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { LetterStore } from '../../mail/application/index.js';
import { API_TOKEN_PREFIX, apiTokenProblems } from '../domain/api-token.js';
import type { ApiTokenRequest } from '../domain/api-token.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import type { ApiToken } from '../storage/api-token-store.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { KnownCredentials } from './known-credentials.js';
import { drawSecret, hashSecret } from './secrets.js';
import { requireSession } from './session-authenticator.js';

/** A token that was just made; nobody can be shown its secret again. */
interface GrantedToken {
  readonly token: ApiToken;
  readonly secret: string;
}

/** Personal tokens, with which programs act for a user within their scopes. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly store: ApiTokenStore,
    private readonly clock: Clock,
    private readonly letters: LetterStore,
    private readonly known: KnownCredentials,
  ) {}

  /**
   * @returns the token and its secret, or what is wrong with the request, or TOO_MANY_TOKENS
   * @throws ApiError FORBIDDEN for a token: none begets another
   */
  async create(
    viewer: Viewer,
    request: ApiTokenRequest,
  ): Promise<Result<GrantedToken, readonly AuthFailure[]>> {
    requireSession(viewer);
    const problems = apiTokenProblems(request, SCOPES, this.clock.now());
    if (problems.length > 0) return refuse(problems.map((p) => authFailure(p.code, p.field)));
    const secret = drawSecret(API_TOKEN_PREFIX);
    const { userId } = viewer;
    const token = await this.store.insert(userId, request, hashSecret(secret), (transaction) =>
      this.letters.oweChange(userId, 'TOKEN_CREATED', transaction),
    );
    return token ? ok({ token, secret }) : refuse([authFailure('TOO_MANY_TOKENS')]);
  }

  /**
   * Ends a token for good; TOKEN_NOT_FOUND when it is not the user's.
   *
   * @param tokenId null for an id that is no token's
   */
  async revoke(userId: string, tokenId: string | null): Promise<AuthFailure | null> {
    const removed = tokenId !== null && (await this.store.remove(userId, tokenId));
    if (!removed) return authFailure('TOKEN_NOT_FOUND', 'tokenId');
    await this.known.ended(userId);
    return null;
  }
}
