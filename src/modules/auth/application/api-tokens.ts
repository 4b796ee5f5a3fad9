import { Injectable } from '@nestjs/common';
import { ok, refuse } from '../../../engine/index.js';
import type { Result } from '../../../engine/index.js';
import type { Failure } from '../../../platform/api/failure.js';
import { Idempotency, keyedCall, keyFailure } from '../../../platform/idempotency/idempotency.js';
import type { KeyedCall } from '../../../platform/idempotency/idempotency.js';
import { Clock } from '../../../platform/time.js';
import { SCOPES } from '../../../platform/api/scopes.js';
import type { Viewer } from '../../../platform/api/viewer.js';
import { Letters } from '../../mail/application/index.js';
import { Guests } from '../../users/application/index.js';
import { API_TOKEN_PREFIX, apiTokenProblems } from '../domain/api-token.js';
import type { ApiTokenRequest } from '../domain/api-token.js';
import { ApiTokenStore } from '../storage/api-token-store.js';
import type { ApiToken } from '../storage/api-token-store.js';
import { authFailure } from './failures.js';
import type { AuthFailure } from './failures.js';
import { KnownCredentials } from './known-credentials.js';
import { drawSecret, hashSecret } from './secrets.js';
import { requireSession } from './session-authenticator.js';

export type { ApiToken };

/** A token that was just created; its secret cannot be shown again. */
interface GrantedToken {
  readonly token: ApiToken;
  /** Null for a repeated call: only the first answer contains it. */
  readonly secret: string | null;
}

/** Personal tokens, with which programs act for a user within their scopes. */
@Injectable()
export class ApiTokens {
  constructor(
    private readonly store: ApiTokenStore,
    private readonly clock: Clock,
    private readonly letters: Letters,
    private readonly known: KnownCredentials,
    private readonly idempotency: Idempotency,
    private readonly guests: Guests,
  ) {}

  /**
   * Creates a token.
   *
   * @param key the client's idempotency key
   * @returns the token and its secret, or what is wrong with the request, or TOO_MANY_TOKENS, NOT_FOR_GUESTS
   * @throws ApiError FORBIDDEN for a token: a token cannot create another one
   */
  async create(
    viewer: Viewer,
    request: ApiTokenRequest,
    key: string | null,
  ): Promise<Result<GrantedToken, readonly Failure[]>> {
    requireSession(viewer);
    const { userId } = viewer;
    const problems = apiTokenProblems(request, SCOPES, this.clock.now());
    const guest = await this.guests.refusal(userId);
    if (guest) return refuse([guest]);
    const badKey = keyFailure(key);
    if (problems.length > 0 || badKey) {
      const failures = problems.map((p) => authFailure(p.code, p.field));
      return refuse([...failures, ...(badKey ? [badKey] : [])]);
    }
    const call = keyedCall(userId, key, 'createApiToken', [request]);
    const granted = await this.idempotency.once<GrantedToken, Failure>(call, {
      first: () => this.grant(call, request),
      again: (tokenId) => this.grantedBefore(userId, tokenId),
    });
    return granted.ok ? granted : refuse([granted.error]);
  }

  /** The user's tokens, newest first. */
  list(userId: string): Promise<ApiToken[]> {
    return this.store.list(userId);
  }

  /** A token of the user's own; null for others. */
  find(id: string, userId: string): Promise<ApiToken | null> {
    return this.store.find(id, userId);
  }

  private async grant(
    call: KeyedCall,
    request: ApiTokenRequest,
  ): Promise<Result<GrantedToken, Failure>> {
    const { userId } = call;
    const secret = drawSecret(API_TOKEN_PREFIX);
    const token = await this.store.insert(
      userId,
      request,
      hashSecret(secret),
      async (created, within) => {
        await this.letters.addChange(userId, 'TOKEN_CREATED', within);
        await this.idempotency.keep(call, created.id, within);
      },
    );
    return token ? ok({ token, secret }) : refuse(authFailure('TOO_MANY_TOKENS'));
  }

  private async grantedBefore(
    userId: string,
    tokenId: string,
  ): Promise<Result<GrantedToken, Failure>> {
    const token = (await this.store.list(userId)).find(({ id }) => id === tokenId);
    return token ? ok({ token, secret: null }) : refuse(authFailure('TOKEN_NOT_FOUND'));
  }

  /** Revokes a token for good; TOKEN_NOT_FOUND when it is not the user's. */
  async revoke(userId: string, tokenId: string): Promise<AuthFailure | null> {
    const removed = await this.store.remove(userId, tokenId);
    if (!removed) return authFailure('TOKEN_NOT_FOUND', 'apiTokenId');
    await this.known.ended(userId);
    return null;
  }
}
