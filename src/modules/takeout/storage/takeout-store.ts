import { Injectable } from '@nestjs/common';
import { takeAll } from '../../../platform/database/batches.js';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { KEPT_DAYS } from '../domain/takeout.js';

/** One attempt to make an archive. */
export interface TakeoutAttempt {
  readonly takeoutId: string;
  readonly attempt: string;
}

/** Parts are megabytes: few are deleted at a time. */
const PARTS_AT_A_TIME = 20;

/** After this many attempts it fails. Attempts that killed a worker count as well. */
const MOST_ATTEMPTS = 10;

const BEGIN = statement<{ id: string }, { id: string; userId: string }>(
  'takeout-begin',
  `WITH older AS (
     UPDATE takeouts SET expires_at = service_now()
     WHERE user_id = :userId AND expires_at > service_now()
       AND NOT EXISTS (SELECT FROM takeouts WHERE user_id = :userId AND ready_at IS NULL AND failed_at IS NULL)
   )
   INSERT INTO takeouts (id, user_id) VALUES (:id, :userId)
   ON CONFLICT (user_id) WHERE ready_at IS NULL AND failed_at IS NULL DO NOTHING RETURNING id`,
);

/** Too many attempts end it instead. */
const ATTEMPT = statement<{ userId: string; isFailed: boolean }, TakeoutAttempt>(
  'takeout-attempt',
  `UPDATE takeouts SET attempts = attempts + 1, attempt = :attempt,
     failed_at = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN service_now() END,
     expires_at = CASE WHEN attempts >= ${MOST_ATTEMPTS} THEN service_now() + interval '${KEPT_DAYS} days' END
   WHERE id = :takeoutId AND ready_at IS NULL AND failed_at IS NULL
   RETURNING user_id AS "userId", failed_at IS NOT NULL AS "isFailed"`,
);

const ADD = statement<{ number: number }, TakeoutAttempt & { number: number; content: Buffer }>(
  'takeout-add-part',
  `INSERT INTO takeout_parts (takeout_id, attempt, number, content)
   SELECT id, attempt, :number, :content FROM takeouts
   WHERE id = :takeoutId AND attempt = :attempt AND ready_at IS NULL AND failed_at IS NULL
   RETURNING number`,
);

const CLEAR_PARTS = statement<{ count: number }, TakeoutAttempt & { limit: number }>(
  'takeout-clear-parts',
  `WITH gone AS (
     DELETE FROM takeout_parts WHERE ctid = ANY (ARRAY(
       SELECT ctid FROM takeout_parts WHERE takeout_id = :takeoutId AND attempt <> :attempt LIMIT :limit))
     RETURNING 1
   ) SELECT count(*)::integer AS count FROM gone`,
);

const FINISH = statement<{ number: number }, TakeoutAttempt & { bytes: number }>(
  'takeout-finish',
  `UPDATE takeouts SET ready_at = service_now(), bytes = :bytes,
     expires_at = service_now() + interval '${KEPT_DAYS} days'
   WHERE id = :takeoutId AND attempt = :attempt AND ready_at IS NULL AND failed_at IS NULL
   RETURNING number`,
);

const EXPIRED_PARTS = statement<{ count: number }, { limit: number }>(
  'takeout-expired-parts',
  `WITH gone AS (
     DELETE FROM takeout_parts WHERE ctid = ANY (ARRAY(
       SELECT p.ctid FROM takeouts t JOIN takeout_parts p ON p.takeout_id = t.id
       WHERE t.expires_at <= service_now() LIMIT :limit))
     RETURNING 1
   ) SELECT count(*)::integer AS count FROM gone`,
);

const EXPIRED = oldRows({
  name: 'takeout-expired',
  table: 'takeouts',
  age: 'expires_at',
  where: `expires_at <= service_now()
    AND NOT EXISTS (SELECT FROM takeout_parts p WHERE p.takeout_id = takeouts.id)`,
});

/** Writes archives. */
@Injectable()
export class TakeoutStore {
  constructor(private readonly database: Database) {}

  /** Begins an archive, which ends the older ones; false if one of this person is being made. */
  async begin(id: string, userId: string, within: Transaction): Promise<boolean> {
    return (await within.row(BEGIN, { id, userId })) !== null;
  }

  /** Begins an attempt: parts of others do not count any more. The person; null if there is nothing to make. */
  async attempt(attempt: TakeoutAttempt): Promise<string | null> {
    const found = await this.database.row(ATTEMPT, attempt);
    if (!found || found.isFailed) return null;
    await this.clearParts(attempt);
    return found.userId;
  }

  /** False if the archive is made by another attempt now, has expired, or its account has ended. */
  async addPart(attempt: TakeoutAttempt, number: number, content: Buffer): Promise<boolean> {
    return (await this.database.row(ADD, { ...attempt, number, content })) !== null;
  }

  /** The number of the archive; null if another attempt has been faster. */
  async finish(
    attempt: TakeoutAttempt,
    bytes: number,
    within: Transaction,
  ): Promise<number | null> {
    return (await within.row(FINISH, { ...attempt, bytes }))?.number ?? null;
  }

  /** Deletes expired archives, their parts first: a few megabytes in each statement. */
  async clear(): Promise<void> {
    await this.deleteParts('takeout-expired-parts', (limit) =>
      this.database.row(EXPIRED_PARTS, { limit }),
    );
    await clearOld(this.database, EXPIRED);
  }

  private clearParts(attempt: TakeoutAttempt): Promise<void> {
    return this.deleteParts('takeout-clear-parts', (limit) =>
      this.database.row(CLEAR_PARTS, { ...attempt, limit }),
    );
  }

  private deleteParts(
    name: string,
    remove: (limit: number) => Promise<{ count: number } | null>,
  ): Promise<void> {
    return takeAll(
      this.database,
      name,
      PARTS_AT_A_TIME,
      async (limit) => (await remove(limit))!.count,
    );
  }
}
