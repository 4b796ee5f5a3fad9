import { Inject, Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Scope } from '../../../platform/api/scopes.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { breaksReference, Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { OAuthRecordRow } from './tables.js';

export type OAuthRecord = Omit<OAuthRecordRow, 'consumedAt'>;

const PUT = statement<object, OAuthRecord>(
  'oauth-records-put',
  `INSERT INTO oauth_records (key, model, second_key, grant_id, user_id, scopes, sealed, expires_at,
     given_for)
   VALUES (:key, :model, :secondKey, :grantId, :userId, :scopes, :sealed, :expiresAt, :givenFor)
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

/** If two requests bring the same code, only one consumes it. */
const CONSUME = statement<object, { key: Buffer }>(
  'oauth-records-consume',
  `UPDATE oauth_records SET consumed_at = now() WHERE key = :key AND consumed_at IS NULL
   RETURNING key`,
);

/** The same for a refresh token; its grant then waits for the first use of the new tokens. */
const EXCHANGE = statement<object, { key: Buffer }>(
  'oauth-records-exchange',
  `WITH spent AS (UPDATE oauth_records SET consumed_at = now()
                  WHERE key = :key AND consumed_at IS NULL RETURNING grant_id)
   UPDATE app_grants g SET spent_token = :key, is_successor_used = false
   FROM spent WHERE g.id = spent.grant_id RETURNING g.id`,
);

const IS_REPEATABLE = statement<object, { key: Buffer; seconds: number }>(
  'oauth-records-is-repeatable',
  `SELECT r.key FROM oauth_records r JOIN app_grants g ON g.id = r.grant_id
   WHERE r.key = :key AND g.spent_token = r.key
     AND (NOT g.is_successor_used OR r.consumed_at > now() - make_interval(secs => :seconds))`,
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

interface FoundToken extends AppToken {
  readonly stale: boolean;
  /** Whether it is the first use of a token that was given for a refresh token. */
  readonly isFirst: boolean;
}

const TOKEN = statement<FoundToken, { key: Buffer }>(
  'oauth-records-token',
  `SELECT g.user_id AS "userId", g.app_id AS "appId", g.id AS "grantId", r.scopes,
     r.expires_at AS "expiresAt", u.chosen_language AS language, u.suits,
     g.last_used_at < now() - interval '1 minute' AS stale,
     coalesce(r.given_for = g.spent_token AND NOT g.is_successor_used, false) AS "isFirst"
   FROM oauth_records r JOIN app_grants g ON g.id = r.grant_id
     JOIN user_profiles u ON u.user_id = g.user_id
     JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
   WHERE r.key = :key AND r.expires_at > now()`,
);

const TOUCH = statement<object, { id: string }>(
  'app-grants-touch',
  'UPDATE app_grants SET last_used_at = now() WHERE id = :id',
);

/** A grant that was exchanged again in the meantime stays as it is. */
const CONFIRM = statement<object, { key: Buffer }>(
  'app-grants-confirm',
  `UPDATE app_grants g SET is_successor_used = true FROM oauth_records r
   WHERE r.key = :key AND g.id = r.grant_id AND g.spent_token = r.given_for`,
);

/** Tokens, codes and unfinished sign-ins. */
@Injectable()
export class RecordStore {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'REFRESH_GRACE_SECONDS'>,
  ) {}

  /** False when the record's grant has ended. */
  async put(record: OAuthRecord): Promise<boolean> {
    try {
      await this.database.rows(PUT, record);
      return true;
    } catch (error) {
      if (breaksReference(error, 'oauth_records_grant_id_fkey')) return false;
      throw error;
    }
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

  /** Consumes a refresh token. False when it was consumed before or does not exist. */
  async exchange(key: Buffer): Promise<boolean> {
    return (await this.database.row(EXCHANGE, { key })) !== null;
  }

  /**
   * Whether a consumed refresh token may be exchanged once more: it is the last one of its grant, and nobody
   * has used the new tokens yet, or it was consumed within the grace period (ADR 39).
   */
  async isRepeatable(key: Buffer): Promise<boolean> {
    const seconds = this.config.REFRESH_GRACE_SECONDS;
    return (await this.database.row(IS_REPEATABLE, { key, seconds })) !== null;
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

  /** What an access token allows; null when it is invalid. Stores to the minute when it was used, and a first use. */
  async token(key: Buffer): Promise<AppToken | null> {
    const found = await this.database.row(TOKEN, { key });
    if (!found) return null;
    const { stale, isFirst, ...token } = found;
    if (stale) await this.database.rows(TOUCH, { id: token.grantId });
    if (isFirst) await this.database.rows(CONFIRM, { key });
    return token;
  }
}
