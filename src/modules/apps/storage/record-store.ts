import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Scope } from '../../../platform/api/scopes.js';
import { Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { OAuthRecordRow } from './tables.js';

export type OAuthRecord = Omit<OAuthRecordRow, 'consumedAt'>;

const PUT = statement<object, OAuthRecord>(
  'oauth-records-put',
  `INSERT INTO oauth_records (key, model, second_key, grant_id, user_id, scopes, sealed, expires_at)
   VALUES (:key, :model, :secondKey, :grantId, :userId, :scopes, :sealed, :expiresAt)
   ON CONFLICT (key) DO UPDATE SET second_key = excluded.second_key, grant_id = excluded.grant_id,
     user_id = excluded.user_id, scopes = excluded.scopes, sealed = excluded.sealed,
     expires_at = excluded.expires_at`,
);

const FOUND = { key: true, sealed: true, consumedAt: true } as const;
type Found = Pick<OAuthRecordRow, keyof typeof FOUND>;

const FIND = statement<Found, { key: Buffer }>(
  'oauth-records-find',
  `SELECT ${columns(OAuthRecordRow, FOUND)} FROM oauth_records WHERE key = :key`,
);

const FIND_SECOND = statement<Found, { secondKey: Buffer }>(
  'oauth-records-find-second',
  `SELECT ${columns(OAuthRecordRow, FOUND)} FROM oauth_records WHERE second_key = :secondKey`,
);

/** If two requests bring the same token or code, only one consumes it. */
const CONSUME = statement<object, { key: Buffer }>(
  'oauth-records-consume',
  `UPDATE oauth_records SET consumed_at = now() WHERE key = :key AND consumed_at IS NULL
   RETURNING key`,
);

/** What an access token allows. */
export interface AppToken {
  readonly userId: string;
  readonly appId: string;
  readonly grantId: string;
  readonly scopes: readonly Scope[];
  readonly expiresAt: Date;
  /** The language that the user has chosen. */
  readonly language: Language | null;
  readonly suits: CardSuits | null;
}

const TOKEN = statement<AppToken & { stale: boolean }, { key: Buffer }>(
  'oauth-records-token',
  `SELECT g.user_id AS "userId", g.app_id AS "appId", g.id AS "grantId", r.scopes,
     r.expires_at AS "expiresAt", u.chosen_language AS language, u.suits,
     g.last_used_at < now() - interval '1 minute' AS stale
   FROM oauth_records r JOIN app_grants g ON g.id = r.grant_id
     JOIN user_profiles u ON u.user_id = g.user_id
     JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
   WHERE r.key = :key AND r.expires_at > now()`,
);

const TOUCH = statement<object, { id: string }>(
  'app-grants-touch',
  'UPDATE app_grants SET last_used_at = now() WHERE id = :id',
);

/** Tokens, codes and unfinished sign-ins. */
@Injectable()
export class RecordStore {
  constructor(private readonly database: Database) {}

  async put(record: OAuthRecord): Promise<void> {
    await this.database.rows(PUT, record);
  }

  find(key: Buffer): Promise<Found | null> {
    return this.database.row(FIND, { key });
  }

  findBySecond(secondKey: Buffer): Promise<Found | null> {
    return this.database.row(FIND_SECOND, { secondKey });
  }

  /** False when the record was consumed before or does not exist. */
  async consume(key: Buffer): Promise<boolean> {
    return (await this.database.row(CONSUME, { key })) !== null;
  }

  async remove(key: Buffer): Promise<void> {
    await this.database.of(OAuthRecordRow).delete({ key });
  }

  /** Removes the records of one model that belong to a grant. */
  async removeOf(grantId: string, model: string): Promise<void> {
    await this.database.of(OAuthRecordRow).delete({ grantId, model });
  }

  /** Ends a user's sign-ins in browsers, where apps ask for consent. */
  async signOut(userId: string, within: Sql = this.database): Promise<void> {
    await within.of(OAuthRecordRow).delete({ userId, grantId: IsNull() });
  }

  /** What an access token allows; null when it is invalid. Stores to the minute when it was used. */
  async token(key: Buffer): Promise<AppToken | null> {
    const found = await this.database.row(TOKEN, { key });
    if (!found) return null;
    const { stale, ...token } = found;
    if (stale) await this.database.rows(TOUCH, { id: token.grantId });
    return token;
  }
}
