import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { Takeout } from '../domain/takeout.js';

const COLUMNS = `id, user_id AS "userId", number, requested_at AS "requestedAt", ready_at AS "readyAt",
  failed_at AS "failedAt", expires_at AS "expiresAt", bytes::float8 AS bytes`;

const NEWEST = statement<Takeout, { userId: string }>(
  'takeout-newest',
  `SELECT ${COLUMNS} FROM takeouts
   WHERE user_id = :userId AND (expires_at IS NULL OR expires_at > service_now())
   ORDER BY number DESC LIMIT 1`,
);

const READY = statement<Takeout, { id: string }>(
  'takeout-ready',
  `SELECT ${COLUMNS} FROM takeouts
   WHERE id = :id AND ready_at IS NOT NULL AND expires_at > service_now()`,
);

const PART = statement<{ content: Buffer }, { id: string; number: number }>(
  'takeout-part',
  `SELECT p.content FROM takeouts t
   JOIN takeout_parts p ON p.takeout_id = t.id AND p.attempt = t.attempt AND p.number = :number
   WHERE t.id = :id AND t.ready_at IS NOT NULL AND t.expires_at > service_now()`,
);

/** Reads archives. */
@Injectable()
export class Takeouts {
  constructor(private readonly database: Database) {}

  /** The newest archive of a person that has not expired. */
  newestOf(userId: string): Promise<Takeout | null> {
    return this.database.row(NEWEST, { userId });
  }

  /** An archive that can be downloaded. */
  findReady(id: string): Promise<Takeout | null> {
    return this.database.row(READY, { id });
  }

  /** The bytes of part `number`, counted from 1; null after the last one, and once the archive has expired. */
  async part(id: string, number: number): Promise<Buffer | null> {
    return (await this.database.row(PART, { id, number }))?.content ?? null;
  }
}
