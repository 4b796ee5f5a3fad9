import { Injectable } from '@nestjs/common';
import type { Page } from '../../../platform/api/page.js';
import type { Notification } from '../domain/notification.js';
import { NotificationStore } from '../storage/notification-store.js';
import type { Marked } from '../storage/notification-store.js';
import { Notifications } from '../storage/notifications.js';

/** Users' feeds as they are shown: notifications that are no news any more are marked as read first. */
@Injectable()
export class Feeds {
  constructor(
    private readonly notifications: Notifications,
    private readonly store: NotificationStore,
  ) {}

  /** Newest first; one more than the page holds if there are more. Only the first page marks what has settled. */
  async page(
    userId: string,
    unreadOnly: boolean,
    page: Page<[string, string]>,
  ): Promise<Notification[]> {
    if (page.after === null) await this.store.settle(userId);
    return this.notifications.list(userId, unreadOnly, page);
  }

  /** How many are current and unread; at most a thousand are counted. */
  async countUnread(userId: string): Promise<number> {
    await this.store.settle(userId);
    return this.notifications.countUnread(userId);
  }

  /** Marks these notifications of the user as read, or all that there are now; returns how many were unread. */
  markRead(marked: Marked): Promise<number> {
    return this.store.markRead(marked);
  }
}
