import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { clearOld, oldRows } from '../../../../platform/database/clear-old.js';
import { Database } from '../../../../platform/database/database.js';
import type { Transaction } from '../../../../platform/database/database.js';
import { newestFirst } from '../../../../platform/database/newest-first.js';
import type { Page } from '../../../../platform/graphql/connection.js';
import { NotificationStore } from '../../application/notification-store.js';
import type { Notice, Notification } from '../../domain/notification.js';

const COLUMNS = `n.id, n.user_id AS "userId", n.type, n.match_id AS "matchId",
  n.challenge_id AS "challengeId", n.version, n.message_id AS "messageId",
  n.webhook_id AS "webhookId", n.seconds_before AS "secondsBefore",
  n.created_at AS "createdAt", n.read_at AS "readAt"`;

const FIND = {
  name: 'notification-find',
  text: `SELECT ${COLUMNS} FROM notifications n WHERE n.id = ANY($1::uuid[]) AND n.user_id = $2`,
};

const MARK_READ = {
  name: 'notification-mark-read',
  text: `UPDATE notifications SET read_at = service_now()
         WHERE user_id = $1 AND read_at IS NULL AND ($2::uuid[] IS NULL OR id = ANY($2))
         RETURNING id`,
};

const COUNT_UNREAD = {
  name: 'notification-count-unread',
  text: `SELECT count(*)::integer AS count FROM notifications WHERE user_id = $1 AND read_at IS NULL`,
};

/** Of what is old enough those stay a while that were read late. */
const CLEAR = oldRows({
  name: 'notification-clear',
  table: 'notifications',
  age: 'created_at',
  where: `created_at < service_now() - make_interval(days => $3)
    AND coalesce(read_at, created_at) < service_now() - make_interval(days => $3)`,
});

interface FeedQuery {
  readonly userId: string;
  readonly unread?: boolean;
}

const CONDITIONS: Readonly<Record<keyof FeedQuery, string>> = {
  userId: 'n.user_id = ?',
  unread: '? = (n.read_at IS NULL)',
};

@Injectable()
export class PostgresNotificationStore extends NotificationStore {
  constructor(private readonly database: Database) {
    super();
  }

  async insert(
    notices: readonly Notice[],
    transaction: Transaction,
  ): Promise<{ id: string; userId: string }[]> {
    const rows = notices.map((notice) => ({ ...notice, id: randomUUID() }));
    return transaction.query(
      `INSERT INTO notifications (id, user_id, type, match_id, challenge_id, version, message_id,
         webhook_id, seconds_before, deadline, vacation_id)
       SELECT n.id, n."userId", n.type, n."matchId", n."challengeId", n.version,
         n."messageId", n."webhookId", n."secondsBefore", n.deadline, n."vacationId"
       FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, "userId" uuid, type text, "matchId" uuid,
         "challengeId" uuid, version integer, "messageId" uuid, "webhookId" uuid,
         "secondsBefore" integer, deadline timestamptz, "vacationId" uuid)
       ON CONFLICT DO NOTHING
       RETURNING id, user_id AS "userId"`,
      [JSON.stringify(rows)],
    );
  }

  async find(id: string, userId: string): Promise<Notification | null> {
    return (await this.findMany([id], userId))[0] ?? null;
  }

  findMany(ids: readonly string[], userId: string): Promise<Notification[]> {
    return this.database.run<Notification>(FIND, [ids, userId]);
  }

  list(userId: string, unreadOnly: boolean, page: Page<[string, string]>): Promise<Notification[]> {
    const query: FeedQuery = { userId, ...(unreadOnly && { unread: true }) };
    const { conditions, values, name } = newestFirst(CONDITIONS, query, page, 'n');
    return this.database.run<Notification>(
      {
        name: `notification-list-${name}`,
        text: `SELECT ${COLUMNS} FROM notifications n ${conditions}
               ORDER BY n.created_at DESC, n.id DESC LIMIT $1`,
      },
      values,
    );
  }

  async markRead(userId: string, ids: readonly string[] | null): Promise<number> {
    return (await this.database.run(MARK_READ, [userId, ids])).length;
  }

  async countUnread(userId: string): Promise<number> {
    const [row] = await this.database.run<{ count: number }>(COUNT_UNREAD, [userId]);
    return row!.count;
  }

  async clear(days: number): Promise<void> {
    await clearOld(this.database, CLEAR, [days]);
  }
}
