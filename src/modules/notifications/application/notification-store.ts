import type { Page } from '../../../platform/graphql/connection.js';
import type { Notice, Notification } from '../domain/notification.js';
import type { Transaction } from '../../../platform/database/database.js';

/** Where notifications live. */
export abstract class NotificationStore {
  /** The new notifications' ids with their users'; one that was told before is not told again. */
  abstract insert(
    notices: readonly Notice[],
    transaction: Transaction,
  ): Promise<{ id: string; userId: string }[]>;
  abstract find(id: string, userId: string): Promise<Notification | null>;
  /** The user's own of these, in no order. */
  abstract findMany(ids: readonly string[], userId: string): Promise<Notification[]>;
  /** Newest first; one more than asked for where there are more. */
  abstract list(
    userId: string,
    unreadOnly: boolean,
    page: Page<[string, string]>,
  ): Promise<Notification[]>;
  /** Marks the user's notifications as read, all of them without ids; how many were not yet. */
  abstract markRead(userId: string, ids: readonly string[] | null): Promise<number>;
  abstract countUnread(userId: string): Promise<number>;
  /** Clears what was read, or never read and made, more than so many days ago. */
  abstract clear(days: number): Promise<void>;
}
