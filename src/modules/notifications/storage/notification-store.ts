import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld, oldRows } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import { fewRows } from '../../../platform/database/few-rows.js';
import { watchesSql } from '../../../platform/presence/presence.js';
import { SCAN } from '../../../platform/database/scanned-list.js';
import { columns, statement } from '../../../platform/database/statement.js';
import { LAST_UUID } from '../../../platform/api/ids.js';
import type { NewNotification } from '../domain/notification.js';
import { NotificationRow } from './tables.js';

const INSERTED = {
  id: true,
  userId: true,
  type: true,
  matchId: true,
  challengeId: true,
  messageId: true,
  competitionId: true,
} as const;

export type InsertedNotification = Pick<NotificationRow, keyof typeof INSERTED>;

/**
 * Inserts many at once. A notification that exists already, by any of the constraints, is skipped, and so is one for
 * an account that has ended. The end of a match is read from the start if the player has the table open.
 */
const INSERT = statement<InsertedNotification, { rows: string }>(
  'notification-insert',
  `INSERT INTO notifications (id, user_id, type, match_id, challenge_id, version, message_id,
     webhook_id, seconds_before, deadline, vacation_id, friend_id, club_id, competition_id, read_at)
   SELECT n.id, n."userId", n.type, n."matchId", n."challengeId", n.version,
     n."messageId", n."webhookId", n."secondsBefore", n.deadline, n."vacationId",
     n."friendId", n."clubId", n."competitionId", CASE WHEN n."isRead"
       OR (n.type = 'MATCH_OVER' AND ${watchesSql('n."userId"', 'n."matchId"')})
       THEN service_now() END
   FROM jsonb_to_recordset(:rows::jsonb) AS n(id uuid, "userId" uuid, type text, "matchId" uuid,
     "challengeId" uuid, version integer, "messageId" uuid, "webhookId" uuid,
     "secondsBefore" integer, deadline timestamptz, "vacationId" uuid, "friendId" uuid,
     "clubId" uuid, "competitionId" uuid, "isRead" boolean)
   WHERE NOT EXISTS (SELECT FROM ended_accounts e WHERE e.user_id = n."userId")
   ON CONFLICT DO NOTHING
   RETURNING ${columns(NotificationRow, INSERTED)}`,
);

/** A turn that has begun, and its player. */
interface BegunTurn {
  readonly matchId: string;
  readonly version: number;
  readonly userId: string;
}

const TURNS = `${fewRows(':turns::jsonb', '"matchId" uuid, version integer, "userId" uuid', 'version')} AS t`;

/**
 * Writes the turns to their players' feeds, except turns that have been played by now. A turn is read from the
 * start if its player has the table open.
 */
const INSERT_TURNS = statement<InsertedNotification, { turns: string }>(
  'notification-insert-turns',
  `INSERT INTO notifications (id, user_id, type, match_id, version, read_at)
   SELECT gen_random_uuid(), t."userId", 'YOUR_TURN', t."matchId", t.version,
     CASE WHEN ${watchesSql('t."userId"', 't."matchId"')} THEN service_now() END
   FROM ${TURNS} JOIN match_turns m ON m.match_id = t."matchId"
     AND m.turn_version = t.version AND m.awaiting_id = t."userId" AND m.status = 'IN_PROGRESS'
   ORDER BY t."userId", t."matchId"
   ON CONFLICT DO NOTHING
   RETURNING ${columns(NotificationRow, INSERTED)}`,
);

/** Which notifications of a user are marked as read; null leaves a condition out. */
export interface Marked {
  readonly userId: string;
  readonly ids: readonly string[] | null;
  readonly matchId: string | null;
}

const MARK_SOME = statement<object, Marked & { ids: readonly string[] }>(
  'notification-mark-some',
  `UPDATE notifications SET read_at = service_now()
   WHERE user_id = :userId AND read_at IS NULL AND id = ANY(:ids::uuid[])
     AND (:matchId::uuid IS NULL OR match_id = :matchId)
   RETURNING id`,
);

/** The position of a notification in the feed. */
interface FeedPosition {
  readonly at: string;
  readonly id: string;
}

/** A batch that was marked: how many of its notifications were unread, and the last one; null if the batch was not full. */
interface MarkedBatch {
  readonly marked: number;
  readonly last: FeedPosition | null;
}

/**
 * Marks the unread notifications among the {@link SCAN} behind a position. One statement for all would hold the locks of
 * all of them, and would write for seconds.
 */
