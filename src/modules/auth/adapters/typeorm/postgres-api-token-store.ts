import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { ApiTokenStore, MAX_API_TOKENS } from '../../application/index.js';
import type { ApiToken, ApiTokenRequest, TokenOwner } from '../../application/index.js';

const COLUMNS = `id, name, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
                 expires_at AS "expiresAt"`;

/** The limit keeps a runaway script in check; a few too many at the same moment do no harm. */
const INSERT = `
  INSERT INTO api_tokens (id, user_id, name, token_hash, scopes, expires_at)
  SELECT $1::uuid, $2::uuid, $3::text, $4::bytea, $5::text[], $6::timestamptz
  WHERE (SELECT count(*) FROM api_tokens WHERE user_id = $2) < $7::integer
  RETURNING ${COLUMNS}`;

const STALE = `coalesce(last_used_at < now() - interval '1 minute', true)`;
const LIVE = '(expires_at IS NULL OR expires_at > now())';

const FIND = {
  name: 'api-tokens-find',
  text: `SELECT user_id AS "userId", scopes, ${STALE} AS stale
         FROM api_tokens WHERE token_hash = $1 AND ${LIVE}`,
};

const WHICH_LIVE = {
  name: 'api-tokens-which-live',
  text: `SELECT token_hash AS hash, ${STALE} AS stale
         FROM api_tokens WHERE token_hash = ANY($1::bytea[]) AND ${LIVE}`,
};

const TOUCH = {
  name: 'api-tokens-touch',
  text: 'UPDATE api_tokens SET last_used_at = now() WHERE token_hash = ANY($1::bytea[])',
};

const REMOVE = {
  name: 'api-tokens-remove',
  text: 'DELETE FROM api_tokens WHERE id = $2 AND user_id = $1 RETURNING id',
};

const LIST = {
  name: 'api-tokens-list',
  text: `SELECT ${COLUMNS} FROM api_tokens WHERE user_id = $1 ORDER BY created_at DESC, id`,
};

/** Personal tokens in Postgres. */
@Injectable()
export class PostgresApiTokenStore extends ApiTokenStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    userId: string,
    { name, scopes, expiresAt }: ApiTokenRequest,
    tokenHash: Buffer,
    also: (transaction: Transaction) => Promise<void>,
  ): Promise<ApiToken | null> {
    const once = [...new Set(scopes)];
    const values = [randomUUID(), userId, name, tokenHash, once, expiresAt, MAX_API_TOKENS];
    return this.database.transaction(async (transaction) => {
      const [token] = await transaction.query<ApiToken[]>(INSERT, values);
      if (token) await also(transaction);
      return token ?? null;
    });
  }

  async use(tokenHash: Buffer): Promise<TokenOwner | null> {
    const [found] = await this.database.run<TokenOwner & { stale: boolean }>(FIND, [tokenHash]);
    if (found?.stale) await this.database.run(TOUCH, [[tokenHash]]);
    return found ? { userId: found.userId, scopes: found.scopes } : null;
  }

  async live(tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
    type Found = { hash: Buffer; stale: boolean };
    const wanted = tokenHashes.map((hash) => Buffer.from(hash, 'hex'));
    const found = await this.database.run<Found>(WHICH_LIVE, [wanted]);
    const stale = found.flatMap(({ hash, stale }) => (stale ? hash : []));
    if (stale.length > 0) await this.database.run(TOUCH, [stale]);
    return new Set(found.map(({ hash }) => hash.toString('hex')));
  }

  async remove(userId: string, tokenId: string): Promise<boolean> {
    return (await this.database.run(REMOVE, [userId, tokenId])).length > 0;
  }

  async removeAll(userId: string, transaction: Transaction): Promise<void> {
    await transaction.query('DELETE FROM api_tokens WHERE user_id = $1', [userId]);
  }

  list(userId: string): Promise<ApiToken[]> {
    return this.database.run<ApiToken>(LIST, [userId]);
  }
}
