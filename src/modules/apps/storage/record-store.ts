import { Inject, Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual } from 'typeorm';
import type { CardSuits, Language } from '../../../platform/api/reader.js';
import type { Suspension } from '../../../platform/api/suspension.js';
import type { Scope } from '../../../platform/api/scopes.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import type { Config } from '../../../platform/config/config.js';
import { breaksReference, Database } from '../../../platform/database/database.js';
import type { Sql } from '../../../platform/database/database.js';
import { withinSeconds } from '../../../platform/database/within-seconds.js';
import { statement } from '../../../platform/database/statement.js';
import { AppGrantRow, OAuthRecordRow } from './tables.js';

type OAuthRecord = Omit<OAuthRecordRow, 'consumedAt'>;

/** What is read of a record. */
export type FoundRecord = Pick<OAuthRecordRow, 'key' | 'sealed' | 'consumedAt'>;

const NOW = () => 'now()';

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
  readonly suspension: Suspension | null;
}

interface FoundToken extends AppToken {
  readonly stale: boolean;
  /** Whether it is the first use of a token that was given for a refresh token. */
  readonly isFirst: boolean;
}

const TOKEN = statement<FoundToken, { key: Buffer }>(
  'oauth-records-token',
  `SELECT g.user_id AS "userId", g.app_id AS "appId", g.id AS "grantId", r.scopes,
     r.expires_at AS "expiresAt", u.chosen_language AS language, u.suits, n.suspension,
     g.last_used_at < now() - interval '1 minute' AS stale,
     coalesce(r.given_for = g.spent_token AND NOT g.is_successor_used, false) AS "isFirst"
   FROM oauth_records r JOIN app_grants g ON g.id = r.grant_id
     JOIN user_profiles u ON u.user_id = g.user_id
     JOIN user_standings n ON n.user_id = g.user_id
     JOIN apps a ON a.id = g.app_id AND a.deleted_at IS NULL
   WHERE r.key = :key AND r.expires_at > now()`,
);

/** A grant that was exchanged again in the meantime stays as it is. */
const CONFIRM = statement<object, { key: Buffer }>(
  'app-grants-confirm',
  `UPDATE app_grants g SET is_successor_used = true FROM oauth_records r
   WHERE r.key = :key AND g.id = r.grant_id AND g.spent_token = r.given_for`,
);

/** Stores tokens, codes and unfinished sign-ins. */
@Injectable()
export class RecordStore {
  constructor(
    private readonly database: Database,
    @Inject(CONFIG) private readonly config: Pick<Config, 'REFRESH_GRACE_SECONDS'>,
  ) {}

  /** False when the record's grant has ended. */
  async put(record: OAuthRecord): Promise<boolean> {
    try {
      await this.records().upsert({ ...record, scopes: [...record.scopes] }, ['key']);
      return true;
    } catch (error) {
      if (breaksReference(error, 'oauth_records_grant_id_fkey')) return false;
      throw error;
    }
  }

  find(key: Buffer): Promise<FoundRecord | null> {
    return this.records().findOneBy({ key });
  }

  findBySecond(secondKey: Buffer): Promise<FoundRecord | null> {
    return this.records().findOneBy({ secondKey });
  }

  /** Of two requests with the same code, only one consumes it. False for the other, and for an unknown code. */
  async consume(key: Buffer, within: Sql = this.database): Promise<boolean> {
    const records = within.of(OAuthRecordRow);
    const { affected } = await records.update({ key, consumedAt: IsNull() }, { consumedAt: NOW });
    return affected === 1;
  }

  /** The same for a refresh token; its grant then waits for the first use of the new tokens. */
  exchange(key: Buffer): Promise<boolean> {
    return this.database.transaction(async (within) => {
      if (!(await this.consume(key, within))) return false;
      const { grantId } = await within.of(OAuthRecordRow).findOneByOrFail({ key });
      const exchanged = { spentToken: key, isSuccessorUsed: false };
      const { affected } = await within.of(AppGrantRow).update({ id: grantId! }, exchanged);
      return affected === 1;
    });
  }

  /**
   * Whether a consumed refresh token may be exchanged once more: it is the last one of its grant, and nobody
   * has used the new tokens yet, or it was consumed within the grace period (ADR 39).
   */
  async isRepeatable(key: Buffer): Promise<boolean> {
    const record = await this.records().findOneBy({ key });
    if (!record?.grantId) return false;
    const ofLast = { id: record.grantId, spentToken: key };
    const grant = await this.database.of(AppGrantRow).findOneBy(ofLast);
    if (!grant?.isSuccessorUsed) return grant !== null;
    return this.records().existsBy({
      key,
      consumedAt: withinSeconds(this.config.REFRESH_GRACE_SECONDS),
    });
  }

  async remove(key: Buffer): Promise<void> {
    await this.records().delete({ key });
  }

  /** Removes the records of one model that belong to a grant. */
  async removeOf(grantId: string, model: string): Promise<void> {
    await this.records().delete({ grantId, model });
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
    const { grantId: id } = token;
    if (stale) await this.database.of(AppGrantRow).update({ id }, { lastUsedAt: NOW });
    if (isFirst) await this.database.rows(CONFIRM, { key });
    return token;
  }

  /** Whether a record is kept although it has expired. */
  isExpired(key: Buffer): Promise<boolean> {
    return this.records().existsBy({ key, expiresAt: LessThanOrEqual(new Date()) });
  }

  private readonly records = () => this.database.of(OAuthRecordRow);
}
