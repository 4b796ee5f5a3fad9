import { Injectable } from '@nestjs/common';
import type { QueryDeepPartialEntity as Change } from 'typeorm';
import { groupBy } from '../../../platform/collections.js';
import { clearOld } from '../../../platform/database/clear-old.js';
import { Database } from '../../../platform/database/database.js';
import type { Transaction } from '../../../platform/database/database.js';
import type { Batch } from '../../../platform/database/batches.js';
import type { Page } from '../../../platform/api/page.js';
import type { NotificationDeliveryReason, Sent, Target, WaitingMatch } from '../domain/delivery.js';
import type { Preferences } from '../domain/preferences.js';
import type { NotificationDelivery } from './delivery-statements.js';
import * as sql from './delivery-statements.js';
import { toPreferences } from './preference-store.js';
import type { PreferenceRow } from './preference-store.js';
import { DeliveryRow } from './tables.js';

/** A new delivery. It is suppressed from the start if there is no route to the user. */
export interface NewDelivery extends Pick<DeliveryRow, 'notificationId' | 'userId' | 'channel'> {
  readonly target: Target | null;
  readonly reason: NotificationDeliveryReason | null;
}

/** A delivery that one worker has claimed, with everything that decides about it. */
export interface ClaimedDelivery extends Omit<
  sql.ClaimedRow,
  'hasPreferences' | keyof PreferenceRow
> {
  readonly preferences: Preferences;
}

/** The ledger of deliveries. */
@Injectable()
export class NotificationDeliveryStore {
  constructor(private readonly database: Database) {}

  /** Adds deliveries together with their notifications; returns the ids of the pending ones. */
  async add(deliveries: readonly NewDelivery[], within: Transaction): Promise<string[]> {
    if (deliveries.length === 0) return [];
    const rows = JSON.stringify(deliveries.map(sql.toDeliveryJson));
    const added = await within.rows(sql.ADD, { rows });
    return added.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  }

  /** Claims the delivery; null unless it is due and nobody else has it. */
  async claim(id: string): Promise<ClaimedDelivery | null> {
    const row = await this.database.row(sql.CLAIM, { id });
    return row && toClaimed(row);
  }

  /** Claims deliveries that are due and that nobody else has, the longest due first. */
  async claimDue(batch: Batch): Promise<ClaimedDelivery[]> {
    return (await this.database.rows(sql.CLAIM_DUE, batch)).map(toClaimed);
  }

  /** Checks it again at `until`. This does not count as an attempt. */
  postpone(claimed: ClaimedDelivery, until: Date): Promise<void> {
    return this.putOff(claimed, { dueAt: until, attempts: claimed.attempts - 1 });
  }

  /** Puts it into the digest of `at`. This does not count as an attempt. */
  collect(claimed: ClaimedDelivery, at: Date): Promise<void> {
    return this.putOff(claimed, { dueAt: at, digestAt: at, attempts: claimed.attempts - 1 });
  }

  /** Tries it again after half a minute. The delay grows fourfold each time, up to six hours. */
  retry(claimed: ClaimedDelivery, reason: string): Promise<void> {
    return this.putOff(claimed, { dueAt: () => sql.RETRY_AT, reason });
  }

  async settle(
    { id, attempts }: ClaimedDelivery,
    sent: Exclude<Sent, { outcome: 'RETRY' }>,
  ): Promise<void> {
    const reason = sent.outcome === 'DELIVERED' ? null : sent.reason;
    await this.database.rows(sql.SETTLE, { id, attempts, status: sent.outcome, reason });
  }

  /** The matches of a digest: all matches in which it is the user's turn, the earliest deadline first. */
  waiting(userId: string): Promise<WaitingMatch[]> {
    return this.database.rows(sql.WAITING, { userId });
  }

  /** Settles a digest. Turns of `matchIds` were sent; the others are out of date. */
  async settleDigest(
    { id, attempts }: ClaimedDelivery,
    matchIds: readonly string[],
  ): Promise<void> {
    await this.database.rows(sql.SETTLE_DIGEST, { id, attempts, matchIds });
  }

  async of(
    notificationIds: readonly string[],
  ): Promise<ReadonlyMap<string, NotificationDelivery[]>> {
    const rows = await this.database.rows(sql.OF_NOTIFICATIONS, { notificationIds });
    return groupBy(rows, ({ notificationId }) => notificationId);
  }

  find(id: string, userId: string): Promise<NotificationDelivery | null> {
    return this.database.row(sql.FIND, { id, userId });
  }

  /** Newest first; one more than the page holds if there are more. */
  list(userId: string, page: Page<[string, string]>): Promise<NotificationDelivery[]> {
    return sql.list(this.database, { userId }, page);
  }

  /** Deletes deliveries that were settled more than 30 days ago. */
  sweep(): Promise<void> {
    return clearOld(this.database, sql.SWEEP);
  }

  /** Writes nothing if the worker has lost its claim. */
  private async putOff({ id, attempts }: ClaimedDelivery, change: Change<DeliveryRow>) {
    const held = { id, attempts, status: 'PENDING' } as const;
    await this.database.of(DeliveryRow).update(held, { ...change, leasedUntil: null });
  }
}

const toClaimed = ({ hasPreferences, ...row }: sql.ClaimedRow): ClaimedDelivery => ({
  ...row,
  preferences: toPreferences(hasPreferences ? row : null),
});
