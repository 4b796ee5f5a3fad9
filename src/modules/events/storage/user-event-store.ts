import { Injectable } from '@nestjs/common';
import { clearOld } from '../../../platform/database/clear-old.js';
import type { Cleared } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import { statement } from '../../../platform/database/statement.js';
import { NEXT_BATCH } from '../../../platform/database/batches.js';
import type { Batch } from '../../../platform/database/batches.js';
import type { UserEventRef } from '../domain/index.js';
import type { UserEventRow } from './tables.js';

/** A user's newest position after an append. */
type Appended = Pick<UserEventRow, 'userId'> & Pick<UserEventRef, 'position'>;

/** The matches and notifications to append in one statement. */
export interface Appending {
  /** Matches with new events. */
  readonly matchIds: readonly string[];
  /** Notifications that have been written, in the order in which their users get them. */
  readonly notificationIds: readonly string[];
}

/** Each append holds this lock to the end of its transaction: one append at a time in all processes. */
const APPEND_LOCK = 0x65_76_74;

/**
 * Deletes a batch of the oldest rows. The newest row of each match stays: it shows APPEND which events of the
 * match are in the sequence. Its `created_at` becomes infinite, so that it is read only once here. It is
 * deleted when a later row is old.
 */
const CLEAR = statement<Cleared, Batch & { days: number }>(
  'user-events-clear',
  `
    WITH old AS MATERIALIZED (
      SELECT user_id, position, match_id, version FROM user_events
      WHERE created_at < service_now() - make_interval(days => :days)
      ORDER BY created_at ${NEXT_BATCH} FOR UPDATE SKIP LOCKED
    ), cleared AS (
      INSERT INTO user_events_cleared AS c (user_id, position)
      SELECT user_id, max(position) FROM old GROUP BY user_id ORDER BY user_id
      ON CONFLICT (user_id) DO UPDATE SET position = excluded.position
        WHERE c.position < excluded.position
    ), latest AS (
      SELECT o.*, (SELECT max(l.version) FROM user_events l
                   WHERE l.user_id = o.user_id AND l.match_id = o.match_id) AS newest
      FROM (SELECT user_id, match_id, max(version) AS version FROM old
            WHERE match_id IS NOT NULL GROUP BY user_id, match_id) o
    ), made_infinite AS (
      UPDATE user_events e SET created_at = 'infinity' FROM latest l
      WHERE e.user_id = l.user_id AND e.match_id = l.match_id AND e.version = l.version
        AND l.version = l.newest
    ), superseded AS (
      DELETE FROM user_events e USING latest l
      WHERE e.user_id = l.user_id AND e.match_id = l.match_id
        AND e.version <= l.version AND e.version < l.newest
    ), notices AS (
      DELETE FROM user_events e USING old o
      WHERE o.match_id IS NULL AND e.user_id = o.user_id AND e.position = o.position
    )
    SELECT count(*)::integer AS count FROM old`,
);

/**
 * Positions are drawn under the lock, which is released when the rows become visible: so rows become visible in
 * the order of their positions. A statement that waited for the lock may not see rows that were added while it
 * waited. The statement that added them added all events of a match that it saw, so the events added here are
 * later ones.
 */
export const APPEND = statement<Appended, Appending>(
  'user-events-append',
  `
    WITH locked AS MATERIALIZED (SELECT pg_advisory_xact_lock(${APPEND_LOCK})),
    notices AS (
      SELECT id, user_id FROM notification_types WHERE id = ANY(:notificationIds::uuid[])
    ), due AS (
      SELECT f.user_id, e.match_id, e.version, NULL::uuid AS notification_id
      FROM match_followers f JOIN match_event_versions e ON e.match_id = f.match_id
        AND e.version > coalesce((SELECT max(u.version) FROM user_events u
          WHERE u.user_id = f.user_id AND u.match_id = f.match_id), 0)
      WHERE f.match_id = ANY(:matchIds::uuid[])
        AND NOT EXISTS (SELECT FROM ended_accounts a WHERE a.user_id = f.user_id)
      UNION ALL
      SELECT user_id, NULL, NULL, id FROM notices
    ), ordered AS (
      SELECT due.* FROM locked, due ORDER BY match_id NULLS LAST, version,
        array_position(:notificationIds::uuid[], notification_id)
    ), added AS (
      INSERT INTO user_events (user_id, position, match_id, version, notification_id)
      SELECT user_id, nextval('user_event_position'), match_id, version, notification_id FROM ordered
      ON CONFLICT DO NOTHING
      RETURNING user_id, position
    ), last_added AS (
      SELECT user_id, max(position) AS position FROM added GROUP BY user_id
    ), concerned AS (
      SELECT user_id FROM match_followers WHERE match_id = ANY(:matchIds::uuid[])
      UNION SELECT user_id FROM notices
    )
    SELECT c.user_id AS "userId", coalesce(a.position,
        (SELECT max(position) FROM user_events u WHERE u.user_id = c.user_id), 0)::float8 AS position
    FROM concerned c LEFT JOIN last_added a USING (user_id)`,
);

/** May be run again: it never goes back. */
const SKIP = statement<object, { position: number }>(
  'user-events-skip',
  `SELECT setval('user_event_position', greatest(last_value, :position::bigint)) FROM user_event_position`,
);

/** Appends to the users' sequences of events, and deletes old events. */
@Injectable()
export class UserEventStore {
  constructor(private readonly database: Database) {}

  /** Deletes rows older than this many days. */
  clear(days: number): Promise<void> {
    return clearOld(this.database, CLEAR, { days });
  }

  /** All positions from now on are greater than this one. */
  async skipTo(position: number): Promise<void> {
    await this.database.rows(SKIP, { position });
  }

  /**
   * Appends the missing events of the matches and all these notifications to the sequences of the users concerned. A
   * second call adds nothing.
   */
  append(appending: Appending): Promise<Appended[]> {
    return this.database.rows(APPEND, appending);
  }
}
