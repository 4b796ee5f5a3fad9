import { Injectable } from '@nestjs/common';
import { putLast } from '../../../platform/collections.js';
import { RefreshTokenStore } from '../storage/refresh-token-store.js';
import type { AccessClaims } from './access-tokens.js';

/** How many exchanges are remembered; the one that was noted first is dropped first. */
const MOST_NOTED = 20_000;

/**
 * Notes the first use of the access tokens that were given for a refresh token. This process asks the database
 * once for each exchange, which is once in ten minutes for a session, and the database writes only the first
 * time (ADR 39).
 */
@Injectable()
export class FirstUses {
  private readonly noted = new Map<string, true>();

  constructor(private readonly store: RefreshTokenStore) {}

  async note({ sessionId, givenFor }: AccessClaims): Promise<void> {
    if (givenFor === null) return;
    const exchange = `${sessionId} ${givenFor.toString('base64url')}`;
    if (this.noted.has(exchange)) return;
    await this.store.confirm({ id: sessionId, givenFor });
    putLast(this.noted, exchange, true, MOST_NOTED);
  }
}
