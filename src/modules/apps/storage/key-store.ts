import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { OAuthKeyRow } from './tables.js';

/** How many keys are read: more than are in use. */
const MOST_READ = 8;

/** The keys of OAuth as they are stored. */
@Injectable()
export class OAuthKeyStore {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  newest(): Promise<OAuthKeyRow[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return this.database.of(OAuthKeyRow).find({ order, take: MOST_READ });
  }

  async add(id: string, sealed: Buffer): Promise<void> {
    await this.database.of(OAuthKeyRow).insert({ id, sealed });
  }
}
