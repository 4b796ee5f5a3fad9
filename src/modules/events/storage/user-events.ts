import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import type { UserEventRef } from '../domain/index.js';
import type { UserEventRow } from './tables.js';

type Position = Pick<UserEventRef, 'position'>;
type OfUser = Pick<UserEventRow, 'userId'>;

const CLEARED_TO = `coalesce((SELECT position FROM user_events_cleared WHERE user_id = :userId), 0)`;

const AFTER = statement<UserEventRef, OfUser & Position & { limit: number }>(
  'user-events-after',
  `SELECT position::float8 AS position, match_id AS "matchId", version,
     notification_id AS "notificationId"
   FROM user_events WHERE user_id = :userId AND position > greatest(:position, ${CLEARED_TO})
   ORDER BY position LIMIT :limit`,
);

const NEWEST = statement<Position, OfUser>(
  'user-events-newest',
  `SELECT greatest(max(position), ${CLEARED_TO})::float8 AS position
   FROM user_events WHERE user_id = :userId`,
);

/** The user's newest position before an epoch. */
const LAST_BEFORE = (start: string): string => `greatest(${CLEARED_TO},
  (SELECT max(position) FROM user_events WHERE user_id = :userId AND position < ${start}))`;

/**
 * Whether nothing is missing after a position. It is, if events have been deleted, or if the position is of a time that
 * the database has lost: before an epoch, but after all positions that the user had when it began.
 */
const IS_COMPLETE = statement<{ isComplete: boolean }, OfUser & Position>(
  'user-events-complete',
  `SELECT :position::bigint >= ${CLEARED_TO} AND NOT EXISTS (SELECT FROM epoch_positions e
     WHERE e.first_position > :position::bigint
       AND :position::bigint > ${LAST_BEFORE('e.first_position')}) AS "isComplete"`,
);

/**
 * Each user's sequence of events. Its positions are cursors: after a position was read, no smaller position
 * appears. So a reader that continues after it misses nothing.
 */
@Injectable()
export class UserEvents {
  constructor(private readonly database: Database) {}

  /** The user's rows after a position, or after the deleted ones, in order. */
  after(userId: string, position: number | null, limit: number): Promise<UserEventRef[]> {
    return this.database.rows(AFTER, { userId, position: position ?? 0, limit });
  }

  /** Whether a reader who continues after a position misses nothing. */
  async isComplete(userId: string, position: number): Promise<boolean> {
    return (await this.database.row(IS_COMPLETE, { userId, position }))!.isComplete;
  }

  /** The user's newest position, 0 if there is none. */
  async newest(userId: string): Promise<number> {
    return (await this.database.row(NEWEST, { userId }))!.position;
  }
}
