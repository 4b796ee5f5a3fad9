import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import { isScope } from '../../../platform/api/scopes.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Suspendable, Suspension } from '../../../platform/api/suspension.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { MAX_API_TOKENS } from '../domain/api-token.js';
import type { ApiTokenRequest } from '../domain/api-token.js';
import { ApiTokenRow, RevokedTokenRow } from './tables.js';

const SHOWN = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
} as const;

/** A personal token as its owner sees it; the secret is not in it. */
export type ApiToken = Pick<ApiTokenRow, keyof typeof SHOWN>;

const STALE = `coalesce(last_used_at < now() - interval '1 minute', true) AS stale`;
const LIVE = '(expires_at IS NULL OR expires_at > now())';

/** The owner of a personal token, what it may do, and when it expires; null for never. */
export type TokenOwner = Pick<ApiTokenRow, keyof typeof OWNER> & {
  /** The language that the owner has chosen. */
  readonly language: Language | null;
  readonly suits: CardSuits | null;
  readonly suspension: Suspension | null;
};

const OWNER = { id: true, userId: true, scopes: true, expiresAt: true } as const;

const FIND = statement<TokenOwner & { stale: boolean }, { tokenHash: Buffer }>(
  'api-tokens-find',
  `SELECT ${columns(ApiTokenRow, OWNER, 't')}, u.chosen_language AS language, u.suits,
     n.suspension, ${STALE}
   FROM api_tokens t JOIN user_profiles u USING (user_id) JOIN user_standings n USING (user_id)
   WHERE token_hash = :tokenHash AND ${LIVE}`,
);

type Used = Pick<ApiTokenRow, 'tokenHash'> & {
  readonly stale: boolean;
  readonly suspension: Suspension | null;
};

const WHICH_LIVE = statement<Used, { hashes: readonly Buffer[] }>(
  'api-tokens-which-live',
  `SELECT ${columns(ApiTokenRow, { tokenHash: true }, 't')}, n.suspension, ${STALE}
   FROM api_tokens t JOIN user_standings n USING (user_id) WHERE token_hash = ANY(:hashes::bytea[]) AND ${LIVE}`,
);

/** Deletes tokens with what belongs to them, and keeps their hashes for a time, so that their holders learn why. */
const REVOKE = statement<object, { userId: string; id: string | null }>(
  'api-tokens-revoke',
  `WITH gone AS (
     DELETE FROM api_tokens WHERE user_id = :userId AND (:id::uuid IS NULL OR id = :id)
     RETURNING token_hash)
   INSERT INTO revoked_api_tokens (token_hash) SELECT token_hash FROM gone
   RETURNING 1`,
);

/** Personal tokens. */
@Injectable()
export class ApiTokenStore {
  constructor(private readonly database: Database) {}

  /**
   * Inserts a token. Null when the user has the maximum number; otherwise `also` is part of the same transaction.
   * The maximum stops a runaway script. Concurrent requests may exceed it by a few, which does no harm.
   */
  insert(
    userId: string,
    request: ApiTokenRequest,
    tokenHash: Buffer,
    also: (made: ApiToken, within: Transaction) => Promise<void>,
  ): Promise<ApiToken | null> {
    const scopes = [...new Set(request.scopes)].filter(isScope);
    return this.database.transaction(async (within) => {
      const tokens = within.of(ApiTokenRow);
      if ((await tokens.countBy({ userId })) >= MAX_API_TOKENS) return null;
      const id = randomUUID();
      const { name, expiresAt } = request;
      await tokens.insert({ id, userId, name, expiresAt, tokenHash, scopes });
      const token = await tokens.findOneOrFail({ select: SHOWN, where: { id } });
      await also(token, within);
      return token;
    });
  }

  /** Finds the owner of a token, and stores to the minute when it was used. */
  async use(tokenHash: Buffer): Promise<TokenOwner | null> {
    const found = await this.database.row(FIND, { tokenHash });
    if (!found) return null;
    const { stale, ...owner } = found;
    if (stale) await this.touch([tokenHash]);
    return owner;
  }

  /**
   * The valid tokens among these, by their hashes in hex, with whether their owners are suspended. Stores to the minute
   * when they were used.
   */
  async live(tokenHashes: readonly string[]): Promise<ReadonlyMap<string, Suspendable>> {
    const hashes = tokenHashes.map((hash) => Buffer.from(hash, 'hex'));
    const found = await this.database.rows(WHICH_LIVE, { hashes });
    await this.touch(found.flatMap(({ tokenHash, stale }) => (stale ? tokenHash : [])));
    return new Map(
      found.map(({ tokenHash, suspension }) => [tokenHash.toString('hex'), { suspension }]),
    );
  }

  /** False when the user has no such token. */
  async remove(userId: string, id: string): Promise<boolean> {
    return (await this.database.rows(REVOKE, { userId, id })).length === 1;
  }

  /** Ends all of a user's tokens. */
  async removeAll(userId: string, within: Transaction): Promise<void> {
    await within.rows(REVOKE, { userId, id: null });
  }

  /** Why a token is not valid, as long as that is known; null for a token that we do not know. */
  async problemOf(tokenHash: Buffer): Promise<'EXPIRED' | 'REVOKED' | null> {
    if (await this.database.of(RevokedTokenRow).existsBy({ tokenHash })) return 'REVOKED';
    return (await this.database.of(ApiTokenRow).existsBy({ tokenHash })) ? 'EXPIRED' : null;
  }

  /** A token of the user's own; null for others. */
  find(id: string, userId: string): Promise<ApiToken | null> {
    return this.database.of(ApiTokenRow).findOne({ select: SHOWN, where: { id, userId } });
  }

  /** The user's tokens, newest first. */
  list(userId: string): Promise<ApiToken[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return this.database.of(ApiTokenRow).find({ select: SHOWN, where: { userId }, order });
  }

  private async touch(hashes: readonly Buffer[]): Promise<void> {
    if (hashes.length === 0) return;
    const used = { lastUsedAt: () => 'now()' };
    await this.database.of(ApiTokenRow).update({ tokenHash: In(hashes) }, used);
  }
}
