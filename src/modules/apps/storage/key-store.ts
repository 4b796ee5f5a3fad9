import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { OAuthKeyRow } from './tables.js';

const NEWEST = statement<OAuthKeyRow>(
  'oauth-keys-newest',
  `SELECT ${columns(OAuthKeyRow)} FROM oauth_keys ORDER BY created_at DESC, id LIMIT 8`,
);

/** The keys of OAuth as they are stored. */
@Injectable()
export class OAuthKeyStore {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  newest(): Promise<OAuthKeyRow[]> {
    return this.database.rows(NEWEST, {});
  }

  async add(id: string, sealed: Buffer): Promise<void> {
    await this.database.of(OAuthKeyRow).insert({ id, sealed });
  }
}
