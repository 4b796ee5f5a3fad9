import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import { Database } from '../../../platform/database/database.js';
import { listNewest } from '../../../platform/database/newest-first.js';
import { SCAN } from '../../../platform/database/scanned-list.js';
import { columns, statement } from '../../../platform/database/statement.js';
import type { Notification } from '../domain/notification.js';
import { NotificationRow } from './tables.js';

const NOTIFICATION = columns(
  NotificationRow,
  {
    id: true,
    userId: true,
    type: true,
    matchId: true,
    challengeId: true,
    version: true,
    messageId: true,
    friendId: true,
    clubId: true,
    webhookId: true,
    competitionId: true,
    secondsBefore: true,
    createdAt: true,
    readAt: true,
  },
  'n',
);

const FIND = statement<Notification, { ids: readonly string[]; userId: string }>(
  'notification-find',
  `SELECT ${NOTIFICATION} FROM notifications n WHERE n.id = ANY(:ids::uuid[]) AND n.user_id = :userId`,
);

const list = listNewest<Notification, { userId: string; unread?: true }>({
  name: 'notification-list',
  select: `SELECT ${NOTIFICATION} FROM notifications n`,
  alias: 'n',
  parts: { userId: 'n.user_id = :userId', unread: 'n.read_at IS NULL' },
});

const COUNT_UNREAD = statement<{ found: number }, { userId: string; limit: number }>(
  'notification-count-unread',
  `SELECT count(*)::integer AS found
   FROM (SELECT FROM notifications n WHERE n.user_id = :userId AND n.read_at IS NULL LIMIT :limit) n`,
);

/** Reads users' feeds as they are stored. `Feeds` marks first what has settled. */
@Injectable()
export class Notifications {
  constructor(private readonly database: Database) {}

  find(id: string, userId: string): Promise<Notification | null> {
    return this.database.row(FIND, { ids: [id], userId });
  }

  /** The user's own notifications with these ids, in no order. */
  findMany(ids: readonly string[], userId: string): Promise<Notification[]> {
    return this.database.rows(FIND, { ids, userId });
  }

  /** Newest first; one more than the page holds if there are more. */
  list(userId: string, unreadOnly: boolean, page: Page<[string, string]>): Promise<Notification[]> {
    return list(this.database, { userId, ...(unreadOnly && { unread: true }) }, page);
  }

  /** How many notifications are unread; at most {@link SCAN} are counted. */
  async countUnread(userId: string): Promise<number> {
    return (await this.database.row(COUNT_UNREAD, { userId, limit: SCAN }))!.found;
  }
}