const MARK_BATCH = statement<MarkedBatch, Omit<Marked, 'ids'> & FeedPosition>(
  'notification-mark-batch',
  `WITH unread AS MATERIALIZED (
     SELECT id, created_at FROM notifications
     WHERE user_id = :userId AND read_at IS NULL
       AND (created_at, id) < (:at::timestamptz, :id::uuid)
     ORDER BY created_at DESC, id DESC LIMIT ${SCAN}
   ), marked AS (
     UPDATE notifications n SET read_at = service_now() FROM unread
     WHERE n.id = unread.id AND n.read_at IS NULL
       AND (:matchId::uuid IS NULL OR n.match_id = :matchId)
     RETURNING n.id
   )
   SELECT (SELECT count(*)::integer FROM marked) AS marked,
     (SELECT jsonb_build_object('at', created_at, 'id', id) FROM unread
      ORDER BY created_at DESC, id DESC OFFSET ${SCAN - 1}) AS last`,
);

/** In front of all notifications. Postgres compares it with any time. */
const FEED_START: FeedPosition = { at: 'infinity', id: LAST_UUID };

/**
 * Marks unread notifications `n` that have settled: a turn that was played or is on an open table, an offer in a
 * match that has ended, a challenge or friend request that was answered or cancelled. Each row is written once, when its reader asks
 * next, so that a move writes nothing for it. Only the newest {@link SCAN} unread ones are read; what was behind them is
 * read the next time.
 */
const SETTLE = statement<object, { userId: string }>(
  'notification-settle',
  `UPDATE notifications n SET read_at = service_now()
   WHERE n.id IN (SELECT id FROM notifications WHERE user_id = :userId AND read_at IS NULL
                  ORDER BY created_at DESC, id DESC LIMIT ${SCAN})
     AND n.read_at IS NULL AND NOT CASE
     WHEN n.type IN ('YOUR_TURN', 'REMINDER') THEN EXISTS (SELECT FROM match_turns m
       WHERE m.match_id = n.match_id AND m.turn_version = n.version AND m.awaiting_id = n.user_id
         AND m.status = 'IN_PROGRESS')
       AND NOT (n.type = 'YOUR_TURN' AND ${watchesSql('n.user_id', 'n.match_id')})
     WHEN n.type = 'ABORT_OFFERED' THEN EXISTS (SELECT FROM match_turns m
       WHERE m.match_id = n.match_id AND m.status = 'IN_PROGRESS')
     WHEN n.type = 'CHALLENGE' THEN EXISTS (SELECT FROM challenge_players p
       WHERE p.challenge_id = n.challenge_id AND p.status = 'OPEN')
       AND NOT EXISTS (SELECT FROM challenge_players p
         WHERE p.challenge_id = n.challenge_id AND p.user_id = n.user_id)
     WHEN n.type = 'FRIEND_REQUEST' THEN EXISTS (SELECT FROM open_friend_requests r
       WHERE r.requester_id = n.friend_id AND r.requested_id = n.user_id)
     ELSE true END`,
);

/** An old notification that was read late stays for the same time after that. */
const CLEAR = oldRows<{ days: number }>({
  name: 'notification-clear',
  table: 'notifications',
  age: 'created_at',
  where: `created_at < service_now() - make_interval(days => :days)
    AND coalesce(read_at, created_at) < service_now() - make_interval(days => :days)`,
});

/** Writes users' feeds. */
@Injectable()
export class NotificationStore {
  constructor(private readonly database: Database) {}

  /** Returns the new notifications. An existing one is not repeated. */
  async insert(
    notices: readonly NewNotification[],
    within: Transaction,
  ): Promise<InsertedNotification[]> {
    if (notices.length === 0) return [];
    const rows = notices.map((notice) => ({ ...notice, id: randomUUID() }));
    return within.rows(INSERT, { rows: JSON.stringify(rows) });
  }

  /** The same for the turns that are still current. */
  async insertTurns(
    turns: readonly BegunTurn[],
    within: Transaction,
  ): Promise<InsertedNotification[]> {
    if (turns.length === 0) return [];
    return within.rows(INSERT_TURNS, { turns: JSON.stringify(turns) });
  }

  /** Marks notifications as read that are no news any more. */
  async settle(userId: string): Promise<void> {
    await this.database.rows(SETTLE, { userId });
  }

  /** Marks these notifications of the user as read, or all that there are now; returns how many were unread. */
  async markRead({ ids, ...of }: Marked): Promise<number> {
    if (ids !== null) return (await this.database.rows(MARK_SOME, { ...of, ids })).length;
    let marked = 0;
    for (let from: FeedPosition | null = FEED_START; from !== null;) {
      const batch: MarkedBatch = (await this.database.row(MARK_BATCH, { ...of, ...from }))!;
      marked += batch.marked;
      from = batch.last;
    }
    return marked;
  }

  /** Deletes notifications that are older than this many days, unless they were read in these days. */
  clear(days: number): Promise<void> {
    return clearOld(this.database, CLEAR, { days });
  }
}
